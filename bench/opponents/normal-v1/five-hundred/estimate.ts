import { type Bid, bidOf, NO_TRUMP, trumpOf } from '../../../../src/engine/five-hundred/bids.ts';
import {
  ACE,
  both,
  type Cards,
  cardOf,
  cardsOf,
  has,
  JOKER,
  KING,
  QUEEN,
  rankOf,
  SUIT_NUMBERS,
  size,
} from '../../../../src/engine/five-hundred/cards.ts';
import { type Call, teamOf } from '../../../../src/engine/five-hundred/state.ts';
import { leftBower, rightBower, suitCards } from '../../../../src/engine/five-hundred/trumps.ts';
import type { Seat } from '../../../../src/engine/game.ts';
import type { Model, Models } from './model.ts';
import { totalDanger, withoutWorst } from './nello.ts';
import { WEIGHTS } from './weights.ts';

/** The features of a hand in a strain, as numbers for a weighted sum, before the widow is known. */
export function handFeatures(hand: Cards, trump: number): number[] {
  return trump === NO_TRUMP ? withoutTrumps(hand) : withTrumps(hand, trump);
}

function withTrumps(hand: Cards, trump: number): number[] {
  const trumps = size(both(hand, suitCards(trump, trump)));
  const side = SUIT_NUMBERS.filter((suit) => suit !== trump).map((suit) =>
    cardsOf(both(hand, suitCards(suit, trump))),
  );
  const count = (test: (suited: number[]) => boolean): number =>
    side.filter((suited) => test(suited.map(rankOf))).length;
  const holds = (card: number): number => (has(hand, card) ? 1 : 0);
  return [
    trumps,
    Math.max(0, trumps - 5),
    holds(JOKER),
    holds(rightBower(trump)),
    holds(leftBower(trump)),
    holds(cardOf(trump, ACE)),
    holds(cardOf(trump, KING)),
    holds(cardOf(trump, QUEEN)),
    count((ranks) => ranks.includes(ACE)),
    count((ranks) => ranks.includes(KING) && ranks.length >= 2),
    count((ranks) => ranks.length === 0),
    count((ranks) => ranks.length === 1),
  ];
}

function withoutTrumps(hand: Cards): number[] {
  const suits = SUIT_NUMBERS.map((suit) => cardsOf(both(hand, suitCards(suit, NO_TRUMP))).map(rankOf));
  const count = (test: (ranks: number[]) => boolean): number => suits.filter(test).length;
  const joker = has(hand, JOKER) ? 1 : 0;
  return [
    joker,
    count((ranks) => ranks.includes(ACE)),
    count((ranks) => ranks.includes(KING) && ranks.includes(ACE)),
    count((ranks) => ranks.includes(KING) && !ranks.includes(ACE) && ranks.length >= 2),
    count((ranks) => ranks.includes(QUEEN) && ranks.length >= 3),
    count((ranks) => !ranks.includes(ACE) && !(ranks.includes(KING) && ranks.length >= 2)),
    Math.max(
      0,
      ...suits.map((ranks) => (ranks.includes(ACE) || ranks.includes(KING) ? ranks.length - 3 : 0)),
    ),
    Math.max(
      0,
      ...suits.map((ranks) => (ranks.includes(ACE) && ranks.includes(KING) ? ranks.length - 3 : 0)),
    ),
  ];
}

/** A seat's knowledge of a strain from the auction: partners' passes, sixes (an Inkle is one) and higher bids, opponents' bids. */
export function callFeatures(calls: readonly Call[], seat: Seat, strain: string | null): number[] {
  let passed = 0;
  let six = 0;
  let more = 0;
  let other = 0;
  let enemySame = 0;
  let enemyOther = 0;
  for (const call of calls) {
    const bid = call.bid === null ? null : bidOf(call.bid);
    const same = bid !== null && bid.strain === strain;
    if (teamOf(call.seat) !== teamOf(seat)) {
      if (same) enemySame++;
      else if (bid !== null) enemyOther++;
    } else if (bid === null) passed++;
    else if (!same) other++;
    else if (bid.tricks === 6) six++;
    else more++;
  }
  return [passed, six, more, other, enemySame, enemyOther];
}

const sum = (model: Model, features: readonly number[]): number =>
  features.reduce((total, value, i) => total + value * model.weights[i]!, model.base);

const modelsFor = (seats: number): Models => WEIGHTS[seats === 6 ? 6 : 4];

/** A team's expected tricks if this seat plays this bid, before the widow, and the usual error. */
export function declaring(
  hand: Cards,
  bid: Bid,
  calls: readonly Call[],
  seat: Seat,
  seats: number,
): Estimate {
  const trump = trumpOf(bid);
  const { declare, declareNoTrump } = modelsFor(seats);
  const model = trump === NO_TRUMP ? declareNoTrump : declare;
  const features = [...handFeatures(hand, trump), ...callFeatures(calls, seat, bid.strain)];
  return { tricks: sum(model, features), spread: model.spread };
}

/** The expected tricks of a partner's contract, seen from a hand of the same team. */
export function supporting(hand: Cards, bid: Bid, seats: number): Estimate {
  const trump = trumpOf(bid);
  const { support, supportNoTrump } = modelsFor(seats);
  const model = trump === NO_TRUMP ? supportNoTrump : support;
  return { tricks: bid.tricks + sum(model, handFeatures(hand, trump)), spread: model.spread };
}

export interface Estimate {
  /** The mean. */
  readonly tricks: number;
  /** The standard deviation. */
  readonly spread: number;
}

/** The chance of at least `needed` tricks: a normal curve, near enough. */
export const chanceOf = ({ tricks, spread }: Estimate, needed: number): number =>
  1 / (1 + Math.exp((-1.7 * (tricks - needed + 0.5)) / spread));

/** The risk of a hand in Nello: without its four worst cards, which the widow replaces. */
export const nelloRisk = (hand: Cards, seats: number): number =>
  totalDanger(withoutWorst(hand, 4, seats).kept, seats);

export function nelloChance(hand: Cards, seats: number): number {
  const { base, slope } = modelsFor(seats).nello;
  return 1 / (1 + Math.exp(slope * nelloRisk(hand, seats) - base));
}
