import { describe, expect, test } from 'vitest';
import { opponentNamed } from '../../bench/opponents/index.ts';
import { weigh } from '../../src/ai/shang/candidates.ts';
import { likelihood } from '../../src/ai/shang/history.ts';
import { type Holding, holdingOf, type Play, playsOfRanks, without } from '../../src/ai/shang/holding.ts';
import { shangPolicy } from '../../src/ai/shang/index.ts';
import { judgeBy } from '../../src/ai/shang/judge.ts';
import { costAfter, losersAfter, newPricedHand, priceHand } from '../../src/ai/shang/partition.ts';
import { shangPlan } from '../../src/ai/shang/plan.ts';
import type { Reason } from '../../src/ai/shang/reason.ts';
import { WEIGHTS } from '../../src/ai/shang/weights.ts';
import { type CardSet, cardsOf, FULL, isEmpty, minus, setOf, size } from '../../src/engine/card-set.ts';
import { randomFor, shuffled } from '../../src/engine/random.ts';
import { inOrder, NO_PLAY, type Rating, rate } from '../../src/engine/shang/combination.ts';
import { shang } from '../../src/engine/shang/index.ts';
import { playsOf } from '../../src/engine/shang/plays.ts';
import type { Move, PlayPhase, State, View } from '../../src/engine/shang/state.ts';
import { plainSpeaker } from '../../src/engine/words.ts';
import { afterMoves, holding } from '../engine/shang/position.ts';
import { cards } from '../support/cards.ts';

const TABLE = { seats: 4, options: { limit: 26 } };

const chosen = (state: PlayPhase): { move: string; because: string; reason: string } => {
  const { move, reason } = shangPolicy.choose(shang.view(state, state.turn), state.turn, randomFor('bot'));
  return {
    move: shang.format(move),
    because: reason().because,
    reason: shangPolicy.reasonText(reason(), plainSpeaker),
  };
};

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

test('every choice is legal, and the same for the same view', () => {
  for (const state of positions(12)) {
    const seat = state.turn;
    const view = shang.view(state, seat);
    const { move } = shangPolicy.choose(view, seat, randomFor('one'));
    expect(shang.check(state, seat, move)).toBeNull();
    const other = shang.imagine(view, randomFor('elsewhere', state.turns.length));
    expect(shangPolicy.choose(shang.view(other, seat), seat, randomFor('one')).move).toEqual(move);
  }
});

describe('judgement', () => {
  // Other hands hold what keeps the case clear; all cards named nowhere have been played.
  const many = 'TC TD 8C 8D 6C 6D';
  test.each<[string, PlayPhase, string | RegExp, string]>([
    ['goes out when it can', afterMoves(holding(['3C 9C', 'AS', '4D', '5D']), '3C'), 'AS', 'goes-out'],
    [
      'with one loser left runs the unbeatable plays first',
      holding(['3C KC KD AS', 'QC JC 8D', 'QD JD 8H', 'QH JH 8S TC']),
      /^(KC|KD|AS|KC KD)$/,
      'runs-the-table',
    ],
    [
      'leads a pair when somebody has one card left',
      holding(['4C 4D KH', 'AD', 'QD JD 9H QC JC 9D', 'QH JH TH 8H']),
      '4C 4D',
      'leads',
    ],
    [
      'of its last two singles leads the higher, so that the lower goes out',
      holding(['4C KH', 'AD', 'QD JD 9H QC JC 9D', 'QH JH TH 8H']),
      'KH',
      'leads',
    ],
    [
      'beats a play that would hand the lead to somebody with one card left',
      afterMoves(holding(['9C 4D', 'TC JD 4H', 'QD JH QC 9D', 'QH TH 8H']), '9C'),
      /^(TC|JD)$/,
      'beats',
    ],
    [
      'keeps a straight together',
      afterMoves(holding(['4C 2C 2D 3D', `5C 6H 7H 8S 9D`, many, 'QH JH TH 8H']), '4C'),
      'check',
      'saves',
    ],
    [
      'checks when nothing beats the table',
      afterMoves(holding(['AC 2C', '5C KD', many, '8H QH']), 'AC'),
      'check',
      'cannot-beat',
    ],
    [
      'does not lead its ace from a hand of low cards',
      holding(['3C 4C 5D 7D AS', `2C ${many} KD`, '2D QD JD 9H QC JC 9D', '2H QH JH TH 8H 9C']),
      /^[3457]/,
      'leads',
    ],
  ])('%s', (_, state, move, because) => {
    const choice = chosen(state);
    expect(choice.move).toMatch(move);
    expect(choice.because).toBe(because);
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

describe('reasons', () => {
  test('of any legal move name only cards that the bot sees, and counts and seats that are so', () => {
    const kinds = new Set<string>();
    for (const state of positions(20)) {
      const view = shang.view(state, state.turn);
      const own = shangPolicy.choose(view, state.turn, randomFor('reason')).move;
      for (const move of [own, ...shangPlan.candidates(view, state.turn)]) {
        const reason = shangPolicy.reasonFor(view, state.turn, move)!;
        kinds.add(reason.because);
        checkReason(state, move, reason);
      }
    }
    expect(kinds.size).toBe(8);
  });

  function checkReason(state: PlayPhase, move: Move, reason: Reason): void {
    const seat = state.turn;
    const view = shang.view(state, seat);
    const named = cards(reason.cards.join(' '));
    const moved: CardSet = move.kind === 'check' ? cards('') : move.cards;
    switch (reason.because) {
      case 'cannot-beat':
        expect([...shang.moves(view, seat)]).toHaveLength(1);
        expect([named, reason.seat]).toEqual([view.top?.cards, view.top?.seat]);
        break;
      case 'saves':
        expect(move.kind).toBe('check');
        expect(shang.check(state, seat, { kind: 'play', cards: named })).toBeNull();
        if (reason.unbeatable) expect(strongerElsewhere(state, rate(named))).toBe(false);
        expectBroken(state, named, reason.split);
        break;
      case 'blocks':
        expect(named).toEqual(moved);
        expect(reason.seat).not.toBe(seat);
        expect(reason.cardsLeft).toBe(view.cardsLeft[reason.seat]);
        break;
      case 'takes-control':
      case 'runs-the-table':
        expect(named).toEqual(moved);
        expect(strongerElsewhere(state, rate(moved))).toBe(false);
        break;
      case 'leads':
      case 'beats': {
        expect(named).toEqual(moved);
        expectBroken(state, moved, reason.split);
        if (reason.lower.length === 0) break;
        const lower = cards(reason.lower.join(' '));
        expect(shang.check(state, seat, { kind: 'play', cards: lower })).toBeNull();
        expect(rate(lower)).toBeLessThan(rate(moved));
        break;
      }
      default:
        expect(named).toEqual(moved);
    }
    expect(shangPolicy.reasonText(reason, plainSpeaker)).toMatch(/^(seat|[A-Z1-9]).*\.$/);
  }

  /** What is said to be broken up is held, and the play takes some of it, but not all. */
  function expectBroken(state: PlayPhase, play: CardSet, split: readonly string[]): void {
    const whole = cards(split.join(' '));
    expect(minus(whole, state.hands[state.turn]!)).toEqual(cards(''));
    if (split.length > 0)
      expect([minus(whole, play), minus(whole, minus(whole, play))]).not.toContainEqual(cards(''));
  }

  /** Does another seat that has not checked hold a better play of the size? */
  const strongerElsewhere = (state: PlayPhase, rating: Rating): boolean =>
    state.hands.some(
      (hand, seat) =>
        seat !== state.turn &&
        !state.checked[seat] &&
        [...playsOf(inOrder(hand))].some(
          (play) => rate(play) > rating && sizeClass(rate(play)) === sizeClass(rating),
        ),
    );
  const sizeClass = (rating: Rating): number => Math.min(3, rating >> 6);

  test.each<[string, PlayPhase, string]>([
    ['goes out', afterMoves(holding(['3C 9C', 'AS', '4D', '5D']), '3C'), 'Goes out with AS.'],
    [
      'cannot beat',
      afterMoves(holding(['AC 2C', '5C KD', '3D', '8H QH']), 'AC'),
      'Nothing in hand beats AC of Seat 0.',
    ],
    [
      'saves',
      afterMoves(holding(['4C 2C 2D 3D', '5C 6H 7H 8S 9D', 'TC TD 8C 8D 6C 6D', 'QH JH TH 8H']), '4C'),
      'Checks rather than break up 5C 6H 7H 8S 9D for 6H.',
    ],
    [
      'leads a high single before its lowest',
      holding(['4C KH', 'AD', 'QD JD 9H QC JC 9D', 'QH JH TH 8H']),
      'Leads KH and keeps the lower 4C.',
    ],
    [
      'beats higher than it must',
      afterMoves(holding(['3C 2C', '5C 7D 9H JD', 'TC TD 8C 8D 6C 6D', '8H QH']), '3C'),
      '7D beats 3C and keeps the lower 5C.',
    ],
  ])('in words: %s', (_, state, text) => {
    expect(chosen(state).reason).toBe(text);
  });

  test.each([
    ['AS', 'Keeps AS, which nobody can beat now, for a later table.'],
    ['AH', 'Keeps AH, which somebody who has not checked could still beat.'],
    ['AH AD', 'Checks rather than break up AD AH for AD.'],
  ])('of a check with %s against a king', (high, text) => {
    const state = afterMoves(
      holding(['KC 2C', `${high} 2D 3D 4H`, '5C TD', 'QH JH TH 8H AS'.replace(high, 'KD')]),
      'KC',
    );
    const reason = shangPolicy.reasonFor(shang.view(state, 1), 1, { kind: 'check' })!;
    expect(shangPolicy.reasonText(reason, plainSpeaker)).toBe(text);
  });

  test('of the lowest play that beats the table and breaks up a pair', () => {
    const hands = ['8S 2C', '9H 9S 5S 6S 7D', '5C TD KD KH', 'QH JH TH AS'];
    const state = afterMoves(holding(hands), '8S');
    const nine = shang.parse('9H') as Move;
    const reason = shangPolicy.reasonFor(shang.view(state, 1), 1, nine)!;
    expect(shangPolicy.reasonText(reason, plainSpeaker)).toBe(
      '9H is the lowest that beats 8S, though it breaks up 9H 9S.',
    );
  });
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
    let claims = 0;
    for (const state of positions(40)) {
      const seat = state.turn;
      const candidates = weigh(shang.view(state, seat), seat, judgeBy(WEIGHTS));
      if (!candidates.some(({ wins }) => wins)) continue;
      claims++;
      expect(goesOut(state, seat)).toBe(true);
    }
    expect(claims).toBeGreaterThan(40);
  });
});

describe('what a hand can play', () => {
  const all = ({ cards: held, fivers }: Holding): Play[] =>
    [1, 2, 3].flatMap((n) => playsOfRanks(held, n, NO_PLAY)).concat(fivers);
  const listed = (hand: Holding): string[] =>
    all(hand)
      .map((play) => `${inOrder(play.cards)} ${play.rating}`)
      .sort();

  test('is what the rules say, dealt and after every play', () => {
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

  test('has the fewest plays that can be beaten', () => {
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
  ])('%s: at a turn a play and the last one free, %i turns', (text, turns) => {
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
  test('who checks on a low single is not likely to hold much that beats it cheaply', () => {
    // Seat 1 has checked on a three: with loose middle cards it would have got rid of one.
    const loose = afterMoves(holding(['3C 9C', '5D 7H 8S', '4D 6D', '5C 6C']), '3C', 'check');
    const tied = afterMoves(holding(['3C 9C', 'KD KH KS', '4D 6D', '5C 6C']), '3C', 'check');
    const me = loose.turn;
    expect(likelihood(loose, me)).toBeLessThan(likelihood(tied, me));
  });
});
