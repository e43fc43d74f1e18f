import { cardOf } from '../../../../src/engine/card.ts';
import { highestBit } from '../../../../src/engine/card-set.ts';
import { type Rating, ratePair, rateSingle } from '../../../../src/engine/shang/combination.ts';
import { type ByRank, holds, type Part, RANKS, suitCount, toggle } from './by-rank.ts';

/** A five-card play of a hand, and the price of having still to play it. */
export interface Fiver {
  readonly parts: readonly Part[];
  readonly price: number;
  readonly loser: boolean;
}

/** The worth of a hand, split into plays in the best way. */
export interface Worth {
  /** Turns lost until it is empty: the prices of its plays, less the costliest, since the last play need not hold. */
  readonly cost: number;
  /** Fewest plays in it that others could beat. */
  readonly losers: number;
}

/** The best split of the cards of one rank into singles, pairs and trips, for each set of its suits; index rank × 16 + suits. */
export interface RankPrices {
  readonly sum: Float64Array;
  readonly dearest: Float64Array;
  readonly losers: Uint8Array;
}

const NONE = Number.NEGATIVE_INFINITY;

/** The prices of all subsets of `held`. */
export function rankPrices(
  held: ByRank,
  price: (play: Rating) => number,
  isLoser: (play: Rating) => boolean,
): RankPrices {
  const sum = new Float64Array(RANKS * 16);
  const dearest = new Float64Array(RANKS * 16).fill(NONE);
  const losers = new Uint8Array(RANKS * 16);
  for (let rank = 0; rank < RANKS; rank++) {
    const all = held[rank]!;
    for (let suits = 1; suits <= all; suits++) {
      if ((suits & all) !== suits) continue;
      const at = rank * 16 + suits;
      sum[at] = Number.POSITIVE_INFINITY;
      losers[at] = 255;
      // The play with the highest card, and the best split of the others.
      const top = 1 << highestBit(suits);
      const others = suits ^ top;
      for (let with_ = others; ; with_ = (with_ - 1) & others) {
        const play = suitCount[with_]! < 3 ? ratingOf(rank, with_ | top) : null;
        if (play !== null) {
          const rest = rank * 16 + (others ^ with_);
          const cost = price(play);
          if (cost + sum[rest]! < sum[at]!) {
            sum[at] = cost + sum[rest]!;
            dearest[at] = Math.max(cost, dearest[rest]!);
          }
          losers[at] = Math.min(losers[at]!, losers[rest]! + (isLoser(play) ? 1 : 0));
        }
        if (with_ === 0) break;
      }
    }
  }
  return { sum, dearest, losers };
}

const TRIPS_OF_TWOS = 2 * 64;

/** The rating of one to three cards of a rank. */
function ratingOf(rank: number, suits: number): Rating {
  const top = cardOf(highestBit(suits), rank);
  const n = suitCount[suits]!;
  return n === 1 ? rateSingle(top) : n === 2 ? ratePair(top) : TRIPS_OF_TWOS + rank * 4;
}

/** The worth of a hand over all ways to pick disjoint fivers and split the other cards by rank. Leaves `held` as it was. */
export function worth(held: ByRank, fivers: readonly Fiver[], prices: RankPrices): Worth {
  let cost = Number.POSITIVE_INFINITY;
  let fewest = 255;
  const search = (from: number, fiverSum: number, fiverDearest: number, fiverLosers: number): void => {
    let sum = fiverSum;
    let dearest = fiverDearest;
    let losers = fiverLosers;
    for (let rank = 0; rank < RANKS; rank++) {
      const at = rank * 16 + held[rank]!;
      sum += prices.sum[at]!;
      losers += prices.losers[at]!;
      if (prices.dearest[at]! > dearest) dearest = prices.dearest[at]!;
    }
    cost = Math.min(cost, dearest === NONE ? 0 : sum - dearest);
    fewest = Math.min(fewest, losers);
    for (let i = from; i < fivers.length; i++) {
      const { parts, price, loser } = fivers[i]!;
      if (!holds(held, parts)) continue;
      toggle(held, parts);
      search(i + 1, fiverSum + price, Math.max(fiverDearest, price), fiverLosers + (loser ? 1 : 0));
      toggle(held, parts);
    }
  };
  search(0, 0, NONE, 0);
  return { cost, losers: fewest };
}
