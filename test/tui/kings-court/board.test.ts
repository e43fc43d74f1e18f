import { expect, test } from 'vitest';
import { parseSpace } from '../../../src/engine/kings-court/board.ts';
import { kingsCourt } from '../../../src/engine/kings-court/index.ts';
import { tableSizeIn, type WindowClass } from '../../../src/tui/drawing/size.ts';
import type { CourtPosition, Selection } from '../../../src/tui/kings-court/hand.ts';
import { paint } from '../../../src/tui/kings-court/index.ts';
import { inAscii } from '../../../src/tui/terminal/ascii.ts';
import { widthOf } from '../../../src/width.ts';
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
  return paint({ position, selection, last: null, size }).texts();
}

const twelve = positionOf(kingsCourt, twelvePlaced(), 0, 'unicode');

test('the table fits at 80×24', () => {
  expect(drawn(twelve, R1_ON_F2)).toEqual([
    '  ╭──a──┬──b──┬──c──┬──d──┬──e──┬──f──┬──g──╮  ╭─ R1 on f2 ───────────── +5 ─╮',
    '1 │ G4  │   1 │ B5  │   3 │*R2  │   3 │ B3  │  │ sevens 0+1=1, not 7       0 │',
    '  ├─────┼─────┼─────┼─────┼─────╲─────┼─────┤  │ values f7                +1 │',
    '2 │   3 │   0 │   2 │  :4:│   1 │>R1< │   . │  │ prime  f7                +1 │',
    '  ├─────┼─────┼─────┼─────┼─────┼─────╲─────┤  │ chains e1 red 2, g3 one  +3 │',
    '3 │ G5  │   2 │  :.:│  ## │  :.:│   . │*Y1  │  │ total                    +5 │',
    '  ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤  ╰─────────────────────────────╯',
    '4 │   4 │  :5:│  ## │ GK  │  ## │  :4:│   . │    SCORE                latest',
    '  ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤    ▸ You    32       R3 f6 +11',
    '5 │ R4  │   2 │ G4  │  =.=│ G5d │   5 │ B4  │    b Bo     55       B1 g6 +18',
    '  ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤    c Cat    59       G1 f7 +15',
    '6 │ G6  │ Y2  │ G3  │ Y1  │ B2  │ R3  │ B1b │    d Dan    53       G5 e5 +18',
    '  ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤    HAND',
    '7 │ R4  │ Y6  │ Y4  │ B5  │ Y4  │*G1c │ R6  │   ┏━━━┓',
    '  ╰─────┴─────┴─────┴─────┴─────┴─────┴─────╯   ┃R 1┃╭───╮╭───╮╭───╮╭───╮╭───╮',
    '  : : green   = = blue open   ## blue closed    ┗━1━┛│R 2││G 1││B 2││B 6││Y 6│',
    '  . not legal  * counts  ╲ chain  b c d latest       ╰─2─╯╰─3─╯╰─4─╯╰─5─╯╰─6─╯',
  ]);
});

test('the court of a spectator has the marks of the legend', () => {
  const rows = drawn(positionOf(kingsCourt, twelvePlaced(), 'table', 'unicode'), null);
  expect(rows[3]).toContain('│  : :│');
  expect(rows[9]).toContain('│  = =│');
});

test('the table fits at 120×40', () => {
  expect(drawn(twelve, R1_ON_F2, 120)).toEqual([
    '       a       b       c       d       e       f       g        ╭─ R1 on f2 ─────────────────────────────────── +5 ─╮',
    '   ·       ·       ·       ·       ·       ·       ·       ·    │ sevens  sides empty: 0 + 1 = 1, the aim is 7    0 │',
    '     ╭───╮           ╭───╮           ╭───╮           ╭───╮      │ values  ones in row 2 and column f: f7         +1 │',
    ' 1   │G 4│     1     │B 5│     3    *│R 2│     3     │B 3│      │ prime   green in row 2 and column f: f7        +1 │',
    '     ╰───╯           ╰───╯           ╰───╯           ╰───╯      │ chains  up left    e1 R2, red                  +2 │',
    '   ·       ·       ·       ·       ·       ╲       ·       ·    │         down right g3 Y1, a one                +1 │',
    '                                             ┏━━━┓              │ total                                          +5 │',
    ' 2     3       0       2      :4:      1     ┃R 1┃     .        ╰───────────────────────────────────────────────────╯',
    '                                             ┗━━━┛              ╭─ Score ─────── sevens broken values prime chains ─╮',
    '   ·       ·       ·       ·       ·       ·       ╲       ·    │ ▸ You    32          7      0      7     4     14 │',
    '     ╭───╮                                           ╭───╮      │ b Bo     55         42      0      8     3      2 │',
    ' 3   │G 5│     2      :.:     ##      :.:      .    *│Y 1│      │ c Cat    59         28      0     12     2     17 │',
    '     ╰───╯                                           ╰───╯      │ d Dan    53         35      0      0     4     14 │',
    '   ·       ·       ·       ·       ·       ·       ·       ·    ╰───────────────────────────────────────────────────╯',
    '                             ╭───╮                              ╭─ Placed since your last turn ──────────── m: all ─╮',
    ' 4     4      :5:     ##     │G K│    ##      :4:      .        │   You  R3 on f6                               +11 │',
    '                             ╰───╯                              │ b Bo   B1 on g6                               +18 │',
    '   ·       ·       ·       ·       ·       ·       ·       ·    │   sevens 14 · values d6 g3: 2 · prime a6 c6: 2    │',
    '     ╭───╮           ╭───╮           ╭───╮           ╭───╮      │ c Cat  G1 on f7                               +15 │',
    ' 5   │R 4│     2     │G 4│    =.=    │G 5│     5     │B 4│      │   sevens 14 · chain g6, a one: 1                  │',
    '     ╰───╯           ╰───╯           ╰─d─╯           ╰───╯      │ d Dan  G5 on e5                               +18 │',
    '   ·       ·       ·       ·       ·       ·       ·       ·    │   sevens 7 · prime 1 · chains 10                  │',
    '     ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮      │                                                   │',
    ' 6   │G 6│   │Y 2│   │G 3│   │Y 1│   │B 2│   │R 3│   │B 1│      ╰───────────────────────────────────────────────────╯',
    '     ╰───╯   ╰───╯   ╰───╯   ╰───╯   ╰───╯   ╰───╯   ╰─b─╯      HAND',
    '   ·       ·       ·       ·       ·       ·       ·       ·     ┏━━━━━┓',
    '     ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮       ┃1    ┃ ╭─────╮ ╭─────╮ ╭─────╮ ╭─────╮ ╭─────╮',
    ' 7   │R 4│   │Y 6│   │Y 4│   │B 5│   │Y 4│  *│G 1│   │R 6│       ┃  R  ┃ │2    │ │1    │ │2    │ │6    │ │6    │',
    '     ╰───╯   ╰───╯   ╰───╯   ╰───╯   ╰───╯   ╰─c─╯   ╰───╯       ┃    1┃ │  R  │ │  G  │ │  B  │ │  B  │ │  Y  │',
    '   ·       ·       ·       ·       ·       ·       ·       ·     ┗━━1━━┛ │    2│ │    1│ │    2│ │    6│ │    6│',
    '                                                                         ╰──2──╯ ╰──3──╯ ╰──4──╯ ╰──5──╯ ╰──6──╯',
    '                                                                 * counts  ╲ chain  b c d latest of each  . not legal',
    '                                                                 : : green court   = = blue, open   ## blue, closed',
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

test('the newest placement of another player is explained, and its cards are marked', () => {
  const rows = drawn(positionOf(kingsCourt, { ...twelvePlaced(), turn: 1 }, 0, 'unicode'), null);
  expect(rows.slice(0, 6).map((row) => row.slice(47))).toEqual([
    '╭─ Dan: G5 on e5 ─────── +18 ─╮',
    '│ sevens 2+5=7             +7 │',
    '│ values                    0 │',
    '│ prime  c5                +1 │',
    '│ chains d4 green 10      +10 │',
    '│ total                   +18 │',
  ]);
  expect(rows[7]!.slice(0, 46)).toContain('│*GK  │');
  expect(rows[9]!.slice(0, 46)).toContain('│*G4  │');
  expect(rows[9]!.slice(48)).toMatch(/^▸b Bo/);
});

test('the box says so if a card may not be placed on a space', () => {
  const rows = drawn(twelve, { ...R1_ON_F2, space: parseSpace('g2')! }).map((row) => row.slice(47));
  expect(rows.slice(0, 2)).toEqual(['╭─ R1 on g2 ──────────────────╮', '│ R1 cannot go here           │']);
});

test('w writes the sum of the sides and the missing values on every legal space, and says so', () => {
  const rows = drawn(twelve, { ...R1_ON_F2, values: true });
  // Beside f5 lie 5, 4 and 3; beside c2 and e2 5 and 2; where nothing lies 7 are missing, and no card has that many.
  expect(rows[9]).toContain('│ 12+2│');
  expect(rows[3]).toContain('│   9–│   0–│  5+2│:  0–│  2+5│');
  expect(rows[15]).toContain(' w: sums of the sides, + what is missing ');
  expect(rows[15]).not.toContain('green');
  const faces = drawn(twelve, { ...R1_ON_F2, values: true }, 120);
  expect(faces[19]).toContain('12+2');
  expect(faces[31]).toContain(' w: sums of the sides, + what is missing');
});
