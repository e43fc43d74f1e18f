import { bitCount, type CardSet } from '../../engine/card-set.ts';

export const RANKS = 13;

/** The suits of a hand as four bits, for each rank from 2 to ace. */
export type ByRank = Uint8Array;

/** Returns the suits held of a rank, as four bits, from the two integers of a `CardSet`. */
export const suitsAt = (low: number, high: number, rank: number): number =>
  ((low >> rank) & 1) |
  ((low >> (RANKS + rank - 1)) & 2) |
  (((high >> rank) & 1) << 2) |
  (((high >> (RANKS + rank)) & 1) << 3);

export const ALL_SUITS = 15;

/** Returns cards of one rank. `suits`: as four bits. */
export const cardsOfRank = (rank: number, suits: number): CardSet => ({
  low: ((suits & 1) << rank) | (((suits >> 1) & 1) << (RANKS + rank)),
  high: (((suits >> 2) & 1) << rank) | (((suits >> 3) & 1) << (RANKS + rank)),
});

/** The cards of one rank in a play. */
export interface Part {
  readonly rank: number;
  readonly suits: number;
}

/** The index of a set of suits of a rank, in arrays with 16 entries a rank. */
export const entry = (rank: number, suits: number): number => rank * 16 + suits;

export const ENTRIES = RANKS * 16;

/** The number of suits in a mask of four bits, 0 to 4. */
export const suitCount: readonly number[] = Array.from({ length: 16 }, (_, mask) => bitCount(mask));

/** By mask: its suits, and all its non-empty subsets, each after its own subsets. */
export const subsets: readonly (readonly number[])[] = Array.from({ length: 16 }, (_, mask) =>
  Array.from({ length: mask }, (_unused, i) => i + 1).filter((part) => (part & mask) === part),
);
