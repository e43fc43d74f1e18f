import { describe, expect, test } from 'vitest';
import { opponentNamed } from '../../bench/opponents/index.ts';
import { read } from '../../src/ai/shang/candidates.ts';
import { likelihood } from '../../src/ai/shang/history.ts';
import { type Holding, holdingOf, type Play, playsOfRanks, without } from '../../src/ai/shang/holding.ts';
import { shangPolicy } from '../../src/ai/shang/index.ts';
import { judgeBy } from '../../src/ai/shang/judge.ts';
import { costAfter, losersAfter, newPricedHand, priceHand } from '../../src/ai/shang/partition.ts';
import { playsFor } from '../../src/ai/shang/sim.ts';
import { WEIGHTS } from '../../src/ai/shang/weights.ts';
import { formatCard } from '../../src/engine/card.ts';
import { type CardSet, cardsOf, FULL, isEmpty, minus, setOf, size } from '../../src/engine/card-set.ts';
import { randomFor, shuffled } from '../../src/engine/random.ts';
import { inOrder, NO_PLAY, type Rating, rate } from '../../src/engine/shang/combination.ts';
import { shang } from '../../src/engine/shang/index.ts';
import { playsOf } from '../../src/engine/shang/plays.ts';
import type { Move, PlayPhase, State, View } from '../../src/engine/shang/state.ts';
import { afterMoves, holding } from '../engine/shang/position.ts';
import { cards } from '../support/cards.ts';

const TABLE = { seats: 4, options: { limit: 26 } };

const chosen = (state: PlayPhase): string =>
  shang.format(shangPolicy.choose(shang.view(state, state.turn), state.turn, randomFor('bot')).move);

/** Positions of a deal between bots that now and then play at random. */
function* positions(deals: number): Generator<PlayPhase> {
  const random = randomFor('positions');
  for (let deal = 0; deal < deals; deal++) {
    let state = shang.deal(shang.start(TABLE), shang.shuffle(TABLE, random));
    while (state.phase === 'play') {
      yield state;
      const seat = state.turn;
      const moves = [...shang.moves(state, seat)];
      const move =
        random.below(3) === 0
          ? moves[random.below(moves.length)]!
          : shangPolicy.choose(shang.view(state, seat), seat, random).move;
      state = shang.play(state, seat, move);
    }
  }
}

test('every choice is legal', () => {
  for (const state of positions(12)) {
    const seat = state.turn;
    const view = shang.view(state, seat);
    const { move } = shangPolicy.choose(view, seat, randomFor('one'));
    expect(shang.check(state, seat, move)).toBeNull();
  }
});

describe('the policy', () => {
  // Other hands hold what keeps the case clear; all cards named nowhere have been played.
  const many = 'TC TD 8C 8D 6C 6D';
  test.each<[string, PlayPhase, string | RegExp]>([
    ['goes out when it can', afterMoves(holding(['3C 9C', 'AS', '4D', '5D']), '3C'), 'AS'],
    [
      'with one loser left runs the unbeatable plays first',
      holding(['3C KC KD AS', 'QC JC 8D', 'QD JD 8H', 'QH JH 8S TC']),
      /^(KC|KD|AS|KC KD)$/,
    ],
    [
      'leads a pair when somebody has one card left',
      holding(['4C 4D KH', 'AD', 'QD JD 9H QC JC 9D', 'QH JH TH 8H']),
      '4C 4D',
    ],
    [
      'leads the higher of its last two singles, so that the lower goes out',
      holding(['4C KH', 'AD', 'QD JD 9H QC JC 9D', 'QH JH TH 8H']),
      'KH',
    ],
    [
      'beats a play that would hand the lead to somebody with one card left',
      afterMoves(holding(['9C 4D', 'TC JD 4H', 'QD JH QC 9D', 'QH TH 8H']), '9C'),
      /^(TC|JD)$/,
    ],
    [
      'keeps a straight together',
      afterMoves(holding(['4C 2C 2D 3D', `5C 6H 7H 8S 9D`, many, 'QH JH TH 8H']), '4C'),
      'check',
    ],
    [
      'checks when nothing beats the table',
      afterMoves(holding(['AC 2C', '5C KD', many, '8H QH']), 'AC'),
      'check',
    ],
    [
      'does not lead its ace from a hand of low cards',
      holding(['3C 4C 5D 7D AS', `2C ${many} KD`, '2D QD JD 9H QC JC 9D', '2H QH JH TH 8H 9C']),
      /^[3457]/,
    ],
  ])('%s', (_, state, move) => {
    expect(chosen(state)).toMatch(move);
  });
});

/** The view of the seat to act at a move of the first deal of a match between four that play as `normal-v1`. */
function staged(seed: string, move: number): View {
  const frozen = opponentNamed('normal-v1', 'shang');
  let state = shang.deal(shang.start(TABLE), shang.shuffle(TABLE, randomFor(seed, 'deal', 1)));
  for (let made = 0; ; made++) {
    if (state.phase !== 'play') throw new Error('the deal is over');
    const view = shang.view(state, state.turn);
    if (made === move) return view;
    const random = randomFor('staged');
    state = shang.play(state, state.turn, frozen(view as never, state.turn, random) as unknown as Move);
  }
}

test.each([
  ['takes the table with an ace that only its own other ace could beat', 'errB/53', 19, 'AD'],
  [
    'splits a straight rather than leave the lead to the only one that has not checked',
    'errB/32',
    15,
    '9D 9H',
  ],
  ['beats a five beyond the reach of three last cards', 'errB/52', 44, 'JS'],
])('%s', (_, seed, number, expected) => {
  const view = staged(seed, number);
  if (view.phase !== 'play') throw new Error('nobody is to act');
  const { move } = shangPolicy.choose(view, view.turn, randomFor('bot'));
  expect(shang.format(move)).toBe(expected);
});

describe('a claim to win', () => {
  test('holds against every defence', () => {
    /** Does `seat` go out whatever the others do, if it goes on as the bot says? */
    const goesOut = (state: State, seat: number): boolean => {
      if (state.phase !== 'play') return state.standing.results.at(-1)!.out === seat;
      if (state.turn === seat) {
        const { move } = shangPolicy.choose(shang.view(state, seat), seat, randomFor('claim'));
        return goesOut(shang.play(state, seat, move), seat);
      }
      for (const move of shang.moves(state, state.turn))
        if (!goesOut(shang.play(state, state.turn, move), seat)) return false;
      return true;
    };
    const judge = judgeBy(WEIGHTS);
    let claims = 0;
    for (const state of positions(40)) {
      const seat = state.turn;
      const sim = read(shang.view(state, seat), seat);
      judge.readDecision(sim);
      if (!playsFor(sim).some((play) => judge.verdictOn(play).wins)) continue;
      claims++;
      expect(goesOut(state, seat)).toBe(true);
    }
    expect(claims).toBeGreaterThan(40);
  });
});

describe('the plays of a hand', () => {
  const all = ({ cards: held, fivers }: Holding): Play[] =>
    [1, 2, 3].flatMap((n) => playsOfRanks(held, n, NO_PLAY)).concat(fivers);
  const listed = (hand: Holding): string[] =>
    all(hand)
      .map((play) => `${inOrder(play.cards)} ${play.rating}`)
      .sort();

  test('are those of the rules, at the deal and after every play', () => {
    const random = randomFor('held');
    for (let n = 0; n < 30; n++) {
      // Low ranks, that there are fivers of every kind.
      const hand = setOf(
        shuffled(cardsOf(FULL), random)
          .filter((c) => c % 13 < 6)
          .slice(0, 13),
      );
      const expected = (held: CardSet): string[] =>
        [...playsOf(inOrder(held))].map((play) => `${inOrder(play)} ${rate(play)}`).sort();
      const whole = holdingOf(hand);
      expect(listed(whole)).toStrictEqual(expected(hand));
      for (const play of all(whole)) {
        const rest = without(whole, play);
        expect(rest.count).toBe(13 - size(play.cards));
        expect(listed(rest)).toStrictEqual(expected(minus(hand, play.cards)));
        expect(rest.cards).toStrictEqual(minus(hand, play.cards));
      }
    }
  });

  test('are in the order in which the judge adds up prices', () => {
    const { fivers } = holdingOf(cards('2C 3C 4C 5C 6H 7C 2H 2S 7D'));
    expect(fivers.map((play) => inOrder(play.cards).map(formatCard).join(' '))).toStrictEqual([
      '2C 3C 4C 5C 6H',
      '2H 3C 4C 5C 6H',
      '2S 3C 4C 5C 6H',
      '3C 4C 5C 6H 7C',
      '3C 4C 5C 6H 7D',
      '2C 3C 4C 5C 7C',
      '2C 2H 2S 7C 7D',
    ]);
  });

  test('use three or four of a rank as the first part', () => {
    const { fivers } = holdingOf(cards('2C 2D 7C 7D 7H 7S'));
    const counts = fivers.map(({ parts }) => parts.map(({ rank }) => rank + 2));
    expect(counts).toStrictEqual(fivers.map(() => [7, 2]));
    expect(fivers).toHaveLength(6);
  });
});

describe('the best split of a hand', () => {
  /** A loser is any play below this; chosen so that all kinds occur on both sides. */
  const isLoser = (play: Rating): boolean => play % 64 < 28;

  /** The fewest losers over all splits, by trying them all. */
  function fewestLosers(hand: CardSet): number {
    if (isEmpty(hand)) return 0;
    let fewest = 99;
    for (const play of playsOf(inOrder(hand), 0, undefined, 1))
      fewest = Math.min(fewest, (isLoser(rate(play)) ? 1 : 0) + fewestLosers(minus(hand, play)));
    return fewest;
  }

  test('has the fewest beatable plays', () => {
    const random = randomFor('split');
    for (let n = 0; n < 40; n++) {
      // Low ranks of three suits make many fivers.
      const hand = setOf(
        shuffled(cardsOf(FULL), random)
          .filter((c) => c % 13 < 8)
          .slice(0, 5 + (n % 6)),
      );
      const priced = newPricedHand(holdingOf(hand));
      priceHand(priced, holdingOf(hand), () => 1, isLoser);
      expect(losersAfter(priced, null)).toBe(fewestLosers(hand));
    }
  });

  test.each<[string, number]>([
    ['', 0],
    ['3C', 0],
    ['3C 9D', 1],
    ['3C 3D 9D', 1],
    ['3C 3D 3H 9C 9D', 0],
    ['3C 4D 5H 6S 7C 7D', 1],
    ['2C 3C 4C 5C 7C 2D 3D 4D 5D 7D', 1],
    ['3C 3D 3H 3S 9D KC', 1],
  ])('prices %s at a turn for each play, and the last one free: %i turns', (text, turns) => {
    const holding = holdingOf(cards(text));
    const priced = newPricedHand(holding);
    priceHand(
      priced,
      holding,
      () => 1,
      () => true,
    );
    expect(costAfter(priced, null)).toBe(turns);
  });
});

describe('likelihood', () => {
  test('a check on a low single makes cheap cards that beat it unlikely', () => {
    // Seat 1 has checked on a three: with loose middle cards it would have got rid of one.
    const loose = afterMoves(holding(['3C 9C', '5D 7H 8S', '4D 6D', '5C 6C']), '3C', 'check');
    const tied = afterMoves(holding(['3C 9C', 'KD KH KS', '4D 6D', '5C 6C']), '3C', 'check');
    const me = loose.turn;
    expect(likelihood(loose, me)).toBeLessThan(likelihood(tied, me));
  });
});
