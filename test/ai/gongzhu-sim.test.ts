import { expect, test } from 'vitest';
import { chooseCard } from '../../src/ai/gongzhu/choose.ts';
import { gongzhuPolicy } from '../../src/ai/gongzhu/index.ts';
import { gongzhuPlan } from '../../src/ai/gongzhu/plan.ts';
import { applyMove, type DealSim, pointsAtEnd, simOf } from '../../src/ai/gongzhu/sim.ts';
import { cardsOf } from '../../src/engine/card-set.ts';
import { gongzhu } from '../../src/engine/gongzhu/index.ts';
import { legalCards } from '../../src/engine/gongzhu/rules.ts';
import type { PlayPhase, State } from '../../src/engine/gongzhu/state.ts';
import { pick, randomFor } from '../../src/engine/random.ts';
import { randomStates } from '../engine/gongzhu/help.ts';

/** The fields that mean something between tricks too. */
const kept = ({ led, winner, winning, ...sim }: DealSim) =>
  sim.count === 0 ? sim : { ...sim, led, winner, winning };

/** Plays a deal, every other one at random, with a simulation beside it; `onPlay` sees both before each card. */
function playDeal(number: number, onPlay: (state: PlayPhase, sim: DealSim) => void): void {
  const options = { seats: 4, options: { limit: 1000, passing: 'none' } };
  const random = randomFor('carried', number);
  const dealt = gongzhu.deal(gongzhu.start(options), gongzhu.shuffle(options, random)) as PlayPhase;
  const sim = simOf(dealt);
  let state: State = dealt;
  while (state.phase === 'play') {
    onPlay(state, sim);
    const legal = cardsOf(legalCards(state, state.turn));
    const card = number % 2 === 0 ? chooseCard(sim) : pick(legal, random);
    state = gongzhu.play(state, state.turn, { kind: 'play', card });
    applyMove(sim, card);
  }
  const { points, shooter } = state.standing.results[0]!;
  expect([0, 1, 2, 3].map((seat) => pointsAtEnd(sim, seat))).toEqual(points);
  if (shooter !== null) moons++;
}
let moons = 0;

test('a simulation is carried along as the engine plays, to the same score', () => {
  for (let deal = 0; deal < 8; deal++)
    playDeal(deal, (state, sim) => expect(kept(sim)).toStrictEqual(kept(simOf(state))));
  for (let deal = 8; deal < 400; deal++) playDeal(deal, () => {});
  expect(moons).toBeGreaterThan(3);
});

test('from the cards of all the policy chooses what it does from a view', () => {
  let plays = 0;
  for (const state of randomStates('alike', 12)) {
    if (state.phase !== 'play') continue;
    const { move } = gongzhuPolicy.choose(gongzhu.view(state, state.turn), state.turn, randomFor(''));
    expect(move).toStrictEqual({ kind: 'play', card: chooseCard(simOf(state)) });
    plays++;
  }
  expect(plays).toBeGreaterThan(500);
});

test('a rollout ends as the policy would end the deal', () => {
  for (const state of [...randomStates('rollout', 6)].filter((_, n) => n % 9 === 0)) {
    let end = state;
    for (let seat = gongzhu.toAct(end)[0]; seat !== undefined; seat = gongzhu.toAct(end)[0])
      end = gongzhu.play(end, seat, gongzhuPolicy.choose(gongzhu.view(end, seat), seat, randomFor('')).move);
    const mover = gongzhu.toAct(state)[0]!;
    const { move } = gongzhuPolicy.choose(gongzhu.view(state, mover), mover, randomFor(''));
    expect(gongzhuPlan.playOut(state, mover, 0)(move).value).toBe(gongzhuPlan.worth(end, mover));
  }
});
