import { describe, expect, test } from 'vitest';
import { opponentNamed } from '../../bench/opponents/index.ts';
import type { Opponent } from '../../bench/opponents/opponent.ts';
import { chooseMove } from '../../src/ai/bot.ts';
import { alike } from '../../src/ai/gongzhu/candidates.ts';
import { chooseCard } from '../../src/ai/gongzhu/choose.ts';
import { gongzhuPolicy } from '../../src/ai/gongzhu/index.ts';
import { gongzhuPlan } from '../../src/ai/gongzhu/plan.ts';
import type { OpaqueTypes } from '../../src/engine/game.ts';
import { gongzhu } from '../../src/engine/gongzhu/index.ts';
import { draftOf, isPlayedOut, putDown } from '../../src/engine/gongzhu/rules.ts';
import { scoreDeal } from '../../src/engine/gongzhu/score.ts';
import type { Gongzhu, Move, PlayPhase, State, View } from '../../src/engine/gongzhu/state.ts';
import { randomFor } from '../../src/engine/random.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import { partsOf } from '../../src/games.ts';
import { deckOf, position, tableOf } from '../engine/gongzhu/help.ts';
import { cards } from '../support/cards.ts';
import { decisionsOf } from '../support/decisions.ts';

const N = null;
const choiceOf = (state: Parameters<typeof gongzhu.view>[0], seat: number) =>
  gongzhuPolicy.choose(gongzhu.view(state, seat), seat, randomFor('bot'));
const moveOf = (state: Parameters<typeof gongzhu.view>[0], seat = 0): string =>
  gongzhu.format(choiceOf(state, seat).move);

/** A deal as the first `normal` plays it, and what that plays after so many moves. */
function formerDeal(seed: string, moves: number): { readonly state: State; readonly next: Move } {
  const entry = partsOf('gongzhu')!;
  const setup = readSetup(entry.game, {}, seed) as Setup;
  const choose = opponentNamed('normal-v1', 'gongzhu') as unknown as Opponent<Gongzhu>;
  let state = gongzhu.deal(gongzhu.start(setup), gongzhu.shuffle(setup, randomFor(seed, 'deal', 1)));
  for (let n = 0; ; n++) {
    const seat = gongzhu.toAct(state)[0]!;
    const next = choose(gongzhu.view(state, seat), seat, randomFor(''));
    if (n === moves) return { state, next };
    state = gongzhu.play(state, seat, next);
  }
}

describe('the bot of Chinese Hearts', () => {
  test.each<[string, string, string]>([
    ['a bare Pig goes', '2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H 2S QS', 'QS'],
    ['A♠ and K♠ without guards go', '2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 2S KS AS', 'KS AS'],
    ['high hearts go', '2C 3C 4C 5C 2D 3D 4D 5D 2S 3S QH KH AH', 'QH KH AH'],
    ['the 10♣ goes when it is hard to duck with', 'TC 2C 2D 3D 4D 5D 2H 3H 4H 2S 3S 4S 5S', 'TC'],
  ])('passing: %s', (_, hand, gone) => {
    const passed = moveOf(gongzhu.deal(gongzhu.start(tableOf()), deckOf(hand))).split(' ');
    expect(passed).toEqual(expect.arrayContaining(gone.split(' ')));
  });

  test('passing: a well guarded Pig stays, and so does the Goat with length', () => {
    const guarded = '2C 3C 4C QC KC AC JD QD KD AD 2S 3S 4S';
    const hand = gongzhu.deal(gongzhu.start(tableOf()), deckOf(guarded));
    expect(moveOf(hand)).not.toContain('JD');
    const pig = gongzhu.deal(gongzhu.start(tableOf()), deckOf('2C QC KC AC 2D 9H KH AH 2S 3S 4S 5S QS'));
    expect(moveOf(pig)).not.toContain('QS');
  });

  test.each<[string, PlayPhase, string]>([
    [
      'throws the Pig when it cannot follow',
      position(['QS 9H', '2D 3D', '4D 5D', '6D 7D'], { leader: 3, cards: [N, N, N, '9D'] }),
      'QS',
    ],
    [
      'plays the Pig under the King',
      position(['2S QS', '2D 3D', '4D 5D', '6D 7D'], { leader: 3, cards: [N, N, N, 'KS'] }),
      'QS',
    ],
    [
      'ducks a trick with the Pig in it',
      position(['2S AS', '2D', '4D', '6D'], { leader: 1, cards: [N, '9S', 'QS', '3S'] }),
      '2S',
    ],
    [
      'wins the Goat when last to play',
      position(['2D AD', '2C', '4C', '6C'], { leader: 1, cards: [N, '9D', 'JD', '3D'] }),
      'AD',
    ],
    [
      'does not lead the Ace of spades while the Pig is out',
      position(['4S AS', '5S QS', '6S 7S', '8S 9S'], { leader: 0 }),
      '4S',
    ],
    [
      'last to play, gets rid of a high card on a trick that costs nothing',
      position(['2C AC', '3C TC', '4C 3D', '6C 4D'], { leader: 1, cards: [N, '9C', '8C', '5C'] }),
      'AC',
    ],
    [
      'wins a heart from a player near the moon',
      position(
        ['2H KH 3C', '5C 6C', '7C 8C', '9C AC'],
        { leader: 1, cards: [N, '5H', '3H', '4H'] },
        {
          taken: [cards(''), cards('6H 7H 8H 9H TH JH QH'), cards(''), cards('')],
        },
      ),
      'KH',
    ],
    [
      'feeds no heart to the only one who has taken hearts',
      position(
        ['5H AC', '3D 4C', '4D 5C', '6D 6C'],
        { leader: 1, cards: [N, '9D', '7D', '8D'] },
        { taken: [cards(''), cards('6H 7H 8H'), cards(''), cards('')] },
      ),
      'AC',
    ],
    [
      'throws the heart that ends a moon on somebody else',
      position(
        ['2H QC', '3D 4C', '4D 5C', '6D AC'],
        { leader: 1, cards: [N, '7D', '9D', '8D'] },
        { taken: [cards(''), cards('6H 7H 8H'), cards(''), cards('')] },
      ),
      '2H',
    ],
  ])('%s', (_, state, move) => {
    expect(moveOf(state)).toBe(move);
  });

  test('shoots a moon in fewer than 11 of 100 deals against bots of its own kind', () => {
    const deals = 1000;
    let moons = 0;
    for (let number = 0; number < deals; number++) {
      const setup = readSetup(partsOf('gongzhu')!.game, {}, `moons ${number}`) as Setup;
      const random = randomFor('moons', number);
      let state = gongzhu.deal(gongzhu.start(setup), gongzhu.shuffle(setup, random));
      while (state.phase === 'pass') {
        const giver = gongzhu.toAct(state)[0]!;
        state = gongzhu.play(
          state,
          giver,
          gongzhuPolicy.choose(gongzhu.view(state, giver), giver, random).move,
        );
      }
      const draft = draftOf(state as PlayPhase);
      while (!isPlayedOut(draft)) putDown(draft, chooseCard(draft));
      if (scoreDeal(draft.taken).shooter !== null) moons++;
    }
    expect(moons).toBeLessThan(0.11 * deals);
  });

  test('wins the lead from a player near the moon in a trick without hearts', () => {
    const taken = [cards(''), cards('4H 5H 6H 7H 8H 9H TH JH QH QS JD TC'), cards(''), cards('')];
    const trick = { leader: 1, cards: [N, '7D', '2D', '4D'] };
    const hands = ['5D KD 3C', '2H AH KH', '3H 6C 7C', '8C 9C AC'];
    expect(moveOf(position(hands, trick, { taken }))).toBe('KD');
  });

  test.each([
    ['lead the Goat', 'errA/34', 12, 'JD'],
    ['cash A♦ while the Goat is out', 'errA/61', 20, 'AD'],
    ['play a high club while the 10♣ may fall from behind', 'errA/27', 6, 'KC'],
    ['win with K♠ while the Pig may fall from behind', 'errA/70', 26, 'KS'],
    ['throw its own moon away', 'errA/52', 32, '5D'],
  ])('does not %s', (_, seed, moves, former) => {
    const { state, next } = formerDeal(seed, moves);
    expect(gongzhu.format(next)).toBe(former);
    expect(moveOf(state, gongzhu.toAct(state)[0])).not.toBe(former);
  });

  // Of the first of these positions a search says that the Goat is as good a lead as any.
  test.each([
    ['cash A♦ while the Goat is out', 'errA/61', 20],
    ['play a high club while the 10♣ may fall from behind', 'errA/27', 6],
    ['win with K♠ while the Pig may fall from behind', 'errA/70', 26],
    ['throw its own moon away', 'errA/52', 32],
  ])('does not %s after a search', (_, seed, moves) => {
    const { state, next } = formerDeal(seed, moves);
    const seat = gongzhu.toAct(state)[0]!;
    const entry = partsOf('gongzhu')!;
    const view = entry.game.view(state as unknown as OpaqueTypes['state'], seat);
    const { move } = chooseMove(entry, 'hard', view, seat, randomFor(seed));
    expect(entry.game.format(move)).not.toBe(gongzhu.format(next));
  });
});

test('candidates are in the order of the policy, each once, with its own choice or an equal card first', () => {
  for (const { state, view, seat } of decisionsOf(partsOf('gongzhu')!, 'ranked', 2)) {
    const moves = gongzhuPlan.candidates(view as never, seat).map((move) => gongzhu.format(move));
    expect(new Set(moves).size).toBe(moves.length);
    const first = moveOf(state as never, seat);
    if ((state as unknown as State).phase === 'pass') expect(moves[0]).toBe(first);
    else
      expect(moves.includes(first) ? first : first.slice(-1)).toBe(
        moves.includes(first) ? moves[0] : moves[0]!.slice(-1),
      );
  }
});

test('each legal card is a candidate, or equal to exactly one', () => {
  for (const { view, seat } of decisionsOf(partsOf('gongzhu')!, 'ranked', 2)) {
    const moves = gongzhuPlan.candidates(view as never, seat);
    if ((view as unknown as View).phase !== 'play') continue;
    const all = moves.flatMap((move) => [move, ...alike(view as never, seat, move)]);
    const legal = [...gongzhu.moves(view as never, seat)];
    expect(all.map(gongzhu.format).toSorted()).toEqual(legal.map(gongzhu.format).toSorted());
  }
});
