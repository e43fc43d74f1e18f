import { describe, expect, test } from 'vitest';
import { minus } from '../../../src/front/number.ts';
import { makeSpeaker, UNICODE_GLYPHS } from '../../../src/front/speaker.ts';
import { catalogue } from '../../../src/games.ts';
import {
  type Account,
  courseOf,
  type DealAccount,
  momentsOf,
  type Party,
  standings,
} from '../../../src/tui/sheet/account.ts';
import { drawAccount, type SheetView } from '../../../src/tui/sheet/draw.ts';
import { accountOf, toldOf } from '../../../src/tui/sheet/told.ts';
import { tableOf } from '../../../src/tui/tables.ts';
import { inAscii } from '../../../src/tui/terminal/ascii.ts';
import { makeTheme } from '../../../src/tui/theme.ts';
import { widthOf } from '../../../src/width.ts';
import { recorded } from '../../support/logs.ts';
import { rowsDrawnTwice } from '../../support/picture/headings.ts';
import { played } from '../../support/played.ts';
import { brokenWalls } from '../../support/walls.ts';

/** The rooms between banner and foot, from a window of a phone to one of 160×50. */
const ROOMS = [
  [38, 18],
  [54, 15],
  [70, 11],
  [78, 17],
  [98, 23],
  [118, 33],
  [148, 43],
] as const;

const COST = [{ name: 'cost', text: 'deal 2, trick 5: Q♠, 31 points' }];

/** The pages of all deals of a match, and of the match, as they are drawn. */
async function pagesOf(
  id: string | Pick<ReturnType<typeof recorded>, 'match' | 'players'>,
  [columns, rows]: readonly [number, number],
  {
    eyes = 0,
    symbols = 'unicode',
    view = 'end',
  }: { eyes?: 0 | 'table'; symbols?: 'unicode' | 'ascii'; view?: SheetView } = {},
) {
  const { match, players } = typeof id === 'string' ? recorded(`${id}-finished`) : id;
  const table = await tableOf(match.game);
  const theme = makeTheme({ depth: 0, symbols });
  const speaker = makeSpeaker(players, eyes, UNICODE_GLYPHS);
  const ends = match.history.filter(
    ({ status }, at) => status.results.length > (match.history[at - 1]?.status.results.length ?? 0),
  );
  return ends.map((step) => {
    const position = { view: step.view(eyes), status: step.status, speaker } as never;
    const told = toldOf(accountOf(match.game, table, position), position, COST);
    return drawAccount(told, view, { columns, rows }, theme).texts();
  });
}

/** Its last trick is of two cards a player. */
const PAIRS_LAST = played({ game: 'shengji', options: { deals: 3 }, deals: 3, seed: '2' });

const ids = catalogue.map(({ game }) => game.id);

describe.each(ROOMS)('in %d×%d', (...room) => {
  test.each(ids)('%s: every page fits whole, for a player and for a spectator', async (id) => {
    for (const eyes of [0, 'table'] as const)
      for (const view of ['end', 'sums'] as const)
        for (const lines of await pagesOf(id, room, { eyes, view })) {
          expect(lines).toHaveLength(room[1]);
          if (room[0] >= 78) expect(lines.join('\n')).not.toContain('…');
          for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(room[0]);
          expect(brokenWalls(lines)).toEqual([]);
          expect(rowsDrawnTwice(lines)).toEqual([]);
        }
  });

  test.each(ids)('%s: the end of a match says who won, and why', async (id) => {
    const [first, ...more] = (await pagesOf(id, room)).at(-1)!;
    expect(first).toMatch(/ (wins?|share the win)\b/);
    // The board needs the row where there are few.
    if (id !== 'kings-court' || room[1] >= 17)
      expect(more.slice(0, 4).join(' ')).toMatch(/It ends (because|after)/);
  });
});

test('Shengji: the page stays clear after a last trick of pairs', async () => {
  for (const room of ROOMS) {
    const end = (await pagesOf(PAIRS_LAST, room)).at(-1)!;
    expect(rowsDrawnTwice(end)).toEqual([]);
    for (const name of ['You', 'Bo', 'Cat', 'Dan', 'Eli', 'Fay'])
      expect(end.filter((line) => new RegExp(`  ${name} {2,3}\\w+ *$`).test(line)).length).toBe(1);
  }
});

test.each(ids)('%s: the pages are pure ASCII without Unicode', async (id) => {
  for (const lines of await pagesOf(id, [78, 17], { symbols: 'ascii' }))
    for (const line of lines) expect(inAscii(line)).toMatch(/^[\x20-\x7e]*$/);
});

test('Chinese Hearts: the end of a deal shows who did best, each player’s cards, three numbers and the cost', async () => {
  const [first] = await pagesOf('gongzhu', [78, 17]);
  expect(first).toEqual([
    '  Cat did best with 19, Bo worst with 105.',
    '',
    '                                                           deal  match  place',
    '       ╭───┬──┬──╮',
    '  You  │10♣│7♥│3♥│                                          +20     20    2nd',
    '       ╰───┴──┴──╯',
    '       ╭──┬──┬──┬──┬──┬──┬──╮',
    '  Bo   │J♦│Q♠│K♥│Q♥│J♥│9♥│6♥│                              +105    105    4th',
    '       ╰──┴──┴──┴──┴──┴──┴──╯',
    '       ╭──┬──┬──┬──╮',
    '  Cat  │8♥│5♥│4♥│2♥│                                        +19     19    1st',
    '       ╰──┴──┴──┴──╯',
    '       ╭──┬───╮',
    '  Dan  │A♥│10♥│                                             +60     60    3rd',
    '       ╰──┴───╯',
    '',
    '  cost  deal 2, trick 5: Q♠, 31 points',
  ]);
});

test('Chinese Hearts: the end of a match has the course, the best and the worst deal, and the cost', async () => {
  const end = (await pagesOf('gongzhu', [78, 17])).at(-1)!;
  expect(end.slice(0, 2)).toEqual([
    '  You win with 40, the lowest total.',
    '  It ends because Dan went above 200 (90 + 400 = 490).',
  ]);
  expect(end.filter((line) => /[⠁-⣿]/.test(line)).length).toBeGreaterThan(4);
  expect(end.join('\n')).toMatch(/Dan {2}490\n[\s\S]*\n +200 ┈[\s\S]*\n {5}0 .* You {3}40\n/);
  expect(end.slice(-5)).toEqual([
    '',
    '  best   deal 3: 0, all 13 hearts: 0',
    '  worst  deal 2: +20, 10♥ 10 × 2 by 10♣',
    '',
    '  cost  deal 2, trick 5: Q♠, 31 points',
  ]);
});

test.each(ROOMS)("King's Court: no line beside the board is repeated below it, in %d×%d", async (...room) => {
  const [text] = (await pagesOf('kings-court', room)).map((lines) => lines.join('\n'));
  for (const once of [COST[0]!.text, 'most from', 'least '])
    expect(text!.split(once).length, once).toBeLessThanOrEqual(2);
});

test("King's Court: the moments stand below the board if they do not fit beside it", async () => {
  const [lines] = await pagesOf('kings-court', [78, 17]);
  for (const name of ['cost', 'most from', 'best', 'least', 'turn'])
    expect(lines!.filter((line) => line.includes(`  ${name} `)).length, name).toBe(1);
});

test('the end of a match in a window of 40×22 has the totals of all', async () => {
  const shang = played({ game: 'shang', options: { limit: 1 } });
  // A row less than its cards take.
  const [rows] = await pagesOf(shang, [38, 15]);
  expect(rows!.filter((row) => /^ +(You|Bo|Cat|Dan) +\+?\d+ +\d+ +\d(st|nd|rd|th)$/.test(row))).toHaveLength(
    4,
  );
  const court = played({ game: 'kings-court', seats: 4 });
  const page = (await pagesOf(court, [38, 16])).at(-1)!.join(' ');
  for (const total of court.match.status.scores) expect(page.split(/[^\d−]+/)).toContain(minus(total));
});

test('the end tells a loser their place', async () => {
  const end = (await pagesOf('shang', [78, 17])).at(-1)!;
  expect(end[0]).toBe('  Cat wins with 9, the lowest total. You are 4th with 30.');
});

test('the numbers of a deal stay near their cards in a wide window', async () => {
  const [lines] = await pagesOf('gongzhu', [148, 43]);
  expect(Math.max(...lines!.map((line) => widthOf(line.trimEnd())))).toBeLessThanOrEqual(94);
});

const theme = makeTheme({ depth: 0, symbols: 'unicode' });
const party = (name: string, ...points: number[]): Party => ({
  name,
  within: name.toLowerCase(),
  points,
  total: points.reduce((sum, value) => sum + value, 0),
});
const HEARTS = [party('You', 244, 300, -70), party('Bo', 31, 200, 102), party('Cat', -100, -100, 150)];

function accountFor(parties: readonly Party[], notes: readonly string[] = []): Account {
  const deals = parties[0]!.points.map((_, at): DealAccount => {
    const { heads, values } = standings(parties, 'lowest', {})(at);
    const rows = parties.map(({ name }, seat) => ({ name, text: '', values: values[seat]! }));
    return { title: 'so and so.', note: notes[at] ?? '', heads, rows };
  });
  const status = { phase: 'deal', deal: deals.length, results: deals, winners: null } as never;
  return { ...courseOf(parties, deals, 'lowest', 0, status), ends: '', verdict: [''], limits: [] };
}

const sums = (account: Account, columns = 78, rows = 17) =>
  drawAccount(
    { account, headline: [], isOver: false, own: 0, cost: [] },
    'sums',
    { columns, rows },
    theme,
  ).texts();

describe('the sums', () => {
  test('have a row a deal with its event, a column a party, totals, and the story of the deals', () => {
    const shown = sums(accountFor(HEARTS, ['You: 122 ×2', 'Cat: the moon', 'Bo: 51 ×2']));
    expect(shown.slice(0, 7)).toEqual([
      '  deal       You      Bo     Cat',
      '  1          244      31    −100  You: 122 ×2',
      '  2          300     200    −100  Cat: the moon',
      '  3          −70     102     150  Bo: 51 ×2',
      '  total      474     333     −50',
      '',
      '  deal 3: so and so.',
    ]);
    expect(shown[10]).toMatch(/^ {2}Cat +\+150 +−50 +1st$/);
  });

  test('put early deals without room in one row, and all deals in a file', () => {
    const many = Array.from({ length: 40 }, (_, deal) => deal);
    const account = accountFor([party('You', ...many), party('Bo', ...many.map((deal) => -deal))]);
    const shown = sums(account);
    expect(shown[1]).toMatch(/^ {2}1-31 +465 +−465$/);
    expect(shown[2]).toMatch(/^ {2}32 +31 +−31$/);
    expect(shown[11]).toMatch(/^ {2}total +780 +−780$/);
    expect(shown[13]).toMatch(/deal 40: so and so/);
    expect(sums(account, 78, Number.POSITIVE_INFINITY).join('\n')).toMatch(/\n {2}1 +0 +0\n/);
  });

  test.each(['王小明王小明', 'Ångström-Bohlin', 'A'])('keep their columns with any name: %s', (name) => {
    const [head, row] = sums(accountFor([party(name, 1234, 0), party('Bo', -5, 0)]));
    expect(widthOf(head!.slice(0, head!.indexOf('Bo') + 2))).toBe(
      widthOf(row!.slice(0, row!.indexOf('−5') + 2)),
    );
  });
});

test('the winner’s name has no colour while the course of a match is drawn', () => {
  const coloured = makeTheme({ depth: 2, symbols: 'unicode', ground: 'dark' });
  const account = accountFor(HEARTS);
  const colours = (share: number) => {
    const told = { account, headline: [], isOver: true, own: 0, cost: [], share };
    const page = drawAccount(told, 'end', { columns: 78, rows: 17 }, coloured);
    return account.parties.map(({ name, total }) => {
      const end = new RegExp(`${name} +${minus(total)}$`);
      const y = page.texts().findIndex((line) => end.test(line));
      return page.row(y).styles[page.texts()[y]!.search(end)]!.color;
    });
  };
  const [you, bo, cat] = colours(1);
  expect(new Set([you, bo, cat, undefined]).size).toBe(4);
  expect(colours(11 / 12)).toEqual([you, bo, undefined]);
});

describe('the moments', () => {
  const deals = accountFor(HEARTS, ['one', 'two', 'three']).deals;
  const told = (own: number | null) =>
    momentsOf(HEARTS, deals, 'lowest', own, 1).map(({ name, text }) => `${name} ${text}`);

  test('are the viewer’s best and worst deals, or by name those of all for a spectator', () => {
    expect(told(0)).toEqual(['best deal 3: −70, three', 'worst deal 2: +300, two']);
    expect(told(null)).toEqual(['best deal 2: −100 for cat, two', 'worst deal 2: +300 for you, two']);
  });

  test('break a tie by the results of the others', () => {
    const out = [party('You', 0, 0, 5), party('Bo', 3, 9, 0)];
    expect(momentsOf(out, deals, 'lowest', 0, 1)[0]!.text).toBe('deal 2: 0, two');
  });

  test('are missing after a single deal, or if all deals were alike', () => {
    expect(momentsOf([party('You', 3)], deals.slice(0, 1), 'lowest', 0, 1)).toEqual([]);
    expect(momentsOf([party('You', 3, 3), party('Bo', 3, 3)], deals, 'lowest', 0, 1)).toEqual([]);
  });
});
