import { expect, test } from 'vitest';
import { kingsCourt } from '../../../src/engine/kings-court/index.ts';
import type { OverPhase, Placed } from '../../../src/engine/kings-court/state.ts';
import { account } from '../../../src/tui/kings-court/account.ts';
import { drawAccount } from '../../../src/tui/sheet/draw.ts';
import { toldOf } from '../../../src/tui/sheet/told.ts';
import { picture } from '../../engine/kings-court/positions.ts';
import { positionOf } from '../../support/table.ts';
import { twelvePlaced } from './twelve-placed.ts';

const FULL = picture(`
  G4 R2 B5 R3 R2 Y3 B3
  Y2 G3 B4 B1 Y5 G1 R1
  G5 Y6 G2 R5 G2 B6 Y1
  R6 R5 Y3 GK B6 Y5 B3
  R4 G6 G4 R1 G5 B2 B4
  G6 Y2 G3 Y1 B2 R3 B1
  R4 Y6 Y4 B5 Y4 G1 R6`);

/** What each seat's points come from: sevens, broken, values, prime, chains. */
const SUMS = [
  [98, 0, 32, 23, 61],
  [63, 0, 24, 21, 46],
  [63, -10, 52, 19, 66],
  [63, -10, 23, 22, 59],
] as const;

/** A match that is over; a placement each has all the sevens, one what was broken, one the rest. */
function finished(): OverPhase {
  const { standing, lacks } = twelvePlaced();
  const placed = SUMS.flatMap(([sevens, broken, ...rest], seat): Placed[] =>
    [
      [sevens, 0, 0, 0],
      [broken, 0, 0, 0],
      [0, ...rest],
    ].map(([seven, values, prime, chains]) => ({
      seat,
      card: 0,
      space: 0,
      mercy: false,
      score: {
        spaceValue: 0,
        checkpoint: 7,
        sum: 0,
        sevens: seven!,
        values: values!,
        prime: prime!,
        chains: chains!,
        total: seven! + values! + prime! + chains!,
      },
    })),
  );
  const scores = SUMS.map((parts) => parts.reduce((sum: number, part) => sum + part, 0));
  const results = [{ points: scores, unfilled: 0 }];
  return {
    phase: 'over',
    standing: { ...standing, scores, results, winners: [0] },
    board: FULL,
    hands: [[], [], [], []],
    stack: [],
    stackSize: 0,
    lacks: lacks.map(() => []),
    passes: 0,
    placed,
  };
}

const over = positionOf(kingsCourt, finished(), 0, 'unicode');
const drawn = (columns: number, rows: number, position = over): string[] =>
  drawAccount(toldOf(account(position), position), 'end', { columns, rows }, position.theme).texts();

test('the sheet at 80×24 shows who won and why, the final board, the sums by part, and the moments', () => {
  const lines = drawn(78, 17);
  expect(lines.slice(0, 10)).toEqual([
    '  You win with 214, the highest score.',
    '  It ends because every space is filled.',
    '     a  b  c  d  e  f  g         sevens  broken  values  prime  chains  total',
    '  1 G4 R2 B5 R3 R2 Y3 B3  You        98       0      32     23      61    214',
    '  2 Y2 G3 B4 B1 Y5 G1 R1  Cat        63     −10      52     19      66    190',
    '  3 G5 Y6 G2 R5 G2 B6 Y1  Dan        63     −10      23     22      59    157',
    '  4 R6 R5 Y3 GK B6 Y5 B3  Bo         63       0      24     21      46    154',
    '  5 R4 G6 G4 R1 G5 B2 B4  most from  sevens: 98 of 214 for you',
    '  6 G6 Y2 G3 Y1 B2 R3 B1  best       R1 on a1: +116',
    '  7 R4 Y6 Y4 B5 Y4 G1 R6  least      R1 on a1: 0',
  ]);
  expect(lines.at(-1)).toMatch(/round +1 +2 +3/);
});

test.each([
  [98, 23, /1 +G4 +R2 +B5 +R3 +R2 +Y3 +B3/],
  [118, 33, /(?:│[RGBY] [1-6K]│.*){7}/],
  [148, 43, /(?:│ {2}[RGBY] {2}│.*){7}/],
] as const)(
  'the board in %i columns is as large as fits, with the course by rounds',
  (columns, rows, row) => {
    const lines = drawn(columns, rows);
    expect(lines).toHaveLength(rows);
    expect(lines.filter((line) => row.test(line)).length).toBeGreaterThan(0);
    expect(lines.join('\n')).toMatch(/You +98 +0 +32 +23 +61 +214/);
    expect(lines.join('\n')).toMatch(/round +1 +2 +3/);
  },
);

test('the board and the totals fit in a window of a phone', () => {
  const lines = drawn(38, 18);
  expect(lines.join('\n')).toMatch(/7 R4 Y6 Y4 B5 Y4 G1 R6\n[\s\S]*You +32 +23 +61 +214/);
});

test('the sheet in the middle of a match shows the board as it is, without the word deal', () => {
  const position = positionOf(kingsCourt, twelvePlaced(), 0, 'unicode');
  const text = [...drawn(78, 17, position), ...account(position).verdict].join('\n');
  expect(text).toMatch(/ 3 G5 {4}:: ## :: {4}Y1 /);
  expect(text).toMatch(/You +7 +0 +7 +4 +14 +32/);
  expect(text).toContain('sevens: multiples of 7 hit');
  expect(text).not.toMatch(/deal/i);
});
