import { expect, test } from 'vitest';
import { chooseCard } from '../../src/ai/gongzhu/choose.ts';
import { gongzhuPolicy } from '../../src/ai/gongzhu/index.ts';
import { gongzhuPlan } from '../../src/ai/gongzhu/plan.ts';
import { gongzhu } from '../../src/engine/gongzhu/index.ts';
import { randomFor } from '../../src/engine/random.ts';
import { randomStates } from '../engine/gongzhu/help.ts';

test('the policy chooses the same from all hands as from a view', () => {
  let plays = 0;
  for (const state of randomStates('alike', 12)) {
    if (state.phase !== 'play') continue;
    const { move } = gongzhuPolicy.choose(gongzhu.view(state, state.turn), state.turn, randomFor(''));
    expect(move).toStrictEqual({ kind: 'play', card: chooseCard(state) });
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
