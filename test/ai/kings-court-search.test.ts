import { expect, test } from 'vitest';
import { likelihood } from '../../src/ai/kings-court/history.ts';
import { kingsCourtPolicy } from '../../src/ai/kings-court/index.ts';
import { kingsCourtPlan, worthOf } from '../../src/ai/kings-court/plan.ts';
import { parseSpace } from '../../src/engine/kings-court/board.ts';
import { kingsCourt } from '../../src/engine/kings-court/index.ts';
import type { State } from '../../src/engine/kings-court/state.ts';
import { randomFor } from '../../src/engine/random.ts';
import { card } from '../engine/kings-court/cards.ts';
import {
  boardOf,
  cards,
  type Dealt,
  dealt,
  playOne,
  stateOf,
  table,
} from '../engine/kings-court/positions.ts';

test('a player who left 21 points open hardly holds the card for them', () => {
  // 6 + 5 + 6 around b2: a 4 makes 21.
  const board = boardOf('YK', 'a2 R6', 'c2 B5', 'b1 G6');
  const before = stateOf(board, ['R3 R2 G1 G2 B1 B2', 'Y1 Y2 Y3 Y5 Y6 R5'], 'R1');
  const after = playOne(before, 0, { kind: 'place', card: card('R2'), space: parseSpace('a1')! });
  const holding = (text: string): State => ({ ...after, hands: [cards(text), after.hands[1]!] });
  const plain = likelihood(holding('R1 R2 G1 G2 B1 B2'), 1);
  const withFour = likelihood(holding('R1 R2 G1 G2 B1 B4'), 1);
  expect(withFour).toBeLessThan(plain / 4);
  // It may have been drawn since.
  expect(withFour).toBeGreaterThan(plain / 30);
  // A seat learns nothing of its own hand.
  expect(likelihood(holding('R1 R2 G1 G2 B1 B2'), 0)).toBe(likelihood(holding('R1 R2 G1 G2 B1 B4'), 0));
});

test('placements make the true hands likelier than others', () => {
  let told = 0;
  let n = 0;
  for (let match = 0; match < 4; match++) {
    const random = randomFor('told', match);
    const setup = table(4);
    let state: Dealt = dealt(setup, kingsCourt.shuffle(setup, random));
    while (state.phase === 'play') {
      const { turn } = state;
      const view = kingsCourt.view(state, turn);
      const others = Array.from({ length: 20 }, () => likelihood(kingsCourt.imagine(view, random), turn));
      const mean = others.reduce((sum, likely) => sum + likely, 0) / others.length;
      told += Math.log(likelihood(state, turn) / mean);
      n++;
      state = playOne(state, turn, kingsCourtPolicy.choose(view, turn, random).move);
    }
  }
  expect(told / n).toBeGreaterThan(0.5);
});

/** What these final scores of a match are worth to seat 0. */
function worth(...scores: number[]): number {
  const { standing, ...rest } = stateOf(
    boardOf('YK'),
    scores.map(() => ''),
  );
  return kingsCourtPlan.worth({ ...rest, phase: 'over', standing: { ...standing, scores } }, 0);
}

test('with three players or more, search and review play for the win, not for a point more than the last player', () => {
  expect([worth(50, 45, 45), worth(55, 70, 0), worth(60, 60, 10)]).toStrictEqual([1, 0, 0.5]);
  // While there is time, a point counts for a chance.
  const midway = (...scores: number[]): number => worthOf({ scores, over: false }, 0);
  expect(midway(30, 50, 0)).toBeGreaterThan(midway(25, 50, 0));
  expect(midway(30, 50, 0)).toBeGreaterThan(0);
  expect(midway(20, 20, 20, 20)).toBe(0.25);
});

test('with two players, search and review play for the difference in points', () => {
  expect([worth(50, 45), worth(45, 50)]).toStrictEqual([5, -5]);
  expect(worthOf({ scores: [30, 50], over: false }, 1)).toBe(20);
});

test('a review charges 3% of winning at tables of three and four, and 5 points at tables of two', () => {
  const charged = [2, 3, 4].map((seats) => {
    const setup = table(seats);
    const first = dealt(setup, kingsCourt.shuffle(setup, randomFor('measure')));
    return kingsCourtPlan.measure(kingsCourt.view(first, 0));
  });
  expect(charged).toStrictEqual([
    { counts: 'points', matters: 5 },
    { counts: 'chance', matters: 0.03 },
    { counts: 'chance', matters: 0.03 },
  ]);
});
