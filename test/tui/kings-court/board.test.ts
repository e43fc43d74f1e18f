import { expect, test } from 'vitest';
import { parseSpace } from '../../../src/engine/kings-court/board.ts';
import { kingsCourt } from '../../../src/engine/kings-court/index.ts';
import type { CourtPosition, Selection } from '../../../src/tui/kings-court/hand.ts';
import { paint, ui } from '../../../src/tui/kings-court/index.ts';
import { tableRoomIn } from '../../../src/tui/parts/room.ts';
import { inAscii } from '../../../src/tui/terminal/ascii.ts';
import { widthOf } from '../../../src/width.ts';
import { positionOf } from '../../support/table.ts';
import { twelvePlaced } from './twelve-placed.ts';

const WINDOWS = [
  [80, 24],
  [100, 30],
  [120, 40],
  [160, 50],
  [200, 60],
] as const;

const R1_ON_F2: Selection = { card: 0, space: parseSpace('f2')!, values: false, walk: 0 };

function drawn(
  position: CourtPosition,
  selection: Selection | null,
  [columns, rows]: readonly [columns: number, rows: number] = WINDOWS[0],
): string[] {
  const size = tableRoomIn({ columns, rows }, false, ui.largest);
  return paint({ position, selection, last: null, size }).texts();
}

const twelve = positionOf(kingsCourt, twelvePlaced(), 0, 'unicode');

test('the table fits at 80×24', () => {
  expect(drawn(twelve, R1_ON_F2)).toEqual([
    '                                                     points             latest',
    '    a     b     c     d     e     f     g       ▸ You    32          R3 f6 +11',
    '                                                b Bo     55          B1 g6 +18',
    '1  G4     1    B5     3  * R2     3    B3       c Cat    59          G1 f7 +15',
    '                               ╲▄▄▄▄▄           d Dan    53          G5 e5 +18',
    '2   3     0     2    :4:    1   >R1<    .',
    '                                     ╲          R1 on f2             +5 points',
    '3  G5     2    :.:   ##    :.:    .  * Y1       sevens 0+1=1, not 7          0',
    '                                                values ones at f7           +1',
    '4   4    :5:   ##    GK    ##    :4:    .       prime  green at f7          +1',
    '                                                chains e1 red +2, g3 one +1 +3',
    '5  R4     2    G4    =.=   G5d    5    B4       5 points  * counts  ╲ chain',
    '                                                : : green  = = blue  ## closed',
    '6  G6    Y2    G3    Y1    B2    R3    B1b',
    '                                                 R1',
    '7  R4    Y6    Y4    B5    Y4  * G1c   R6        1    R2   G1   B2   B6   Y6',
    '                                                      2    3    4    5    6',
  ]);
});

test('the court of a spectator has the marks of the legend', () => {
  const rows = drawn(positionOf(kingsCourt, twelvePlaced(), 'table', 'unicode'), null);
  expect(rows[5]).toMatch(/^2 +::/);
  expect(rows[11]).toMatch(/G4 {4}==/);
});

test('the table fits at 120×40', () => {
  expect(drawn(twelve, R1_ON_F2, [120, 40])).toEqual([
    '                                                                    points           sevens broken values prime chains',
    '                                                               ▸ You    32                7      0      7     4     14',
    '     a       b       c       d       e       f       g         b Bo     55               42      0      8     3      2',
    '                                                               c Cat    59               28      0     12     2     17',
    '   ╭───╮           ╭───╮           ╭───╮           ╭───╮       d Dan    53               35      0      0     4     14',
    '1  │G 4│     1     │B 5│     3   * │R 2│     3     │B 3│',
    '   ╰───╯           ╰───╯           ╰───╯           ╰───╯       R1 on f2                                      +5 points',
    '                                         ╲                     sevens sides empty: 0+1=1, not 7                      0',
    '                                           ┏━━━┓               values ones in row 2 and column f: f7                +1',
    '2    3       0       2      :4:      1     ┃R 1┃     .         prime  green in row 2 and column f: f7               +1',
    '                                           ┗━━━┛               chains e1 R2 red +2, g3 Y1 one +1                    +3',
    '                                                 ╲',
    '   ╭───╮                                           ╭───╮       placed (m)',
    '3  │G 5│     2      :.:     ##      :.:      .   * │Y 1│         Cat G3 c6  sevens 14 values 12 prime 2 chains 16  +44',
    '   ╰───╯                                           ╰───╯         Dan Y1 d6  sevens 28 prime 3 chains 4             +35',
    '                                                                 You B2 e6  scores nothing                           0',
    '                           ╭───╮                                 Bo  Y6 b7  scores nothing                           0',
    '4    4      :5:     ##     │G K│    ##      :4:      .           Cat B5 d7  scores nothing                           0',
    '                           ╰───╯                                 Dan G4 c5  scores nothing                           0',
    '                                                                 You R3 f6  values 3 prime 2 chains 6              +11',
    '   ╭───╮           ╭───╮           ╭───╮           ╭───╮       b Bo  B1 g6  sevens 14 values 2 prime 2             +18',
    '5  │R 4│     2     │G 4│    =.=    │G 5│     5     │B 4│       c Cat G1 f7  sevens 14 chains 1                     +15',
    '   ╰───╯           ╰───╯           ╰─d─╯           ╰───╯       d Dan G5 e5  sevens 7 prime 1 chains 10             +18',
    '',
    '   ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮       5 points  * counts  ╲ chain  : : green  = = blue',
    '6  │G 6│   │Y 2│   │G 3│   │Y 1│   │B 2│   │R 3│   │B 1│       ## closed  . not legal  b c d latest',
    '   ╰───╯   ╰───╯   ╰───╯   ╰───╯   ╰───╯   ╰───╯   ╰─b─╯',
    '                                                               ┏━━━━━┓',
    '   ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮       ┃1    ┃ ╭─────╮ ╭─────╮ ╭─────╮ ╭─────╮ ╭─────╮',
    '7  │R 4│   │Y 6│   │Y 4│   │B 5│   │Y 4│ * │G 1│   │R 6│       ┃  R  ┃ │2    │ │1    │ │2    │ │6    │ │6    │',
    '   ╰───╯   ╰───╯   ╰───╯   ╰───╯   ╰───╯   ╰─c─╯   ╰───╯       ┃    1┃ │  R  │ │  G  │ │  B  │ │  B  │ │  Y  │',
    '                                                               ┗━━1━━┛ │    2│ │    1│ │    2│ │    6│ │    6│',
    '                                                                       ╰──2──╯ ╰──3──╯ ╰──4──╯ ╰──5──╯ ╰──6──╯',
  ]);
});

test("at 100×30 the others' latest placements stay, and the legend touches the hand instead", () => {
  const text = drawn(twelve, R1_ON_F2, [100, 30]).join('\n');
  for (const latest of ['b Bo  B1 g6', 'c Cat G1 f7', 'd Dan G5 e5']) expect(text).toContain(latest);
});

test('the largest window has the largest tiles, and every placement', () => {
  const text = drawn(twelve, R1_ON_F2, [200, 60]).join('\n');
  expect(text.match(/╭─{7}╮/g)).toHaveLength(25 + 5);
  for (const placed of ['You G6 a6', 'Bo  Y2 b6', 'Cat B5 d7', 'd Dan G5 e5']) expect(text).toContain(placed);
});

test('a table with panels has the tiles of a calm one', () => {
  const size = tableRoomIn({ columns: 120, rows: 40 }, false, ui.largest);
  const boardOf = (calm: boolean) =>
    paint({ position: { ...twelve, calm }, selection: R1_ON_F2, last: null, size })
      .texts()
      .map((row) => row.slice(0, 58).trimEnd());
  expect(boardOf(false)).toEqual(boardOf(true));
});

test.each(WINDOWS)('%ix%i: long and wide names and large scores keep every column', (...window) => {
  const names = ['Samantha-Jane of Nowhere', '王小明王小明王小明', 'Émile', 'Dan'];
  const scores = [-1234, 1234, -999, 0];
  const speaker = { ...twelve.speaker, seat: (seat: number) => names[seat]! };
  const position = { ...twelve, speaker, status: { ...twelve.status, scores } };
  const plain = drawn(twelve, R1_ON_F2, window);
  const wide = drawn(position, R1_ON_F2, window);
  expect(wide).toHaveLength(plain.length);
  for (const row of wide) expect(widthOf(row)).toBeLessThanOrEqual(window[0] - 2);
  // Columns of the players end where they ended, and each panel's values.
  const first = plain.findIndex((row) => row.includes('▸ You'));
  for (const place of [first + 1, first + 2, first + 6])
    expect(widthOf(wide[place]!)).toBe(widthOf(plain[place]!));
  expect(wide.join('\n')).toMatch(/−1234 /);
});

test.each(WINDOWS)('%ix%i in ASCII: the same signs', (...window) => {
  const ascii = drawn(positionOf(kingsCourt, twelvePlaced(), 0, 'ascii'), R1_ON_F2, window).map(inAscii);
  const text = ascii.join('\n');
  expect(text).toMatch(/^[\x20-\x7e\n]*$/);
  expect(text).toMatch(/> You/);
  expect(text).toMatch(window[0] === 80 ? />R1</ : /#R 1#|#1 {4}#|#1 {6}#/);
});

test('the newest placement of another player is explained, and its cards are marked', () => {
  const rows = drawn(positionOf(kingsCourt, { ...twelvePlaced(), turn: 1 }, 0, 'unicode'), null);
  expect(rows.slice(6, 11).map((row) => row.slice(48))).toEqual([
    'Dan: G5 on e5       +18 points',
    'sevens sides 2: 2+5=7       +7',
    'values                       0',
    'prime  green at c5          +1',
    'chains d4 GK green         +10',
  ]);
  expect(rows[9]).toContain('* GK');
  expect(rows[11]).toContain('* G4');
  expect(rows[2]!.slice(47)).toMatch(/^▸b Bo/);
});

test('the panel says so if a card may not be placed on a space', () => {
  const rows = drawn(twelve, { ...R1_ON_F2, space: parseSpace('g2')! }).map((row) => row.slice(48));
  expect(rows.slice(6, 9)).toEqual(['R1 on g2', 'R1 cannot go here', '']);
});

test('w writes the sum of the sides and the missing values on every legal space, and says so', () => {
  const rows = drawn(twelve, { ...R1_ON_F2, values: true });
  // Beside f5 lie 5, 4 and 3; beside c2 and e2 5 and 2; where nothing lies 7 are missing, and no card has that many.
  expect(rows[11]).toMatch(/ 12\+2 /);
  expect(rows[5]).toMatch(/^2 {2}9– {4}0– {3}5\+2 {3}:0–: {2}2\+5 /);
  expect(rows.join('\n')).toContain('17+4 sum of sides, + missing');
  expect(rows.join('\n')).not.toContain('5 points  *');
  expect(drawn(twelve, { ...R1_ON_F2, values: true }, [120, 40]).join('\n')).toMatch(/ 12\+2 .*│B 4│/);
});
