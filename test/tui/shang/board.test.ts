import { describe, expect, test } from 'vitest';
import type { PlayPhase } from '../../../src/engine/shang/state.ts';
import { tableRoomIn } from '../../../src/tui/parts/room.ts';
import type { Selection, ShangPosition } from '../../../src/tui/shang/hand.ts';
import { paint } from '../../../src/tui/shang/index.ts';
import { widthOf } from '../../../src/width.ts';
import { afterMoves, holding, STANDING, suit } from '../../engine/shang/position.ts';
import { positionOf, typed } from './table.ts';

const DEAL = holding(
  [
    '3H 4C 4H QC QH 2D 5C 6D 8S 9H JD QS KH',
    '5D JH JS AS AD KS TS TH 9D 9S 8H 8C 7D',
    '2C 2S 6S AH AC KD TD TC 9C 8D 7S 6C 5H',
    '7H KC JC QD 7C 6H 5S 4S 4D 3S 3D 3C 2H',
  ],
  { turn: 2, standing: { ...STANDING, deals: 1, results: [] } },
);
const FIRST_TABLE = ['2C 2S', 'check', '4C 4H', 'JH JS', 'check', 'QC QH', 'check'];
const NOW = afterMoves(DEAL, ...FIRST_TABLE, '3H', '5D', '6S', '7H');

/** The rows of each window, and the place of its panels. */
const WINDOWS = {
  80: { rows: 24, left: 57, high: 12 },
  100: { rows: 30, left: 67, high: 16 },
  120: { rows: 40, left: 83, high: 24 },
  160: { rows: 50, left: 106, high: 34 },
} as const;
type Columns = keyof typeof WINDOWS;

function drawn(
  state: PlayPhase,
  keys = '',
  columns: Columns = 80,
  change: (position: ShangPosition) => ShangPosition = (position) => position,
): string[] {
  const position = change(positionOf(state, 0, 'unicode'));
  const selection = position.mover === null ? null : (typed(position, keys) as Selection);
  const size = tableRoomIn({ columns, rows: WINDOWS[columns].rows }, false);
  return paint({ position, selection, last: null, size }).texts();
}

/** The rows of the panels. */
function panelsOf(...[state, keys, columns = 80, change]: Parameters<typeof drawn>): string[] {
  const { left, high } = WINDOWS[columns];
  const rows = drawn(state, keys, columns, change).slice(0, high);
  // A wide character takes two columns.
  return rows.map((row) => row.slice(left - (widthOf(row) - row.length)));
}

test('80 columns show the calm table, with unseen cards, both tables and possible plays beside it', () => {
  expect(drawn(NOW, '8')).toEqual([
    '                                                         still out',
    '                                                         A♠♥♦♣ K♠♦♣ Q♦ J♣',
    '                       Cat 10 left                       10♠♥♦♣ 9♠♦♣ 8♥♦♣ 7♠♦♣',
    '                         ╭───╮                           last table (v)',
    '     Bo 10 left          │6 ♠│           Dan 12 left     Cat 2♣2♠   You 4♣4♥',
    '      ╭───╮              ╰───╯             ┏━━━┓         Bo  J♥J♠   You Q♣Q♥',
    '      │5 ♦│                                ┃7 ♥┃         plays (Tab)       1/5',
    '      ╰───╯              ╭───╮             ┗━━━┛         ▸ 8♠',
    '                         │3 ♥│                             9♥',
    '                         ╰───╯                             J♦',
    '                     ▸ You 8 left                          2 more',
    '                                                           . check',
    '',
    '               ╭───╮ ╭───╮ ╭───╮ ╭───╮ ╭───╮ ╭───╮ ╭───╮ ╭───╮',
    '               │2 ♦│ │5 ♣│ │6 ♦│ │8 ♠│ │9 ♥│ │J ♦│ │Q ♠│ │K ♥│',
    '               ╰───╯ ╰───╯ ╰───╯ ╰───╯ ╰───╯ ╰───╯ ╰───╯ ╰───╯',
    '                                   ↑',
  ]);
});

test('120 columns add the rule for the play on the table, every unseen card, and all plays on the table', () => {
  expect(panelsOf(NOW, '8', 120).slice(0, 24)).toEqual([
    'beats a single',
    'a higher rank; of equal ranks ♠',
    'over ♥ over ♦ over ♣',
    '',
    'still out                  32 cards',
    'A ♠♥♦♣  K ♠·♦♣  Q ··♦·  J ···♣',
    '10 ♠♥♦♣  9 ♠·♦♣  8 ·♥♦♣  7 ♠·♦♣',
    '6 ·♥·♣  5 ♠♥··  4 ♠·♦·  3 ♠·♦♣',
    '2 ·♥··',
    'no pair can be left of Q J 2',
    '',
    'last table (v)',
    'Cat 2♣2♠          You 4♣4♥',
    'Bo  J♥J♠          You Q♣Q♥  took it',
    '',
    'this table',
    'You 3♥            Bo  5♦',
    'Cat 6♠            Dan 7♥    to beat',
    'plays (Tab)                     1/5',
    '▸ 8♠',
    '  9♥',
    '  J♦',
    '  2 more',
    '  . check',
  ]);
});

describe('the rule', () => {
  const flush = '3C 4C 5C 6C 8C';
  test.each([
    ['a lead', 'one, two or three cards of a rank, or a fiver', DEAL],
    ['beats a pair', 'a higher pair; of equal ranks the one with ♠', afterMoves(DEAL, '2C 2S')],
    [
      'beats trips',
      'trips of a higher rank',
      afterMoves(holding(['3C 3D 3H 4C', '5C', '6C', '7C']), '3C 3D 3H'),
    ],
    [
      'beats a fiver',
      'a higher fiver: straight, flush, full house, quads, straight flush, from low to high',
      afterMoves(holding([`${flush} 2C`, '3D', '4D', '5D']), flush),
    ],
  ])('%s', (title, rule, state) => {
    const rows = panelsOf(state, '', 160);
    expect(rows[0]).toBe(title);
    expect(rows.slice(1, rows.indexOf('')).join(' ')).toBe(rule);
  });
});

describe('the last table', () => {
  test('is missing at first', () => {
    expect(panelsOf(afterMoves(DEAL, '2C 2S', 'check'))).toContain('none yet');
  });

  test('stays in sight during the next one, and v goes further back', () => {
    const more = afterMoves(NOW, 'KH', 'check', 'check', 'check', '2D', 'check', 'check', 'check');
    const lastOf = (keys: string) => panelsOf(more, keys, 120).join('\n');
    const last = /last table \(v\)\nYou 2♦ +took it\n/;
    expect(lastOf('')).toMatch(last);
    expect(lastOf('v')).toMatch(/table 2 \(v\)\nYou 3♥ +Bo {2}5♦\nCat 6♠ +Dan 7♥\nYou K♥ +took it\n/);
    expect(lastOf('v v v')).toMatch(last);
  });
});

test('seats tell the cards left, with a warning, and a panel the totals', () => {
  const few = holding(['9C 9D JC', '3C 3D 5H', '4C', '5C 5D 6C 7C 8C'], {
    turn: 1,
    standing: { ...STANDING, scores: [107, 12, 4, 0] },
  });
  for (const columns of [80, 100, 120, 160] as const) {
    const text = drawn(few, '', columns).join('\n');
    for (const seat of ['▸ Bo only 3 left', 'Cat only 1 left', 'Dan 5 left', 'You only 3 left'])
      expect(text).toContain(seat);
    expect(panelsOf(few, '', columns).join('\n')).toMatch(/match\nYou 107 +Bo {2}12\nCat 4 +Dan 0/);
  }
});

const LONG = ['You', '王小明王小明', 'Élise', 'Maximiliana1'];
const named = (position: ShangPosition): ShangPosition => ({
  ...position,
  speaker: { ...position.speaker, seat: (seat) => LONG[seat]! },
});

test.each([80, 100, 120, 160] as const)('long names leave all cards whole in %i columns', (columns) => {
  const fivers = afterMoves(
    holding(['3C 4C 5C 6D 7C AC', '4D 5D 6C 7D 8D AD', '5H 6H 7H 8H 9D AH', '6S 7S 8S 9S TH JH QH KH AS']),
    '3C 4C 5C 6D 7C',
    '4D 5D 6C 7D 8D',
    '5H 6H 7H 8H 9D',
    '6S 7S 8S 9S TH',
    'check',
  );
  const text = panelsOf(fivers, '', columns, named).join('\n');
  for (const cards of ['4♦5♦6♣7♦8♦', '5♥6♥7♥8♥9♦', '6♠7♠8♠9♠10♥']) expect(text).toContain(cards);
  expect(text).not.toMatch(/[2-9TJQKA][♠♥♦♣]?…/);
});

test.each([100, 120, 160] as const)('many plays leave whole panels in %i columns', (columns) => {
  const long = afterMoves(
    holding([suit('C'), suit('D'), suit('H'), suit('S')]),
    ...[...'23456789'].flatMap((rank) => [`${rank}C`, `${rank}D`, `${rank}H`, `${rank}S`]),
  );
  const rows = panelsOf(long, '', columns);
  expect(rows.join('\n')).toMatch(/this table\n[\s\S]*Dan 9♠ +to beat\n[\s\S]*plays \(Tab\)[\s\S]*\. check/);
});

test('the list of plays counts those without room, and goes with the selection', () => {
  const leading = holding([suit('C'), suit('D'), suit('H'), suit('S')]);
  const rows = panelsOf(leading, 'Shift-Tab');
  const [, place, all] = /plays \(Tab\) +(\d+)\/(\d+)/.exec(rows.join('\n'))!;
  expect(place).toBe(all);
  expect(rows.find((row) => row.startsWith('▸'))).toMatch(/best$/);
  expect(rows.join('\n')).toContain(`${Number(all) - 4} more`);
});

test('the table without assistance shows no unseen cards', () => {
  for (const columns of [80, 120] as const) {
    const rows = drawn(NOW, '8', columns, (position) => ({ ...position, assist: false })).join('\n');
    expect(rows).not.toContain('still out');
  }
});
