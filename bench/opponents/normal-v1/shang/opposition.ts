import type { BySeat, Seat } from '../../../../src/engine/game.ts';
import {
  type Kind,
  kindOf,
  type Rating,
  ratedRank,
  ratedSuit,
  sizeOf,
} from '../../../../src/engine/shang/combination.ts';
import { RANKS, suitCount } from './by-rank.ts';
import type { Reading } from './reading.ts';
import type { Weights } from './weights.ts';

/** The expected reactions of some other seats. */
export interface Opposition {
  /** Expected number of better plays of its size in these hands; 0 only if there can be none. */
  betterThan(play: Rating): number;
  /** The chance, 0 to 1, that one of them is played. */
  beaten(play: Rating): number;
  /** The share, 0 to 1, of the cards in those hands that are of a higher rank than this, 0 to 12. */
  above(rank: number): number;
}

const choose2 = (n: number): number => (n * (n - 1)) / 2;
const choose3 = (n: number): number => (n * (n - 1) * (n - 2)) / 6;

/**
 * Expected number of fivers in a random hand of 13 that beat the lowest and the highest of each kind: 1 − e^−λ is the share of hands with
 * one, fitted to 3,000 hands. A smaller hand of n cards has (n − 4)³ / 9³ as many.
 */
const FIVERS: { readonly [kind in Kind]?: readonly [low: number, high: number] } = {
  straight: [2.7, 1.75],
  flush: [1.75, 0.7],
  'full house': [0.67, 0.05],
  quads: [0.05, 0.003],
  'straight flush': [0.003, 0.0003],
  'royal flush': [0.0003, 0],
};

/** The expected reactions of these seats, if every unseen card is equally likely to be in any place. */
export function opposition(
  { unseen, cardsLeft, others }: Reading,
  seats: readonly Seat[],
  weights: Weights,
): Opposition {
  const hidden = total(others.map((seat) => cardsLeft[seat]!));
  const hands = seats.map((seat) => cardsLeft[seat]!);
  // The chance that given unseen cards are all in one of these hands.
  const one = total(hands) / hidden;
  const two = total(hands.map(choose2)) / (choose2(hidden) || 1);
  const three = total(hands.map(choose3)) / (choose3(hidden) || 1);
  const five = total(hands.map((n) => (n < 5 ? 0 : ((n - 4) / 9) ** 3)));

  // Expected numbers above each rank.
  const singles = new Float64Array(RANKS);
  const pairs = new Float64Array(RANKS);
  const trips = new Float64Array(RANKS);
  for (let rank = RANKS - 2; rank >= 0; rank--) {
    const n = suitCount[unseen[rank + 1]!]!;
    singles[rank] = singles[rank + 1]! + n * one;
    pairs[rank] = pairs[rank + 1]! + choose2(n) * two;
    trips[rank] = trips[rank + 1]! + choose3(n) * three;
  }

  const betterThan = (play: Rating): number => {
    const rank = ratedRank(play);
    switch (sizeOf(play)) {
      case 1:
        return singles[rank]! + suitCount[unseen[rank]! >> (ratedSuit(play) + 1)]! * one;
      case 2: {
        // A pair of the same rank is better if it has the spade: of the two suits not in this pair, both must be unseen.
        const same = unseen[rank]!;
        return pairs[rank]! + (suitCount[same] === 2 && same >> (ratedSuit(play) + 1) ? two : 0);
      }
      case 3:
        return trips[rank]!;
      default: {
        const [low, high] = FIVERS[kindOf(play)]!;
        return five * (low + ((high - low) * rank) / (RANKS - 1));
      }
    }
  };
  const patience = [
    0,
    weights.singlePatience,
    weights.pairPatience,
    weights.tripsPatience,
    0,
    weights.fiverPatience,
  ];
  const beaten = (play: Rating): number => {
    const better = betterThan(play);
    return better === 0 ? 0 : better / (better + patience[sizeOf(play)]!);
  };
  const above = (rank: number): number => singles[rank]! / (hidden * one);
  return { betterThan, beaten, above };
}

const total = (numbers: BySeat<number>): number => {
  let sum = 0;
  for (const n of numbers) sum += n;
  return sum;
};
