import { describe, expect, test } from 'vitest';
import { makeSpeaker, UNICODE_GLYPHS } from '../../../src/front/speaker.ts';
import { catalogue } from '../../../src/games.ts';
import { Canvas } from '../../../src/tui/drawing/canvas.tsx';
import { drawLadder } from '../../../src/tui/drawing/ladder.ts';
import { tableSizeIn } from '../../../src/tui/drawing/size.ts';
import type { Party } from '../../../src/tui/sheet/by-seat.ts';
import { courseOf, placesAlong } from '../../../src/tui/sheet/course.ts';
import { momentsOf } from '../../../src/tui/sheet/moments.ts';
import { spacedOut } from '../../../src/tui/sheet/words.ts';
import { tableOf } from '../../../src/tui/tables.ts';
import { inAscii } from '../../../src/tui/terminal/ascii.ts';
import { makeTheme } from '../../../src/tui/theme.ts';
import { widthOf } from '../../../src/width.ts';
import { recorded } from '../../support/logs.ts';
import { rowsDrawnTwice } from '../../support/picture/headings.ts';
import { played } from '../../support/played.ts';
import { brokenWalls } from '../../support/walls.ts';

const SIZES = [
  [80, 24],
  [100, 30],
  [120, 40],
  [160, 50],
] as const;

/** The ends of all deals of a recorded match, and of the match, as they are drawn. */
async function endsOf(
  id: string | Pick<ReturnType<typeof recorded>, 'match' | 'players'>,
  [columns, rows]: readonly [number, number],
  eyes: 0 | 'table' = 0,
  symbols: 'unicode' | 'ascii' = 'unicode',
  dearest?: string,
  keys = 'nyep',
) {
  const { match, players } = typeof id === 'string' ? recorded(`${id}-finished`) : id;
  const table = await tableOf(match.game);
  const size = tableSizeIn({ columns, rows });
  const theme = makeTheme({ depth: 0, symbols });
  const speaker = makeSpeaker(players, eyes, UNICODE_GLYPHS);
  const ends = match.history.filter(
    ({ status }, at) => status.results.length > (match.history[at - 1]?.status.results.length ?? 0),
  );
  return ends.map((step) => {
    const facts = match.history
      .filter(({ status }) => status.deal === step.status.deal)
      .flatMap((one) => one.facts('table'));
    const { status } = step;
    const position = {
      view: step.view(eyes),
      status,
      speaker,
      facts,
      columns: size.columns,
      dearest,
      keys: new Set(keys),
    };
    return table.sheet.end!(position as never, size, theme).texts();
  });
}

/** Its last trick is of two cards a player. */
const PAIRS_LAST = played({ game: 'shengji', options: { deals: 3 }, deals: 3, seed: '2' });

const ids = catalogue.map(({ game }) => game.id);

describe.each(SIZES)('at %d×%d', (...size) => {
  test.each(ids)('%s: every end fits, with nothing cut, for a player and for a spectator', async (id) => {
    for (const eyes of [0, 'table'] as const)
      for (const lines of await endsOf(id, size, eyes)) {
        expect(lines.join('\n')).not.toContain('…');
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(size[0] - 2);
        expect(brokenWalls(lines)).toEqual([]);
        expect(rowsDrawnTwice(lines)).toEqual([]);
      }
  });
});

test.each(SIZES)(
  'Shengji: nothing is drawn over the ladder after a last trick of pairs, at %d×%d',
  async (...size) => {
    const end = (await endsOf(PAIRS_LAST, size)).at(-1)!;
    expect(rowsDrawnTwice(end)).toEqual([]);
    for (const shown of [/BEST {2,}/, /WORST {2,}/, /TURN {2,}/, /NEXT {2,}/])
      expect(end.filter((line) => shown.test(line))).toHaveLength(1);
    for (const name of ['You', 'Bo', 'Cat', 'Dan', 'Eli', 'Fay'])
      expect(end.filter((line) => new RegExp(`\\d(st|nd|rd|th) +${name} `).test(line))).toHaveLength(1);
  },
);

test.each(ids)('%s: the end of a match names the winner, the moments and what is next', async (id) => {
  const end = (await endsOf(id, [80, 24])).at(-1)!.join('\n');
  expect(end).toMatch(/W I N|wins?\b/);
  expect(end).toMatch(/BEST {2,}/);
  expect(end).toMatch(/NEXT {4,}n (another match|new)/);
  expect((await endsOf(id, [80, 24], 'table')).at(-1)!.join('\n')).toMatch(
    id === 'kings-court' ? /BEST/ : /HIGHEST/,
  );
});

test.each(ids)('%s: without Unicode the ends have neither lines nor glyphs of it', async (id) => {
  for (const lines of await endsOf(id, [80, 24], 0, 'ascii'))
    for (const line of lines) expect(inAscii(line)).toMatch(/^[\x20-\x7e]*$/);
});

test('Chinese Hearts: the end of a deal shows what each took, and three numbers', async () => {
  const [first] = await endsOf('gongzhu', [80, 24]);
  expect(first).toEqual([
    '  took                                                   deal   match   place',
    '',
    '         ╭───┬──┬──╮',
    '  You    │10♣│7♥│3♥│                                      +20      20     2nd',
    '         ╰───┴──┴──╯',
    '',
    '         ╭──┬──┬──┬──┬──┬──┬──╮',
    '  Bo     │J♦│Q♠│K♥│Q♥│J♥│9♥│6♥│                          +105     105     4th',
    '         ╰──┴──┴──┴──┴──┴──┴──╯',
    '',
    '         ╭──┬──┬──┬──╮',
    '  Cat    │8♥│5♥│4♥│2♥│                                    +19      19     1st',
    '         ╰──┴──┴──┴──╯',
    '',
    '         ╭──┬───╮',
    '  Dan    │A♥│10♥│                                         +60      60     3rd',
    '         ╰──┴───╯',
  ]);
});

test('in a wide window the numbers of a deal stand near what they belong to', async () => {
  const [lines] = await endsOf('gongzhu', [160, 50]);
  expect(Math.max(...lines!.map((line) => widthOf(line.trimEnd())))).toBe(77);
});

test('Chinese Hearts: at 120 columns the boxes of the end of a match are as wide as each other', async () => {
  const end = (await endsOf('gongzhu', [120, 40])).at(-1)!;
  const titled = end.filter((line) => /╭─ (The last trick|Standing|Moments|Course)/.test(line));
  expect(titled.map((line) => line.length)).toEqual([118, 118, 118, 118]);
});

test('Chinese Hearts: the end of a match has the last trick, the ladder, the course and three moments', async () => {
  const end = (await endsOf('gongzhu', [80, 24])).at(-1)!;
  expect(end[1]).toBe(' ┃            Y O U   W I N             ┃    ┏━━━┓   ╭───╮   ╭───╮   ╭───╮');
  expect(end[6]).toBe(' place  player  total    0                  200 ends it    place, deal 1 to 3');
  expect(end[7]).toBe(' 1st    You        40    ▄▄▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁    2 1 1');
  expect(end[12]).toBe(' BEST    deal 3: you shot the moon: +400 for each of the others');
  expect(end[16]).toBe(' NEXT    n another match   y these cards again   e what it cost you   p replay');
});

const party = (name: string, ...points: number[]): Party => ({
  name,
  points,
  total: points.reduce((sum, value) => sum + value, 0),
});
const PARTIES = [party('You', 10, 0, 10, 0), party('Bo', 0, 30, 5, 90), party('Cat', 0, 0, 40, 0)];
const told = (own: number | null) =>
  momentsOf(PARTIES, 'lowest', own, 1, (deal, who) => [
    `${deal} ${who === null ? 'all' : PARTIES[who]!.name}`,
  ]).map(({ name, texts }) => `${name} ${texts[0]}`);

test('of equal deals the best has the others furthest behind, the worst furthest ahead; the turn is the widest of the rest', () => {
  expect(told(0)).toEqual(['BEST deal 4: 3 You', 'WORST deal 1: 0 You', 'TURN deal 3: 2 all']);
});

test('a spectator is told of the highest and the lowest of all', () => {
  expect(told(null)).toEqual(['HIGHEST deal 4: 3 You', 'LOWEST deal 4: 3 Bo', 'TURN deal 3: 2 all']);
});

test('places after each deal: equal totals share the better one', () => {
  expect(placesAlong(courseOf(PARTIES).lines, 'lowest')).toEqual([
    [3, 2, 1, 1],
    [1, 3, 2, 3],
    [1, 1, 3, 2],
  ]);
});

test('a name is spaced out where that is plain ASCII', () => {
  expect(spacedOut('Cat wins')).toBe('C A T   W I N S');
  expect(spacedOut('小明 wins')).toBe('小明 wins');
});

test('marks of a race that lie side by side are kept apart', () => {
  const canvas = new Canvas(80, 3, makeTheme({ depth: 0, symbols: 'unicode' }));
  const totals = [200, 240, -60, 200, 500];
  drawLadder(canvas, 0, 0, { kind: 'race', from: -500, to: 500, teams: [{ name: 'US', totals, text: '' }] });
  expect(canvas.texts()[1]).toMatch(/ ─+3─+┼─+1,4─2─+5$/);
});

test('the worst moment is the dearest decision where a review has found one', async () => {
  const moments = await endsOf('gongzhu', [80, 24], 0, 'unicode', 'deal 2, trick 5: Q♠, 31 points');
  expect(moments.at(-1)!.join('\n')).toMatch(/BEST {3}.*\n +WORST {3}deal 2, trick 5: Q♠, 31 points\n/);
});

test('what is said to be next is what there are keys for: at a hosted table only the replay', async () => {
  const offersOf = async (keys: string) => {
    const end = (await endsOf('gongzhu', [80, 24], 0, 'unicode', undefined, keys)).at(-1)!;
    return end.flatMap((line) => /NEXT +(.+?) *$/.exec(line)?.[1] ?? []);
  };
  expect(await offersOf('nyep')).toStrictEqual([
    'n another match   y these cards again   e what it cost you   p replay',
  ]);
  expect(await offersOf('p')).toStrictEqual(['p replay']);
  expect(await offersOf('')).toStrictEqual([]);
});

test.each([
  [[120, 40], /(?:│[RGBY] [1-6K]│.*){7}/],
  [[160, 50], /(?:│ {2}[RGBY] {2}│.*){7}/],
] as const)('King’s Court at %j: the match ends with a board of faces', async (size, row) => {
  const lines = (await endsOf('kings-court', size)).at(-1)!;
  expect(lines.filter((line) => row.test(line))).toHaveLength(7);
  const at = (text: string) => lines.findIndex((line) => line.includes(text));
  expect(lines[at('NEXT')]).toMatch(/n new {3}y again {3}e examine$/);
  expect(at('COURSE')).toBeGreaterThan(at('NEXT'));
});
