import { expect, test } from 'vitest';
import { fiveHundredPolicy } from '../../src/ai/five-hundred/index.ts';
import { fiveHundredPlan } from '../../src/ai/five-hundred/plan.ts';
import { applyMove, type FiveHundredSim, simOf, spotOf } from '../../src/ai/five-hundred/sim.ts';
import { fiveHundred } from '../../src/engine/five-hundred/index.ts';
import { sample } from '../../src/engine/five-hundred/moves.ts';
import type { Move, State } from '../../src/engine/five-hundred/state.ts';
import { randomFor } from '../../src/engine/random.ts';

const DEALS = 24;

/** Tables of four and six, with and without a Joker at any time, and with Nello from the start. */
function tableFor(deal: number) {
  const options = Object.fromEntries(fiveHundred.options.map((option) => [option.name, option.default]));
  const jokerNoTrump = deal % 2 === 0 ? 'follow' : 'anytime';
  return { seats: deal % 3 === 0 ? 6 : 4, options: { ...options, jokerNoTrump, nello: 'always' } };
}

const policyMove = (state: State, seat: number): Move =>
  fiveHundredPolicy.choose(fiveHundred.view(state, seat), seat, randomFor('')).move;

/** Plays deals of random moves; those that everybody passes out do not count. */
function* randomDeals(seed: string): Generator<{ state: State; move: Move; seat: number }> {
  for (let deal = 0; deal < DEALS; deal++) {
    const random = randomFor(seed, deal);
    const table = tableFor(deal);
    let state = fiveHundred.deal(fiveHundred.start(table), fiveHundred.shuffle(table, random));
    for (let seat = fiveHundred.toAct(state)[0]; seat !== undefined; seat = fiveHundred.toAct(state)[0]) {
      const move = sample(state, seat, random);
      yield { state, move, seat };
      state = fiveHundred.play(state, seat, move);
    }
  }
}

/** The fields that mean something between tricks too. */
const kept = ({ led, winner, best, ...sim }: FiveHundredSim) =>
  sim.count === 0 ? sim : { ...sim, led, winner, best };

test('a simulation stays in step with the engine, to the same number of tricks', () => {
  let sim: FiveHundredSim | null = null;
  let ended = 0;
  for (const { state, move, seat } of randomDeals('carried')) {
    if (state.phase !== 'play' || move.kind !== 'play') continue;
    if (sim === null || sim.left === 0) sim = simOf(state);
    expect(kept(sim)).toStrictEqual(kept(simOf(state)));
    applyMove(sim, spotOf(move.card, sim.trump), move.suit);
    if (sim.left > 0) continue;
    ended++;
    expect(sim.taken).toBe(fiveHundred.play(state, seat, move).standing.results.at(-1)!.tricks);
  }
  expect(ended).toBeGreaterThan(DEALS / 2);
});

test('a rollout plays as the policy does from its views, to the same end', () => {
  let rollouts = 0;
  let plies = 0;
  for (const { state, seat } of randomDeals('rollout')) {
    if (plies++ % 7 > 0) continue;
    let end = state;
    for (let next = fiveHundred.toAct(end)[0]; next !== undefined; next = fiveHundred.toAct(end)[0])
      end = fiveHundred.play(end, next, policyMove(end, next));
    const { value } = fiveHundredPlan.playOut(state, seat, 0)(policyMove(state, seat));
    expect(value).toBe(fiveHundredPlan.worth(end, seat));
    rollouts++;
  }
  expect(rollouts).toBeGreaterThan(100);
});
