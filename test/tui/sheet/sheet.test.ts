import { describe, expect, it, test } from 'vitest';
import { minus } from '../../../src/front/number.ts';
import { type DealTable, dealTables, type Party } from '../../../src/tui/sheet/by-seat.ts';
import { courseOf, extremesText, marksOf } from '../../../src/tui/sheet/course.ts';
import { drawSheet, drawWholeCourse, hiddenCourse } from '../../../src/tui/sheet/draw.ts';
import type { SheetPage } from '../../../src/tui/sheet/page.ts';
import { makeTheme } from '../../../src/tui/theme.ts';
import { widthOf } from '../../../src/width.ts';
import { afterDeals } from '../../support/sheet.ts';

const theme = makeTheme({ depth: 0, symbols: 'unicode' });
const NARROW = { columns: 78, rows: 17 };

const party = (name: string, ...points: number[]): Party => ({
  name,
  points,
  total: points.reduce((sum, value) => sum + value, 0),
});
const HEARTS = [
  party('You', 244, 300, -70),
  party('Bo', 31, 200, 102),
  party('Cat', -100, -100, 150),
  party('Dan', 141, 200, 63),
];

const table = (parties: readonly Party[], more: Partial<DealTable> = {}): SheetPage => ({
  ends: '',
  blocks: dealTables({
    parties,
    status: afterDeals(parties[0]!.points.length),
    winner: 'lowest',
    columns: 78,
    ...more,
  }),
  course: courseOf(parties),
  verdict: [''],
});
const texts = (page: SheetPage, size: { columns: number; rows: number } = NARROW) =>
  drawSheet(page, size, theme).texts();

test('a table of deals: a column a seat, what each deal was about, totals, places and what is left', () => {
  const page = table(HEARTS, {
    lead: [{ title: 'passed', width: 9, cells: ['left', 'right', 'across'] }],
    notes: ['You: 122 ×2', 'Cat: the moon', 'Bo: 51 ×2'],
    left: { to: 'to 1000', of: (total) => minus(1000 - total) },
  });
  expect(texts(page).slice(0, 8)).toEqual([
    '   deal  passed        You      Bo     Cat     Dan',
    '   1     left          244      31    −100     141   You: 122 ×2',
    '   2     right         300     200    −100     200   Cat: the moon',
    '   3 ▸   across        −70     102     150      63   Bo: 51 ×2',
    '─'.repeat(78),
    '   total               474     333     −50     404',
    '   place               4th     2nd     1st     3rd',
    '   left  to 1000       526     667    1050     596',
  ]);
});

test('a wide name leaves what follows it in its column', () => {
  const page = (name: string): SheetPage => ({
    ...table(HEARTS),
    blocks: [
      {
        kind: 'lines',
        title: 'HOW IT CAME ABOUT',
        rows: [
          { name, text: 'no pointed cards', value: '0' },
          { name: 'Bo', text: 'Q♠', value: '100' },
        ],
      },
    ],
  });
  const wide = texts(page('王小龙'));
  expect(wide.map((line) => line.replace('王小龙', 'Wanglo'))).toEqual(texts(page('Wanglo')));
});

test('deals that have no room are one row with their sum; the totals are still those of all', () => {
  const many = Array.from({ length: 40 }, (_, deal) => deal);
  const page = table([party('You', ...many), party('Bo', ...many.map((deal) => -deal))]);
  const shown = texts(page);
  expect(shown).toHaveLength(17);
  expect(shown[1]).toMatch(/^ {3}1-28 +378 +−378$/);
  expect(shown[2]).toMatch(/^ {3}29 +28 +−28$/);
  expect(shown[13]).toMatch(/^ {3}40 ▸ +39 +−39$/);
  expect(shown.at(-2)).toMatch(/total +780 +−780/);
  // A file has every deal.
  expect(texts(page, { columns: 78, rows: Number.POSITIVE_INFINITY })).toHaveLength(44);
});

test('of a match of one deal there are no totals, and nothing is left to its end', () => {
  const only = { ...afterDeals(1), deal: 3, only: true as const };
  const left = { to: 'to 1000', of: String };
  expect(texts(table([party('You', -40), party('Bo', 10)], { status: only, left })).slice(0, 5)).toEqual([
    '   deal       You      Bo',
    '   3 ▸        −40      10',
    '─'.repeat(78),
    '   place      1st     2nd',
    '',
  ]);
});

describe('names', () => {
  it.each(['王小明王小明', 'Ångström-Bohlin', 'A'])(
    'of any width leave the columns where they are: %s',
    (name) => {
      const [head, row] = texts(table([party(name, 1234), party('Bo', -5)]));
      const end = (text: string) => widthOf(text);
      expect(end(head!.slice(0, head!.indexOf('Bo') + 2))).toBe(end(row!.slice(0, row!.indexOf('−5') + 2)));
    },
  );
});

test('lines are wrapped before their value, cards and all', () => {
  const page: SheetPage = {
    ends: '',
    blocks: [
      {
        kind: 'lines',
        title: 'HOW DEAL 1 CAME ABOUT',
        note: 'a card left in hand costs 1',
        rows: [
          { name: 'You', text: 'went out', value: '0' },
          { name: 'Bo', text: Array(30).fill('3♠').join(' '), value: '30' },
        ],
      },
    ],
    verdict: [''],
  };
  const shown = texts(page, { columns: 78, rows: 6 });
  expect(shown[0]).toBe('   HOW DEAL 1 CAME ABOUT   a card left in hand costs 1');
  expect(shown[1]).toBe(`   You  went out${' '.repeat(60)}0`);
  expect(shown[2]!.endsWith('30')).toBe(true);
  expect(shown[3]).toMatch(/^ {8}3♠/);
  expect(shown.join(' ').match(/3♠/g)).toHaveLength(30);
  expect(shown.every((line) => widthOf(line) <= 77)).toBe(true);
});

test('where there is room the course of the scores is plotted, and earlier deals are explained', () => {
  const how = (deal: number) => ({
    kind: 'lines' as const,
    title: `HOW DEAL ${deal} CAME ABOUT`,
    rows: [{ text: 'so and so' }],
  });
  const page = { ...table(HEARTS), more: [how(2), how(1)] };
  expect(texts(page, { columns: 78, rows: 11 }).join('\n')).not.toContain('COURSE');
  const shown = texts(page, { columns: 98, rows: 26 });
  expect(shown.join('\n')).toMatch(
    /HOW DEAL 2[\s\S]*HOW DEAL 1[\s\S]*COURSE OF THE SCORES {3}Y You {3}B Bo {3}C Cat {3}D Dan/,
  );
  const plot = shown.slice(shown.findIndex((line) => line.includes('COURSE')) + 1);
  // The highest total stands on the first row, the lowest on the last.
  expect(plot[0]).toMatch(/^ {4}544 │ +Y/);
  expect(plot.find((line) => line.includes('−200 │'))).toMatch(/C/);
});

test('a letter stands for each player in the plot, a number where two begin alike', () => {
  expect(marksOf(['You', 'Bo', 'Cat'])).toEqual(['Y', 'B', 'C']);
  expect(marksOf(['Bo', 'Bea', 'Cat'])).toEqual(['1', '2', '3']);
  expect(marksOf(['王', 'Bo'])).toEqual(['1', '2']);
});

describe('the best and the worst deal', () => {
  it('is the lowest or the highest, as the game goes', () => {
    expect(extremesText(HEARTS, 'lowest')).toBe(
      'Best deal: −100 for Cat in deal 2; worst: +300 for You in deal 2.',
    );
    expect(extremesText(HEARTS, 'highest')).toBe(
      'Best deal: +300 for You in deal 2; worst: −100 for Cat in deal 2.',
    );
  });

  it('is of equal ones the one in which the others did worst, or best', () => {
    const out = [party('You', 0, 5), party('Bo', 3, 0), party('Cat', 8, 8)];
    expect(extremesText(out, 'lowest')).toBe('Best deal: 0 for Bo in deal 2; worst: +8 for Cat in deal 1.');
  });

  it('is none where there was one deal, or all were alike', () => {
    expect(extremesText([party('You', 3), party('Bo', 5)], 'lowest')).toBe('');
    expect(extremesText([party('You', 3, 3), party('Bo', 3, 3)], 'lowest')).toBe('');
  });

  it('is told with the plot, without it where only a line has room, and in the file', () => {
    const page = { ...table(HEARTS), course: courseOf(HEARTS, 'lowest') };
    const told = /Best deal: −100 for Cat/g;
    for (const rows of [9, 17, 33, Number.POSITIVE_INFINITY])
      expect(texts(page, { columns: 78, rows }).join('\n').match(told)).toHaveLength(1);
    expect(texts(page, { columns: 78, rows: 8 }).join('\n')).not.toMatch(told);
    expect(texts(table(HEARTS), { columns: 78, rows: 33 }).join('\n')).not.toMatch(told);
  });
});

test('a course that the sheet has no room for can be drawn by itself', () => {
  const page = { ...table(HEARTS), course: courseOf(HEARTS, 'lowest') };
  expect(hiddenCourse(page, { columns: 78, rows: 40 })).toBe(null);
  expect(hiddenCourse(table([party('You', 1), party('Bo', 2)]), NARROW)).toBe(null);
  const course = hiddenCourse(page, { columns: 78, rows: 12 })!;
  const shown = drawWholeCourse(course, NARROW, theme).texts();
  expect(shown[0]).toContain('COURSE OF THE SCORES');
  expect(shown[1]).toMatch(/^ {4}544 │ +Y/);
  expect(shown.at(-1)).toContain('Best deal: −100 for Cat in deal 2');
});
