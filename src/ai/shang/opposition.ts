import { type CardSet, minus } from '../../engine/card-set.ts';
import { type Rating, ratedRank, ratedSuit, sizeOf } from '../../engine/shang/combination.ts';
import { type ByRank, RANKS, suitCount, suitsAt } from './by-rank.ts';

const choose2 = (n: number): number => (n * (n - 1)) / 2;
const choose3 = (n: number): number => (n * (n - 1) * (n - 2)) / 6;

/** The cards that a seat does not see, with the number of singles, pairs and trips that they make above each rank. */
export interface Unseen {
  readonly cards: ByRank;
  /** The number of plays above a rank, by their size (1 to 3), then by rank. Index 0 is unused. */
  readonly above: readonly Int32Array[];
}

export const newUnseen = (): Unseen => ({
  cards: new Uint8Array(RANKS),
  above: Array.from({ length: 4 }, () => new Int32Array(RANKS)),
});

/** Counts the cards that are neither played nor in this hand. */
export function countUnseen({ cards, above }: Unseen, unplayed: CardSet, held: CardSet): void {
  const [, singles, pairs, trips] = above as [Int32Array, Int32Array, Int32Array, Int32Array];
  const { low, high } = minus(unplayed, held);
  let [one, two, three] = [0, 0, 0];
  for (let rank = RANKS - 1; rank >= 0; rank--) {
    const suits = suitsAt(low, high, rank);
    cards[rank] = suits;
    singles[rank] = one;
    pairs[rank] = two;
    trips[rank] = three;
    const n = suitCount[suits]!;
    one += n;
    two += choose2(n);
    three += choose3(n);
  }
}

/**
 * The number of fivers in a random hand of 13 that beat the lowest and the highest of each kind, straights first. A hand has one with probability 1 −
 * e^−λ, fitted to 3,000 hands. A hand of n cards has (n − 4)³ / 9³ as many.
 */
const FIVERS: readonly (readonly [low: number, high: number])[] = [
  [2.7, 1.75],
  [1.75, 0.7],
  [0.67, 0.05],
  [0.05, 0.003],
  [0.003, 0.0003],
  [0.0003, 0],
];
const STRAIGHT = 3;

/** Returns how many better plays of the same size the unseen cards make; for five cards, the number in a random hand of 13. */
export function betterThan({ cards, above }: Unseen, play: Rating): number {
  const rank = ratedRank(play);
  const size = sizeOf(play);
  switch (size) {
    case 1:
      return above[1]![rank]! + suitCount[cards[rank]! >> (ratedSuit(play) + 1)]!;
    case 2: {
      // A pair of the same rank is better if it has the spade. Both suits that this pair lacks must be unseen.
      const same = cards[rank]!;
      return above[2]![rank]! + (suitCount[same] === 2 && same >> (ratedSuit(play) + 1) ? 1 : 0);
    }
    case 3:
      return above[3]![rank]!;
    default: {
      const [low, high] = FIVERS[(play >> 6) - STRAIGHT]!;
      return low + ((high - low) * rank) / (RANKS - 1);
    }
  }
}

/** By size of play: the chance that one of the hands in question has a given play of unseen cards. For five cards the expected number of plays. */
export type Reach = Float64Array;

export const newReach = (): Reach => new Float64Array(6);

/** Fills `reach` for the hands in `seats` (bits). Each unseen card is equally likely in any place. */
export function reachOf(reach: Reach, hidden: number, cardsLeft: readonly number[], seats: number): void {
  reach.fill(0);
  for (let seat = 0; seat < cardsLeft.length; seat++) {
    if (((seats >> seat) & 1) === 0) continue;
    const n = cardsLeft[seat]!;
    reach[1]! += n / hidden;
    reach[2]! += choose2(n) / (choose2(hidden) || 1);
    reach[3]! += choose3(n) / (choose3(hidden) || 1);
    if (n >= 5) reach[5]! += ((n - 4) / 9) ** 3;
  }
}
