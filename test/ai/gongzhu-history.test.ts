import { expect, test } from 'vitest';
import { likelihood } from '../../src/ai/gongzhu/history.ts';
import { opponentNamed } from '../../src/arena/opponents/index.ts';
import type { Simple } from '../../src/arena/opponents/simple.ts';
import { findEntry } from '../../src/catalogue.ts';
import { card } from '../../src/engine/card.ts';
import { has } from '../../src/engine/card-set.ts';
import { gongzhu } from '../../src/engine/gongzhu/index.ts';
import { type Gongzhu, heldBy, type PlayPhase, type State } from '../../src/engine/gongzhu/state.ts';
import { randomFor } from '../../src/engine/random.ts';
import { deckOf, playOn, tableOf } from '../engine/gongzhu/help.ts';

const POOL = 150;

/** By seat, how likely it holds a card for all that a seat can know: counted in imagined deals, and in those weighed. */
function holders(state: PlayPhase, seat: number, text: string) {
  const view = gongzhu.view(state, seat);
  const random = randomFor('holders', text);
  const counted = [0, 0, 0, 0];
  const weighed = [0, 0, 0, 0];
  let total = 0;
  for (let n = 0; n < POOL; n++) {
    const world = gongzhu.imagine(view, random) as PlayPhase;
    const holder = [0, 1, 2, 3].find((other) => has(heldBy(world, other), card(text)))!;
    const weight = likelihood(world, seat);
    counted[holder]! += 1 / POOL;
    weighed[holder]! += weight;
    total += weight;
  }
  return { counted, weighed: weighed.map((sum) => sum / total) };
}

test.each(['QS', 'TC', 'AH'])('whoever got the cards of a seat has passed %s on, if it was there', (text) => {
  const passing = gongzhu.deal(gongzhu.start(tableOf()), deckOf('2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H 2S 3S'));
  const state = playOn(
    passing,
    'pass 2S 3S 4H',
    'pass 6C 7C 8C',
    'pass TD JD QD',
    'pass 6S 7S 8S',
  ) as PlayPhase;
  const { counted, weighed } = holders(state, 0, text);
  expect(counted[1]).toBeGreaterThan(0.25);
  expect(weighed[1]).toBeLessThan(0.8 * counted[1]!);
});

test('whoever could have thrown the Pig on a trick, and did not, is less likely to hold it', () => {
  const hands = [
    '2C 3C 4C 5C 6C 2D 3D 4D 5D 2H 3H 4H 2S',
    '7C 8C 6D 7D 8D 9D TD JD 5H 6H 7H 8H 9H',
    'TH JH QH KH AH 3S 4S 5S 6S 7S 8S 9S TS',
    '9C TC JC QC KC AC QD KD AD JS QS KS AS',
  ];
  const state = playOn(
    gongzhu.deal(gongzhu.start(tableOf({ passing: 'none' })), deckOf(...hands)),
    '2C',
    '8C',
    '3S',
    'AC',
    'KC',
    '3C',
    '7C',
    'AH',
  );
  const { counted, weighed } = holders(state as PlayPhase, 0, 'QS');
  expect(counted[2]).toBeGreaterThan(0.25);
  expect(weighed[2]).toBeLessThan(0.6 * counted[2]!);
});

test('the deals that explain what others did have more of the true one in them', () => {
  const former = opponentNamed('normal-v1', findEntry('gongzhu')!) as unknown as Simple<Gongzhu>;
  let gain = 0;
  let asked = 0;
  for (let number = 0; number < 12; number++) {
    const deck = gongzhu.shuffle(tableOf(), randomFor('explained', number));
    let state: State = gongzhu.deal(gongzhu.start(tableOf()), deck);
    for (let moves = 0; state.phase === 'pass' || state.phase === 'play'; moves++) {
      const seat = gongzhu.toAct(state)[0]!;
      if (state.phase === 'play' && seat === number % 4 && moves % 2 === 0)
        for (const text of ['QS', 'TC', 'AH', 'KS', 'AD']) {
          const holder = [0, 1, 2, 3].find((other) => has(heldBy(state as PlayPhase, other), card(text)));
          if (holder === undefined || holder === seat) continue;
          const { counted, weighed } = holders(state, seat, text);
          gain += Math.log((weighed[holder]! + 0.01) / (counted[holder]! + 0.01));
          asked++;
        }
      state = gongzhu.play(state, seat, former(gongzhu.view(state, seat), seat, randomFor('')));
    }
  }
  expect(asked).toBeGreaterThan(50);
  expect(gain / asked).toBeGreaterThan(0.1);
});
