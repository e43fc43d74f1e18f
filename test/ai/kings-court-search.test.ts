import { expect, test } from 'vitest';
import { likelihood } from '../../src/ai/kings-court/history.ts';
import { kingsCourtPolicy } from '../../src/ai/kings-court/index.ts';
import { chanceOf, kingsCourtPlan } from '../../src/ai/kings-court/plan.ts';
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

test('who left 21 points lying hardly holds the card for them', () => {
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

test('what was placed tells more of the true hands than of others', () => {
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

test('hard is after the win, not after a point more than the last', () => {
  const setup = table(3);
  const first = dealt(setup, kingsCourt.shuffle(setup, randomFor('midway')));
  expect(kingsCourtPlan.aim!(kingsCourt.view(first, 0))!.better).toBe('likelier to win');
  const chance = (...scores: number[]): number => chanceOf({ scores, over: true }, 0);
  expect([chance(50, 45, 45), chance(55, 70, 0), chance(60, 60, 10)]).toStrictEqual([1, 0, 0.5]);
  const { standing, ...rest } = stateOf(boardOf('YK'), ['', '', '']);
  const worth = (...scores: number[]): number =>
    kingsCourtPlan.worth({ ...rest, phase: 'over', standing: { ...standing, scores } }, 0);
  expect(worth(55, 70, 0)).toBeGreaterThan(worth(50, 45, 45));
  // While there is time, a point counts for a chance.
  const midway = (...scores: number[]): number => chanceOf({ scores, over: false }, 0);
  expect(midway(30, 50, 0)).toBeGreaterThan(midway(25, 50, 0));
  expect(midway(30, 50, 0)).toBeGreaterThan(0);
});

test('of two, hard is after points: those it makes are lost to the other', () => {
  const setup = table(2);
  const first = dealt(setup, kingsCourt.shuffle(setup, randomFor('two')));
  expect(kingsCourtPlan.aim!(kingsCourt.view(first, first.turn))).toBeNull();
});
