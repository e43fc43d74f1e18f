import { bitCount } from '../../engine/card-set.ts';
import { type Bid, bidOf, NO_TRUMP, trumpOf } from '../../engine/five-hundred/bids.ts';
import {
  ACE,
  type Cards,
  JACK,
  KING,
  QUEEN,
  ranksIn,
  SUIT_NUMBERS,
} from '../../engine/five-hundred/cards.ts';
import { type Call, teamOf } from '../../engine/five-hundred/state.ts';
import { sameColour } from '../../engine/five-hundred/trumps.ts';
import type { Seat } from '../../engine/game.ts';
import type { Model, Models } from './model.ts';
import { totalDanger, withoutWorst } from './nello.ts';
import { WEIGHTS } from './weights.ts';

/** Returns the features of a hand in a strain, for a weighted sum. The hand must not have the widow yet. */
export function handFeatures(hand: Cards, trump: number): number[] {
  return trump === NO_TRUMP ? withoutTrumps(hand) : withTrumps(hand, trump);
}

/** Returns the number of trumps in a hand, bowers and Joker included. */
export const trumpsHeld = (hand: Cards, trump: number): number =>
  bitCount(ranksIn(hand, trump)) + bitOf(ranksIn(hand, sameColour(trump)), JACK) + hand.joker;

function withTrumps(hand: Cards, trump: number): number[] {
  const left = sameColour(trump);
  const own = ranksIn(hand, trump);
  const hasLeft = bitOf(ranksIn(hand, left), JACK);
  const trumps = trumpsHeld(hand, trump);
  let aces = 0;
  let kings = 0;
  let voids = 0;
  let singletons = 0;
  for (const suit of SUIT_NUMBERS) {
    if (suit === trump) continue;
    const ranks = ranksIn(hand, suit) & (suit === left ? ~(1 << JACK) : -1);
    const held = bitCount(ranks);
    aces += bitOf(ranks, ACE);
    if (held === 0) voids++;
    else if (held === 1) singletons++;
    else kings += bitOf(ranks, KING);
  }
  return [
    trumps,
    Math.max(0, trumps - 5),
    hand.joker,
    bitOf(own, JACK),
    hasLeft,
    bitOf(own, ACE),
    bitOf(own, KING),
    bitOf(own, QUEEN),
    aces,
    kings,
    voids,
    singletons,
  ];
}

function withoutTrumps(hand: Cards): number[] {
  let aces = 0;
  let pairs = 0;
  let kings = 0;
  let queens = 0;
  let open = 0;
  let longest = 0;
  let strongest = 0;
  for (const suit of SUIT_NUMBERS) {
    const ranks = ranksIn(hand, suit);
    const held = bitCount(ranks);
    const ace = bitOf(ranks, ACE);
    const king = bitOf(ranks, KING);
    aces += ace;
    pairs += ace & king;
    if (ace === 0) {
      if (king === 1 && held >= 2) kings++;
      else open++;
    }
    if (bitOf(ranks, QUEEN) === 1 && held >= 3) queens++;
    if ((ace | king) === 1) longest = Math.max(longest, held - 3);
    if ((ace & king) === 1) strongest = Math.max(strongest, held - 3);
  }
  return [hand.joker, aces, pairs, kings, queens, open, longest, strongest];
}

const bitOf = (ranks: number, rank: number): number => (ranks >> rank) & 1;

/** Counts the calls that tell a seat about a strain: partners' passes, sixes (with Inkles) and higher bids, and opponents' bids. */
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

/** Estimates the tricks of a team if this seat plays this bid. The hand must not have the widow yet. */
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

/** Estimates the tricks of a partner's contract. */
export function supporting(hand: Cards, bid: Bid, seats: number): Estimate {
  const trump = trumpOf(bid);
  const { support, supportNoTrump } = modelsFor(seats);
  const model = trump === NO_TRUMP ? supportNoTrump : support;
  return { tricks: bid.tricks + sum(model, handFeatures(hand, trump)), spread: model.spread };
}

/** Estimates the tricks of an opponents' contract. */
export function opposing(hand: Cards, bid: Bid, seats: number): Estimate {
  const trump = trumpOf(bid);
  const { oppose, opposeNoTrump } = modelsFor(seats);
  const model = trump === NO_TRUMP ? opposeNoTrump : oppose;
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

/** Returns the danger of a hand in Nello without its four most dangerous cards, which the widow replaces. */
export const nelloRisk = (hand: Cards, seats: number): number =>
  totalDanger(withoutWorst(hand, 4, seats).kept, seats);

/** Added to the danger in Nello, by players. The model is fitted to all hands, and is too hopeful for those that are bid. */
const NELLO_CAUTION = { 4: 0.4, 6: 0.8 };

export function nelloChance(hand: Cards, seats: number): number {
  const { base, slope } = modelsFor(seats).nello;
  return 1 / (1 + Math.exp(slope * nelloRisk(hand, seats) - base + NELLO_CAUTION[seats === 6 ? 6 : 4]));
}
