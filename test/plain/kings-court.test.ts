import { expect, test } from 'vitest';
import { kingsCourt } from '../../src/engine/kings-court/index.ts';
import type { PlayPhase } from '../../src/engine/kings-court/state.ts';
import { kingsCourt as telling } from '../../src/plain/tellings/kings-court.ts';
import { FULL, stateOf, without } from '../engine/kings-court/positions.ts';
import { positionOf } from '../support/table.ts';

const asked = (state: PlayPhase): string =>
  telling.asked(kingsCourt.describe(kingsCourt.view(state, 0)), positionOf(kingsCourt, state).speaker);

test('a player without a legal placement has to pass', () => {
  // Every neighbour of the empty space has both values of the hand.
  expect(asked(stateOf(without(FULL, 'a1'), ['B2 Y2', 'R1']))).toBe(
    'None of your cards fits anywhere: type pass.',
  );
  expect(asked(stateOf(without(FULL, 'a1'), ['B5 Y2', 'R1']))).toMatch(/^Place a card/);
});
