import { expect, test } from 'vitest';
import { chooseCard } from '../../src/ai/gongzhu/choose.ts';
import { gongzhuPolicy } from '../../src/ai/gongzhu/index.ts';
import { gongzhuPlan } from '../../src/ai/gongzhu/plan.ts';
import { pointsAtEnd, putDown, type Table, tableOf } from '../../src/ai/gongzhu/table.ts';
import { cardsOf } from '../../src/engine/card-set.ts';
import { gongzhu } from '../../src/engine/gongzhu/index.ts';
import { legalCards } from '../../src/engine/gongzhu/rules.ts';
import type { PlayPhase, State } from '../../src/engine/gongzhu/state.ts';
import { pick, randomFor } from '../../src/engine/random.ts';
import { randomStates } from '../engine/gongzhu/help.ts';

/** The fields that mean something between tricks too. */
const kept = ({ led, winner, winning, ...table }: Table) =>
  table.count === 0 ? table : { ...table, led, winner, winning };

/** Plays a deal, every other one at random, with a table beside it; `onPlay` sees both before each card. */
function playDeal(number: number, onPlay: (state: PlayPhase, table: Table) => void): void {
  const options = { seats: 4, options: { limit: 1000, passing: 'none' } };
  const random = randomFor('carried', number);
  const dealt = gongzhu.deal(gongzhu.start(options), gongzhu.shuffle(options, random)) as PlayPhase;
  const table = tableOf(dealt);
  let state: State = dealt;
  while (state.phase === 'play') {
    onPlay(state, table);
    const legal = cardsOf(legalCards(state, state.turn));
    const card = number % 2 === 0 ? chooseCard(table) : pick(legal, random);
    state = gongzhu.play(state, state.turn, { kind: 'play', card });
    putDown(table, card);
  }
  const { points, shooter } = state.standing.results[0]!;
  expect([0, 1, 2, 3].map((seat) => pointsAtEnd(table, seat))).toEqual(points);
  if (shooter !== null) moons++;
}
let moons = 0;

test('a table is carried along as the engine plays, to the same score', () => {
  for (let deal = 0; deal < 8; deal++)
    playDeal(deal, (state, table) => expect(kept(table)).toStrictEqual(kept(tableOf(state))));
  for (let deal = 8; deal < 400; deal++) playDeal(deal, () => {});
  expect(moons).toBeGreaterThan(3);
});

test('from the cards of all the policy chooses what it does from a view', () => {
  let plays = 0;
  for (const state of randomStates('alike', 12)) {
    if (state.phase !== 'play') continue;
    const { move } = gongzhuPolicy.choose(gongzhu.view(state, state.turn), state.turn, randomFor(''));
    expect(move).toStrictEqual({ kind: 'play', card: chooseCard(tableOf(state)) });
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
