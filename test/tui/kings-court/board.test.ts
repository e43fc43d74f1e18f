import { expect, test } from 'vitest';
import { parseSpace } from '../../../src/engine/kings-court/board.ts';
import { kingsCourt } from '../../../src/engine/kings-court/index.ts';
import { tableSizeIn, type WindowClass } from '../../../src/tui/drawing/size.ts';
import { paint } from '../../../src/tui/kings-court/board.tsx';
import type { CourtPosition, Selection } from '../../../src/tui/kings-court/selection.ts';
import { inAscii } from '../../../src/tui/terminal/ascii.ts';
import { widthOf } from '../../../src/width.ts';
import { without } from '../../engine/kings-court/positions.ts';
import { positionOf } from '../../support/table.ts';
import { twelvePlaced } from './twelve-placed.ts';

const WINDOWS = { 80: [80, 24], 100: [100, 30], 120: [120, 40], 160: [160, 50] } as const;

const R1_ON_F2: Selection = { card: 0, space: parseSpace('f2')!, values: false, walk: 0 };

function drawn(
  position: CourtPosition,
  selection: Selection | null,
  windowClass: WindowClass = 80,
): string[] {
  const [columns, rows] = WINDOWS[windowClass];
  const size = tableSizeIn({ columns, rows });
  return paint({ position, selection, last: null, size }, position.theme).texts();
}

const twelve = positionOf(kingsCourt, twelvePlaced(), 0, 'unicode');

test('the table at 80×24', () => {
  expect(drawn(twelve, R1_ON_F2)).toEqual([
    '      a     b     c     d     e     f     g     ╭─ R1 on f2 ──────────── +5 ─╮',
    '   ╭─────┬─────┬─────┬─────┬─────┬─────┬─────╮  │ sevens 0+1=1, not 7      0 │',
    ' 1 │  G4 │   1 │  B5 │   3 │ *R2 │   3 │  B3 │  │ values f7               +1 │',
    '   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤  │ prime  f7               +1 │',
    ' 2 │   3 │   0 │   2 │  :4:│   1 │>R1< │   . │  │ chains e1 red 2, g3 one +3 │',
    '   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤  │ total                   +5 │',
    ' 3 │  G5 │   2 │  :.:│  ## │  :.:│   . │ *Y1 │  ╰────────────────────────────╯',
    '   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤   SCORE      latest    * counts',
    ' 4 │   4 │  :5:│  ## │  GK │  ## │  :4:│   . │   ▸ You   32   R3 f6        +11',
    '   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤   b Bo    55   B1 g6        +18',
    ' 5 │  R4 │   2 │  G4 │  =.=│  G5d│   5 │  B4 │   c Cat   59   G1 f7        +15',
    '   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤   d Dan   53   G5 e5        +18',
    ' 6 │  G6 │  Y2 │  G3 │  Y1 │  B2 │  R3 │  B1b│   b sevens 14 values 2 prime 2',
    '   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤   c sevens 14 · chains 1',
    ' 7 │  R4 │  Y6 │  Y4 │  B5 │  Y4 │ *G1c│  R6 │   d sevens 7 prime 1 chains 10',
    '   ╰─────┴─────┴─────┴─────┴─────┴─────┴─────╯   : : green  = = blue, open',
    ' hand  1 R1   2 R2   3 G1   4 B2   5 B6   6 Y6   ##  blue, closed  . not legal',
  ]);
});

test('the table at 120×40', () => {
  expect(drawn(twelve, R1_ON_F2, 120)).toEqual([
    '         a       b       c       d       e       f       g         ╭─ R1 on f2 ───────────────────────────────── +5 ─╮',
    '     ·       ·       ·       ·       ·       ·       ·       ·     │ sevens  sides empty: 0 + 1 = 1, the aim is 7  0 │',
    '       ╭───╮           ╭───╮           ╭───╮           ╭───╮       │ values  ones in row 2 and column f: f7       +1 │',
    '   1   │G 4│     1     │B 5│     3    *│R 2│     3     │B 3│       │ prime   green in row 2 and column f: f7      +1 │',
    '       ╰───╯           ╰───╯           ╰───╯           ╰───╯       │ chains  up left    e1 R2, red                +2 │',
    '     ·       ·       ·       ·       ·       ·       ·       ·     │         down right g3 Y1, a one              +1 │',
    '                                               ┏━━━┓               │ total                                        +5 │',
    '   2     3       0       2      :4:      1     ┃R 1┃     .         │ best of 15 legal spaces for R1 (n: next best)   │',
    '                                               ┗━━━┛               ╰─────────────────────────────────────────────────╯',
    '     ·       ·       ·       ·       ·       ·       ·       ·     ╭─ Score ───── sevens broken values prime chains ─╮',
    '       ╭───╮                                           ╭───╮       │ ▸ You    32        7      0      7     4     14 │',
    '   3   │G 5│     2      :.:      ##     :.:      .    *│Y 1│       │   Bo     55       42      0      8     3      2 │',
    '       ╰───╯                                           ╰───╯       │   Cat    59       28      0     12     2     17 │',
    '     ·       ·       ·       ·       ·       ·       ·       ·     │   Dan    53       35      0      0     4     14 │',
    '                               ┏━━━┓                               │ Each player has placed three cards.             │',
    '   4     4      :5:      ##    ┃G K┃     ##     :4:      .         ╰─────────────────────────────────────────────────╯',
    '                               ┗━━━┛                               ╭─ Placed since your last turn ────────── m: all ─╮',
    '     ·       ·       ·       ·       ·       ·       ·       ·     │ b Bo   B1 on g6                             +18 │',
    '       ╭───╮           ╭───╮           ╭───╮           ╭───╮       │   sevens 13+1=14: +14 · values d6 g3: +2        │',
    '   5   │R 4│     2     │G 4│    =.=    │G 5│     5     │B 4│       │   prime a6 c6: +2                               │',
    '       ╰───╯           ╰───╯           ╰─d─╯           ╰───╯       │ c Cat  G1 on f7                             +15 │',
    '     ·       ·       ·       ·       ·       ·       ·       ·     │   sevens 13+1=14: +14 · chain g6, a one: +1     │',
    '       ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮       │ d Dan  G5 on e5                             +18 │',
    '   6   │G 6│   │Y 2│   │G 3│   │Y 1│   │B 2│   │R 3│   │B 1│       │   sevens 2+5=7: +7 · prime c5: +1               │',
    '       ╰───╯   ╰───╯   ╰───╯   ╰───╯   ╰───╯   ╰───╯   ╰─b─╯       │   chain d4, the green King: +10                 │',
    '     ·       ·       ·       ·       ·       ·       ·       ·     │                                                 │',
    '       ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮       │ You before that: R3 on f6, +11                  │',
    '   7   │R 4│   │Y 6│   │Y 4│   │B 5│   │Y 4│  *│G 1│   │R 6│       ╰─────────────────────────────────────────────────╯',
    '       ╰───╯   ╰───╯   ╰───╯   ╰───╯   ╰───╯   ╰─c─╯   ╰───╯',
    '     ·       ·       ·       ·       ·       ·       ·       ·      * counts for this placement   b c d latest of each',
    '                                                                    : : green space   = = blue, open   ## blue, closed',
    '   hand    1 R1    2 R2    3 G1    4 B2    5 B6    6 Y6             .   not legal here',
    '',
  ]);
});

const CLASSES = [80, 100, 120, 160] as const;

test.each(CLASSES)('%i columns: long and wide names and large scores keep every column', (windowClass) => {
  const names = ['Samantha-Jane of Nowhere', '王小明王小明王小明', 'Émile', 'Dan'];
  const scores = [-1234, 1234, -999, 0];
  const speaker = { ...twelve.speaker, seat: (seat: number) => names[seat]! };
  const position = { ...twelve, speaker, status: { ...twelve.status, scores } };
  const plain = drawn(twelve, R1_ON_F2, windowClass);
  const wide = drawn(position, R1_ON_F2, windowClass);
  const [columns] = WINDOWS[windowClass];
  expect(wide).toHaveLength(plain.length);
  wide.forEach((row, place) => {
    expect(widthOf(row)).toBeLessThanOrEqual(columns - 2);
    // Where a box ends, it ends in the same column.
    if (/[│╮╯]$/.test(plain[place]!)) expect(widthOf(row)).toBe(widthOf(plain[place]!));
  });
  expect(wide.join('\n')).toMatch(/−1234/);
});

test.each(CLASSES)('%i columns in ASCII: the same signs', (windowClass) => {
  const ascii = drawn(positionOf(kingsCourt, twelvePlaced(), 0, 'ascii'), R1_ON_F2, windowClass).map(inAscii);
  const text = ascii.join('\n');
  expect(text).toMatch(/^[\x20-\x7e\n]*$/);
  expect(text).toMatch(/> You/);
  expect(text).toMatch(windowClass < 120 ? />R1</ : /#R 1#|#1 {4}#/);
});

test('with two players the placement of the other is written out', () => {
  const { placed, ...state } = twelvePlaced();
  const board = without(state.board, 'f7', 'e5');
  const two = {
    ...state,
    board,
    placed: placed.slice(0, 10).map((placement) => ({ ...placement, seat: placement.seat % 2 })),
    hands: state.hands.slice(0, 2),
    lacks: state.lacks.slice(0, 2),
    scores: [32, 55],
  };
  const rows = drawn(positionOf(kingsCourt, two, 0, 'unicode'), R1_ON_F2).map((row) => row.slice(48));
  expect(rows.slice(8, 15)).toEqual([
    ' ▸ You   32   R3 f6        +11',
    ' b Bo    55   B1 g6        +18',
    ' b sevens 13+1=14: +14',
    '   values d6 g3: +2',
    '   prime a6 c6: +2',
    '',
    '',
  ]);
});

test('while others move the latest placement is taken apart, and what counted for it is marked', () => {
  const rows = drawn(positionOf(kingsCourt, { ...twelvePlaced(), turn: 1 }, 0, 'unicode'), null);
  expect(rows.slice(0, 6).map((row) => row.slice(48))).toEqual([
    '╭─ Dan: G5 on e5 ────── +18 ─╮',
    '│ sevens 2+5=7            +7 │',
    '│ values                   0 │',
    '│ prime  c5               +1 │',
    '│ chains d4 green 10     +10 │',
    '│ total                  +18 │',
  ]);
  expect(rows[8]!.slice(0, 46)).toContain('│ *GK │');
  expect(rows[10]!.slice(0, 46)).toContain('│ *G4 │');
  expect(rows[9]!.slice(48)).toMatch(/^▸b Bo/);
});

test('what cannot be placed there is said', () => {
  const rows = drawn(twelve, { ...R1_ON_F2, space: parseSpace('g2')! }).map((row) => row.slice(48));
  expect(rows.slice(0, 2)).toEqual(['╭─ R1 on g2 ─────────────────╮', '│ R1 may not lie here        │']);
});
