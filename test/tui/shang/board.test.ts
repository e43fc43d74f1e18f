import { describe, expect, test } from 'vitest';
import type { PlayPhase } from '../../../src/engine/shang/state.ts';
import { tableSizeIn } from '../../../src/tui/drawing/size.ts';
import type { Selection, ShangPosition } from '../../../src/tui/shang/hand.ts';
import { paint } from '../../../src/tui/shang/index.ts';
import { afterMoves, holding, STANDING, suit } from '../../engine/shang/position.ts';
import { brokenWalls } from '../../support/walls.ts';
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

const WINDOWS = { 80: 24, 100: 30, 120: 40, 160: 50 } as const;

function drawn(
  state: PlayPhase,
  keys = '',
  columns: keyof typeof WINDOWS = 80,
  change: (position: ShangPosition) => ShangPosition = (position) => position,
): string[] {
  const position = change(positionOf(state, 0, 'unicode'));
  const selection = position.mover === null ? null : (typed(position, keys) as Selection);
  const size = tableSizeIn({ columns, rows: WINDOWS[columns] });
  return paint({ position, selection, last: null, size }).texts();
}

const panelOf = (rows: readonly string[]): string[] =>
  rows.slice(0, 12).map((row) => row.slice(56).trimEnd());

test('80 columns show every player’s cards left, the table, possible plays, unseen cards and the last table', () => {
  expect(drawn(NOW, '8')).toEqual([
    '   player  cards left         total  this table        │ YOUR PLAYS (Tab)  1/5',
    '   Bo      ▄▄▄▄▄▄▄▄▄▄     10     0   5♦                │ ▸ 8♠',
    '   Cat     ▄▄▄▄▄▄▄▄▄▄     10     0   6♠                │   9♥',
    '   Dan     ▄▄▄▄▄▄▄▄▄▄▄▄   12     0   7♥ to beat        │   J♦',
    ' ▸ You     ▄▄▄▄▄▄▄▄        8     0   your turn         │   Q♠',
    '                                                       │   K♥      best single',
    '       ╭───╮     ╭───╮     ╭───╮     ┏━━━┓             │   . check',
    '       │3 ♥│     │5 ♦│     │6 ♠│     ┃7 ♥┃             │',
    '       ╰───╯     ╰───╯     ╰───╯     ┗━━━┛             │ LAST TABLE (v)',
    '      You led     Bo        Cat       Dan              │ Cat 2♣2♠   You 4♣4♥',
    '   OUT    A  K  Q  J 10  9  8  7  6  5  4  3  2        │ Bo  J♥J♠   You Q♣Q♥',
    '          4  3  1  1  4  3  3  3  2  2  2  3  1        │ You took it',
    '                                 ┏━━━┓',
    '               ╭───╮ ╭───╮ ╭───╮ ┃8 ♠┃ ╭───╮ ╭───╮ ╭───╮ ╭───╮',
    '               │2 ♦│ │5 ♣│ │6 ♦│ ┗━━━┛ │9 ♥│ │J ♦│ │Q ♠│ │K ♥│',
    '               ╰───╯ ╰───╯ ╰───╯   ↑   ╰───╯ ╰───╯ ╰───╯ ╰───╯',
    '',
  ]);
});

test('100 columns give the table its box, as in all games, and say in one line what beats a single', () => {
  const rows = drawn(NOW, '8', 100);
  expect(rows[0]).toMatch(/^╭─ Table 2 ─+╮ {2}╭─ Your plays/);
  expect(rows[13]).toContain('│  A single is beaten by a higher rank; of equals ♠ beats ♥♦♣.  │');
  expect(brokenWalls(rows)).toEqual([]);
});

test('120 columns show the stage, three boxes, and every unseen card', () => {
  const rows = drawn(NOW, '8', 120);
  expect(rows.slice(9, 24)).toEqual([
    ' │                                                                              │  ╰─────────────────────────────────╯',
    ' │                ╭─────╮      ╭─────╮      ╭─────╮      ┏━━━━━┓                │  ╭─ Held by the others ─ 32 cards ─╮',
    ' │                │3    │      │5    │      │6    │      ┃7    ┃                │  │ A ♠♥♦♣  K ♠·♦♣  Q ··♦·  J ···♣  │',
    ' │                │  ♥  │      │  ♦  │      │  ♠  │      ┃  ♥  ┃                │  │ 10 ♠♥♦♣  9 ♠·♦♣  8 ·♥♦♣  7 ♠·♦♣ │',
    ' │                │    3│      │    5│      │    6│      ┃    7┃                │  │ 6 ·♥·♣  5 ♠♥··  4 ♠·♦·  3 ♠·♦♣  │',
    ' │                ╰─────╯      ╰─────╯      ╰─────╯      ┗━━━━━┛                │  │ 2 ·♥··                          │',
    ' │                You led        Bo           Cat          Dan                  │  │                                 │',
    ' │                                                                              │  │ Q J 2: no pair can be left      │',
    ' │                                                                              │  ╰─────────────────────────────────╯',
    ' │    A single is beaten by a higher rank; of equals ♠ beats ♥♦♣.               │  ╭─ Last table ──────────────── v ─╮',
    ' │                                                                              │  │ Cat led 2♣2♠      You 4♣4♥      │',
    ' │    now: what the deal would cost each player if it ended here.               │  │ Bo      J♥J♠      You Q♣Q♥      │',
    ' │                                                                              │  │ Dan, Cat, Bo checked            │',
    ' │                                                                              │  │ You took it and led 3♥          │',
    ' ╰──────────────────────────────────────────────────────────────────────────────╯  ╰─────────────────────────────────╯',
  ]);
  expect(rows[24]).toBe(`${' '.repeat(51)}┏━━━━━┓`);
});

describe('the plays', () => {
  test('are fans of several cards, with the one to beat heavy', () => {
    const rows = drawn(afterMoves(DEAL, '2C 2S', 'check', '4C 4H', 'JH JS', 'check'));
    expect(rows.slice(6, 10).map((row) => row.slice(0, 54).trimEnd())).toEqual([
      '       ╭──┬──╮   ╭──┬──╮   ┏━━┳━━┓',
      '       │2♣│2♠│   │4♣│4♥│   ┃J♥┃J♠┃',
      '       ╰──┴──╯   ╰──┴──╯   ┗━━┻━━┛',
      '       Cat led     You       Bo',
    ]);
  });

  test('overlap in large cards with rank and suit in sight', () => {
    const rows = drawn(afterMoves(DEAL, '2C 2S', 'check'), '', 120);
    expect(rows.slice(10, 13).map((row) => row.slice(18, 40).trimEnd())).toEqual([
      '┏━━━┏━━━━━┓',
      '┃2  ┃2    ┃',
      '┃  ♣┃  ♠  ┃',
    ]);
  });

  test('move to a line above the others if they are old and many', () => {
    const long = afterMoves(
      holding([suit('C'), suit('D'), suit('H'), suit('S')]),
      ...[...'2345'].flatMap((rank) => [`${rank}C`, `${rank}D`, `${rank}H`, `${rank}S`]),
    );
    const rows = drawn(long);
    expect(rows[5]!.slice(0, 54).trimEnd()).toBe('   … 3♥ Cat · 3♠ Dan · 4♣ You · 4♦ Bo · 4♥ Cat ·');
    expect(rows[9]).toMatch(/^ {8}Dan {7}You {7}Bo {8}Cat {7}Dan/);
  });
});

describe('the last table', () => {
  test('is missing at first', () => {
    expect(panelOf(drawn(afterMoves(DEAL, '2C 2S', 'check')))).toContain(' none yet');
  });

  test('stays in sight during the next one, and v goes further back', () => {
    const more = afterMoves(NOW, 'KH', 'check', 'check', 'check', '2D', 'check', 'check', 'check');
    const last = [' LAST TABLE (v)', ' You 2♦', ' Bo, Cat, Dan checked', ' You took it'];
    expect(panelOf(drawn(more)).slice(8)).toEqual(last);
    expect(panelOf(drawn(more, 'v')).slice(8)).toEqual([
      ' TABLE 2 OF 3 (v)',
      ' …Cat 6♠     Dan 7♥',
      ' You K♥',
      ' You took it',
    ]);
    expect(panelOf(drawn(more, 'v v v')).slice(8)).toEqual(last);
  });
});

describe('the players', () => {
  const few = holding(['9C 9D JC', '3C 3D 5H', '4C', '5C 5D 6C 7C 8C'], {
    turn: 1,
    standing: { ...STANDING, scores: [107, 12, 4, 0] },
  });

  test('have a warning at three cards or fewer, even beside totals of three digits', () => {
    expect(
      drawn(few)
        .slice(1, 5)
        .map((row) => row.slice(0, 54).trimEnd()),
    ).toEqual([
      ' ▸ Bo      ▄▄▄             3 LOW  12 to lead',
      '   Cat     ▄               1 LOW   4',
      '   Dan     ▄▄▄▄▄           5       0',
      '   You     ▄▄▄             3 LOW 107',
    ]);
  });

  test('keep their columns with wide names', () => {
    const names = ['You', '王小明王小明', 'Élise', 'Maximiliana1'];
    const rows = drawn(NOW, '8', 80, (position) => ({
      ...position,
      speaker: { ...position.speaker, seat: (seat) => names[seat]! },
    }));
    expect(rows.slice(1, 4).map((row) => row.slice(0, row.indexOf('│')).trimEnd())).toEqual([
      '   王小明… ▄▄▄▄▄▄▄▄▄▄     10     0   5♦',
      '   Élise   ▄▄▄▄▄▄▄▄▄▄     10     0   6♠',
      '   Maximi… ▄▄▄▄▄▄▄▄▄▄▄▄   12     0   7♥ to beat',
    ]);
  });
});

test('long names leave all cards whole', () => {
  const fivers = afterMoves(
    holding(['3C 4C 5C 6D 7C AC', '4D 5D 6C 7D 8D AD', '5H 6H 7H 8H 9D AH', '6S 7S 8S 9S TH JH QH KH AS']),
    '3C 4C 5C 6D 7C',
    '4D 5D 6C 7D 8D',
    '5H 6H 7H 8H 9D',
    '6S 7S 8S 9S TH',
    'check',
  );
  const names = ['You', '王小明王小明', 'Élise', 'Maximiliana1'];
  const at = (columns: 80 | 100) =>
    drawn(fivers, '', columns, (position) => ({
      ...position,
      speaker: { ...position.speaker, seat: (seat) => names[seat]! },
    }));
  expect(brokenWalls(at(100))).toEqual([]);
  const rows = at(80);
  expect(rows[3]).toMatch(/6♠7♠8♠9♠10♥ +│/);
  expect(rows[2]).toMatch(/│ 王小明王… 4♦5♦6♣7♦8♦$/);
  expect(rows.join('\n')).not.toMatch(/[2-9TJQKA][♠♥♦♣]?…/);
});

test('the table without assistance shows no unseen cards', () => {
  const rows = drawn(NOW, '8', 80, (position) => ({ ...position, assist: false })).join('\n');
  expect(rows).not.toContain('OUT');
});
