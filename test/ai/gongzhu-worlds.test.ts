import { expect, test } from 'vitest';
import { chooseGift } from '../../src/ai/gongzhu/pass.ts';
import { gongzhuPlan } from '../../src/ai/gongzhu/plan.ts';
import { worldsFor } from '../../src/ai/worlds.ts';
import { card } from '../../src/engine/card.ts';
import { has, setOf } from '../../src/engine/card-set.ts';
import { gongzhu } from '../../src/engine/gongzhu/index.ts';
import {
  type Gongzhu,
  heldBy,
  type PassPhase,
  type PlayPhase,
  type State,
} from '../../src/engine/gongzhu/state.ts';
import { randomFor } from '../../src/engine/random.ts';
import { partsOf } from '../../src/games.ts';
import { deckOf, playOn, tableOf } from '../engine/gongzhu/help.ts';
import { decisionsOf } from '../support/decisions.ts';

/** Deals as they are imagined for a seat: for a search, or all possible ones alike. */
function imagined(state: State, seat: number, plan: Parameters<typeof worldsFor<Gongzhu>>[1] = gongzhuPlan) {
  const next = worldsFor(gongzhu, plan, gongzhu.view(state, seat), seat, 400, randomFor('worlds'));
  return Array.from({ length: 200 }, next);
}

/** How much more often a seat holds a card where a search imagines deals for seat 0: twice as often is 2. */
function timesAsOften(state: State, seat: number, text: string): number {
  const [weighed, alike] = [gongzhuPlan, {}].map(
    (plan) =>
      imagined(state, 0, plan).filter((world) => has(heldBy(world as PlayPhase, seat), card(text))).length,
  );
  return weighed! / alike!;
}

const dealt = (passing: string, ...hands: readonly string[]): State =>
  gongzhu.deal(gongzhu.start(tableOf({ passing })) as State, deckOf(...hands));

test('a deal counts for less if a player kept the Pig off a trick on which they would have thrown it', () => {
  const hands = [
    '2C 3C 4C 5C 6C 2D 3D 4D 5D 2H 3H 4H 2S',
    '7C 8C 6D 7D 8D 9D TD JD 5H 6H 7H 8H 9H',
    'TH JH QH KH AH 3S 4S 5S 6S 7S 8S 9S TS',
    '9C TC JC QC KC AC QD KD AD JS QS KS AS',
  ];
  const state = playOn(dealt('none', ...hands), '2C', '8C', '3S', 'AC', 'KC', '3C', '7C', 'AH');
  expect(timesAsOften(state, 2, 'QS')).toBeLessThan(0.75);
});

test('a deal counts for less if a player kept a card that they would have passed on', () => {
  const state = playOn(
    dealt('left', '2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H 2S 3S'),
    'pass 2S 3S 4H',
    'pass TC KC AC',
    'pass 7H 8H 9H',
    'pass KH AH AS',
  );
  for (const text of ['QS', 'TC']) expect(timesAsOften(state, 1, text)).toBeLessThan(0.9);
});

test('players who passed before this seat passed the policy’s choice', () => {
  const state = playOn(dealt('left'), 'pass 2C 3C 4C', 'pass 2D 3D 4D');
  for (const world of imagined(state, 2)) {
    const { hands, gifts } = (world as PassPhase).deal;
    for (const giver of [0, 1]) expect(gifts[giver]).toStrictEqual(setOf(chooseGift(hands[giver]!, 3)));
  }
});

test('a deal imagined for a search fits the view, and moves of the policy are likely in it', () => {
  const random = randomFor('sensible');
  for (const [n, { state }] of [...decisionsOf(partsOf('gongzhu')!, 'explained', 4, 4, false)].entries()) {
    const view = gongzhu.view(state as never, n % 4);
    expect(gongzhu.view(gongzhuPlan.imagine!(view, n % 4, random), n % 4)).toStrictEqual(view);
    expect(gongzhuPlan.likelihood!(state as never, n % 4)).toBe(1);
  }
});
