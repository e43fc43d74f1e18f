import { highestBit, lowestBit } from '../../engine/card-set.ts';
import { NO_PLAY, type Rating } from '../../engine/shang/combination.ts';
import { ENTRIES, entry, RANKS, subsets, suitCount, suitsAt } from './by-rank.ts';
import { type Holding, ofRank, type Play } from './holding.ts';

/** A hand with the cost of its remaining plays. The arrays are reused for each hand. */
export interface PricedHand {
  holding: Holding;
  /** By entry: the price of the cards as one play, the price of the best way to play them apart, and the costliest play of that way. */
  readonly prices: Float64Array;
  readonly sum: Float64Array;
  readonly dearest: Float64Array;
  /** By entry: can others beat the cards as one play (1 or 0), and the fewest beatable plays that make up the cards. */
  readonly loses: Uint8Array;
  readonly losers: Uint8Array;
  /** The price of each five-card play, and whether others can beat it. */
  readonly fivers: number[];
  readonly fiverLoses: number[];
  /** The ranks held, the one with the costliest play first. */
  readonly order: number[];
  /** The price of the costliest play of each rank. */
  readonly tops: Float64Array;
  /** All ways to take disjoint fivers out of the hand, first the one without any. Only the first `ways` belong to this hand. */
  readonly divisions: Division[];
  ways: number;
}

/** A hand as disjoint fivers and other cards, which are split by rank. */
interface Division {
  /** The other cards, as in a `CardSet`. */
  low: number;
  high: number;
  /** The cost of all plays. */
  cost: number;
  /** The number of plays that others could beat. */
  losers: number;
  /** The price of the costliest fiver. */
  fiver: number;
  /** The rank with the costliest play of the other cards, the price of that play, and that of the costliest play of another rank. */
  rank: number;
  first: number;
  second: number;
}

const NONE = Number.NEGATIVE_INFINITY;

export const newPricedHand = (holding: Holding): PricedHand => ({
  holding,
  prices: new Float64Array(ENTRIES),
  sum: new Float64Array(ENTRIES),
  dearest: new Float64Array(ENTRIES).fill(NONE),
  loses: new Uint8Array(ENTRIES),
  losers: new Uint8Array(ENTRIES),
  fivers: [],
  fiverLoses: [],
  order: [],
  tops: new Float64Array(RANKS),
  divisions: [],
  ways: 0,
});

/** By set of suits: plays with the highest suit (a single, a pair or trips), each with the remaining suits. */
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

/** Prices all plays of a hand. `isLoser`: could others beat the play? */
export function priceHand(
  hand: PricedHand,
  holding: Holding,
  price: (play: Rating) => number,
  isLoser: (play: Rating) => boolean,
): void {
  const { prices, sum, dearest, loses, losers, fivers, fiverLoses, order } = hand;
  const { fivers: plays, cards } = holding;
  hand.holding = holding;
  hand.ways = 0;
  order.length = 0;
  let total = 0;
  let lost = 0;
  for (let rank = 0; rank < RANKS; rank++) {
    const all = suitsAt(cards.low, cards.high, rank);
    if (all === 0) continue;
    for (const suits of subsets[all]!) {
      const at = entry(rank, suits);
      const { rating } = ofRank(rank, suits);
      if (rating !== NO_PLAY) {
        prices[at] = price(rating);
        loses[at] = Number(isLoser(rating));
      }
      let least = Number.POSITIVE_INFINITY;
      let most = NONE;
      let fewest = all;
      for (const [play, rest] of SPLITS[suits]!) {
        const whole = entry(rank, play);
        const beside = entry(rank, rest);
        fewest = Math.min(fewest, losers[beside]! + loses[whole]!);
        const cost = prices[whole]!;
        if (cost + sum[beside]! >= least) continue;
        least = cost + sum[beside]!;
        most = Math.max(cost, dearest[beside]!);
      }
      sum[at] = least;
      dearest[at] = most;
      losers[at] = fewest;
    }
    total += sum[entry(rank, all)]!;
    lost += losers[entry(rank, all)]!;
    place(hand, rank, dearest[entry(rank, all)]!);
  }
  fivers.length = 0;
  fiverLoses.length = 0;
  for (const { rating } of plays) {
    fivers.push(price(rating));
    fiverLoses.push(Number(isLoser(rating)));
  }
  divide(hand, 0, cards.low, cards.high, total, lost, NONE, 0);
}

/** Moves a rank to its place in the order. */
function place({ order, tops }: PricedHand, rank: number, dearest: number): void {
  tops[rank] = dearest;
  let at = order.length;
  for (; at > 0 && tops[order[at - 1]!]! < dearest; at--) order[at] = order[at - 1]!;
  order[at] = rank;
}

/** Lists the division with these cards left over, and all that take out more fivers. `touched`: the ranks of fivers so far. */
function divide(
  hand: PricedHand,
  from: number,
  low: number,
  high: number,
  cost: number,
  lost: number,
  fiver: number,
  touched: number,
): void {
  const { divisions, dearest, losers, order, tops, fivers, fiverLoses, sum } = hand;
  if (hand.ways === divisions.length)
    divisions.push({ low: 0, high: 0, cost: 0, losers: 0, fiver: 0, rank: 0, first: 0, second: 0 });
  const division = divisions[hand.ways++]!;
  division.low = low;
  division.high = high;
  division.cost = cost;
  division.losers = lost;
  division.fiver = fiver;
  division.first = NONE;
  division.second = NONE;
  for (let ranks = touched; ranks !== 0; ranks &= ranks - 1) {
    const rank = lowestBit(ranks);
    consider(division, rank, dearest[entry(rank, suitsAt(low, high, rank))]!);
  }
  let untouched = 0;
  for (const rank of order) {
    if (((touched >> rank) & 1) !== 0) continue;
    consider(division, rank, tops[rank]!);
    if (++untouched === 2) break;
  }
  const plays = hand.holding.fivers;
  for (let i = from; i < plays.length; i++) {
    const { cards, parts, ranks } = plays[i]!;
    if (((cards.low & ~low) | (cards.high & ~high)) !== 0) continue;
    const price = fivers[i]!;
    let more = price;
    let worse = fiverLoses[i]!;
    for (const { rank, suits } of parts) {
      const before = suitsAt(low, high, rank);
      const at = entry(rank, before);
      const after = entry(rank, before ^ suits);
      more += sum[after]! - sum[at]!;
      worse += losers[after]! - losers[at]!;
    }
    divide(
      hand,
      i + 1,
      low ^ cards.low,
      high ^ cards.high,
      cost + more,
      lost + worse,
      Math.max(fiver, price),
      touched | ranks,
    );
  }
}

function consider(division: Division, rank: number, price: number): void {
  if (price > division.first) {
    division.second = division.first;
    division.first = price;
    division.rank = rank;
  } else if (price > division.second) division.second = price;
}

/**
 * Returns the cost of a hand after a play: its plays without the costliest one, since the last play of a hand need not hold. The lowest over all ways
 * to take fivers out and split the other cards by rank.
 */
export function costAfter(hand: PricedHand, out: Play | null): number {
  const { divisions, ways, sum, dearest } = hand;
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < ways; n++) {
    const { low, high, cost, fiver, rank: firstRank, first, second } = divisions[n]!;
    let all = cost;
    let most = fiver;
    if (out === null) most = Math.max(most, first);
    else {
      const { cards, parts, ranks } = out;
      if (((cards.low & ~low) | (cards.high & ~high)) !== 0) continue;
      for (const { rank, suits } of parts) {
        const before = suitsAt(low, high, rank);
        const after = entry(rank, before ^ suits);
        all += sum[after]! - sum[entry(rank, before)]!;
        most = Math.max(most, dearest[after]!);
      }
      if (((ranks >> firstRank) & 1) === 0) most = Math.max(most, first);
      else if (parts.length === 1) most = Math.max(most, second);
      else
        for (let rank = 0; rank < RANKS; rank++)
          if (((ranks >> rank) & 1) === 0)
            most = Math.max(most, dearest[entry(rank, suitsAt(low, high, rank))]!);
    }
    least = Math.min(least, most === NONE ? 0 : all - most);
  }
  return least;
}

/** Returns the fewest plays that others could beat, for the hand after a play. */
export function losersAfter({ divisions, ways, losers }: PricedHand, out: Play | null): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (let n = 0; n < ways; n++) {
    const { low, high, losers: whole } = divisions[n]!;
    let all = whole;
    if (out !== null) {
      const { cards, parts } = out;
      if (((cards.low & ~low) | (cards.high & ~high)) !== 0) continue;
      for (const { rank, suits } of parts) {
        const before = suitsAt(low, high, rank);
        all += losers[entry(rank, before ^ suits)]! - losers[entry(rank, before)]!;
      }
    }
    fewest = Math.min(fewest, all);
  }
  return fewest;
}
