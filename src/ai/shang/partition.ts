import { highestBit, lowestBit } from '../../engine/card-set.ts';
import type { Rating } from '../../engine/shang/combination.ts';
import { ENTRIES, entry, RANKS, subsets, suitCount } from './by-rank.ts';
import { type Holding, ofRank, type Play } from './holding.ts';

/** A hand with what it costs to have its plays still to make. The arrays serve for one hand after another. */
export interface PricedHand {
  holding: Holding;
  /** The cards of each rank split into singles, pairs and trips in the best way: what that costs, and the dearest play of it; by entry. */
  readonly sum: Float64Array;
  readonly dearest: Float64Array;
  /** The price of each five-card play. */
  readonly fivers: number[];
  /** What the hand costs without five-card plays. */
  total: number;
  /** The ranks held, the one with the dearest play first. */
  readonly order: number[];
  /** Suits by rank, and the whole, of what is left while splits are tried. */
  readonly left: Uint8Array;
  low: number;
  high: number;
}

const NONE = Number.NEGATIVE_INFINITY;

export const newPricedHand = (holding: Holding): PricedHand => ({
  holding,
  sum: new Float64Array(ENTRIES),
  dearest: new Float64Array(ENTRIES).fill(NONE),
  fivers: [],
  total: 0,
  order: [],
  left: new Uint8Array(RANKS),
  low: 0,
  high: 0,
});

/** The ways to play the highest of some suits of a rank: it and others as a single, a pair or trips, and what that leaves. */
const SPLITS: readonly (readonly (readonly [play: number, rest: number])[])[] = Array.from(
  { length: 16 },
  (_, suits) => {
    if (suits === 0) return [];
    const top = 1 << highestBit(suits);
    return [0, ...subsets[suits ^ top]!]
      .filter((beside) => suitCount[beside]! < 3)
      .map((beside) => [top | beside, suits ^ top ^ beside] as const);
  },
);

/** Prices all plays of a hand. */
export function priceHand(hand: PricedHand, holding: Holding, price: (play: Rating) => number): void {
  const { sum, dearest, fivers, order, left } = hand;
  const { held, plays } = holding;
  hand.holding = holding;
  hand.low = holding.cards.low;
  hand.high = holding.cards.high;
  hand.total = 0;
  order.length = 0;
  for (let rank = 0; rank < RANKS; rank++) {
    const all = held[rank]!;
    left[rank] = all;
    if (all === 0) continue;
    for (const suits of subsets[all]!) {
      let least = Number.POSITIVE_INFINITY;
      let most = NONE;
      for (const [play, rest] of SPLITS[suits]!) {
        const cost = price(ofRank(rank, play).rating);
        const at = entry(rank, rest);
        if (cost + sum[at]! >= least) continue;
        least = cost + sum[at]!;
        most = Math.max(cost, dearest[at]!);
      }
      sum[entry(rank, suits)] = least;
      dearest[entry(rank, suits)] = most;
    }
    hand.total += sum[entry(rank, all)]!;
    place(order, rank, hand);
  }
  fivers.length = 0;
  for (const { rating } of plays[5]!) fivers.push(price(rating));
}

/** Puts a rank where it belongs in the order. */
function place(order: number[], rank: number, { dearest, left }: PricedHand): void {
  const own = dearest[entry(rank, left[rank]!)]!;
  let at = order.length;
  for (; at > 0; at--) {
    const other = order[at - 1]!;
    if (dearest[entry(other, left[other]!)]! >= own) break;
    order[at] = other;
  }
  order[at] = rank;
}

/** Takes a play out of what is left, or puts it back. Returns by how much more the ranks cost alone. */
function toggle(hand: PricedHand, { cards, parts }: Play): number {
  const { left, sum } = hand;
  let more = 0;
  for (const { rank, suits } of parts) {
    const before = left[rank]!;
    left[rank] = before ^ suits;
    more += sum[entry(rank, before ^ suits)]! - sum[entry(rank, before)]!;
  }
  hand.low ^= cards.low;
  hand.high ^= cards.high;
  return more;
}

/**
 * What a hand costs after a play, over all ways to take disjoint fivers out of it and split the rest by rank: the prices of its plays,
 * less the dearest, since the last play need not hold.
 */
export function costAfter(hand: PricedHand, out: Play | null): number {
  if (out === null) return leastCost(hand, 0, hand.total, NONE, 0);
  const more = toggle(hand, out);
  const cost = leastCost(hand, 0, hand.total + more, NONE, out.ranks);
  toggle(hand, out);
  return cost;
}

/** `touched`: the ranks of which something has been taken out; `from`: the first fiver that may still be. */
function leastCost(
  hand: PricedHand,
  from: number,
  sum: number,
  dearestFiver: number,
  touched: number,
): number {
  const { holding, fivers, dearest, order, left } = hand;
  let most = dearestFiver;
  for (let ranks = touched; ranks !== 0; ranks &= ranks - 1) {
    const rank = lowestBit(ranks);
    most = Math.max(most, dearest[entry(rank, left[rank]!)]!);
  }
  for (const rank of order)
    if (((touched >> rank) & 1) === 0) {
      most = Math.max(most, dearest[entry(rank, left[rank]!)]!);
      break;
    }
  let least = most === NONE ? 0 : sum - most;
  const plays = holding.plays[5]!;
  for (let i = from; i < plays.length; i++) {
    const play = plays[i]!;
    if (((play.cards.low & ~hand.low) | (play.cards.high & ~hand.high)) !== 0) continue;
    const price = fivers[i]!;
    const more = toggle(hand, play);
    least = Math.min(
      least,
      leastCost(hand, i + 1, sum + more + price, Math.max(dearestFiver, price), touched | play.ranks),
    );
    toggle(hand, play);
  }
  return least;
}

/** In how few plays that others could beat what a hand holds after a play can be played. */
export function losersAfter(hand: PricedHand, out: Play | null, isLoser: (play: Rating) => boolean): number {
  if (out) toggle(hand, out);
  const fewest = fewestLosers(hand, isLoser, 0);
  if (out) toggle(hand, out);
  return fewest;
}

function fewestLosers(hand: PricedHand, isLoser: (play: Rating) => boolean, from: number): number {
  const { holding, left } = hand;
  let fewest = 0;
  for (let rank = 0; rank < RANKS; rank++) fewest += losersOfRank(rank, left[rank]!, isLoser);
  const plays = holding.plays[5]!;
  for (let i = from; i < plays.length; i++) {
    const play = plays[i]!;
    if (((play.cards.low & ~hand.low) | (play.cards.high & ~hand.high)) !== 0) continue;
    toggle(hand, play);
    fewest = Math.min(fewest, fewestLosers(hand, isLoser, i + 1) + (isLoser(play.rating) ? 1 : 0));
    toggle(hand, play);
  }
  return fewest;
}

function losersOfRank(rank: number, suits: number, isLoser: (play: Rating) => boolean): number {
  if (suits === 0) return 0;
  let fewest = 4;
  for (const [play, rest] of SPLITS[suits]!) {
    const losers = losersOfRank(rank, rest, isLoser) + (isLoser(ofRank(rank, play).rating) ? 1 : 0);
    if (losers < fewest) fewest = losers;
  }
  return fewest;
}
