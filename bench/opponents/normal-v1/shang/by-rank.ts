import { bitCount, type CardSet, lowestBit, ranksOf } from '../../../../src/engine/card-set.ts';

export const RANKS = 13;

/** Cards by rank: for each rank, 2 to ace, the suits held as four bits. */
export type ByRank = Uint8Array;

export function byRank(set: CardSet): ByRank {
  const masks = new Uint8Array(RANKS);
  for (let suit = 0; suit < 4; suit++)
    for (let ranks = ranksOf(set, suit); ranks !== 0; ranks &= ranks - 1)
      masks[lowestBit(ranks)]! |= 1 << suit;
  return masks;
}

/** The cards of one play in one of its ranks. */
export interface Part {
  readonly rank: number;
  readonly suits: number;
}

export function partsOf(set: CardSet): Part[] {
  const clubs = ranksOf(set, 0);
  const diamonds = ranksOf(set, 1);
  const hearts = ranksOf(set, 2);
  const spades = ranksOf(set, 3);
  const parts: Part[] = [];
  for (let ranks = clubs | diamonds | hearts | spades; ranks !== 0; ranks &= ranks - 1) {
    const rank = lowestBit(ranks);
    const suits =
      ((clubs >> rank) & 1) |
      (((diamonds >> rank) & 1) << 1) |
      (((hearts >> rank) & 1) << 2) |
      (((spades >> rank) & 1) << 3);
    parts.push({ rank, suits });
  }
  return parts;
}

/** Are all these cards among the held ones? */
export function holds(held: ByRank, parts: readonly Part[]): boolean {
  for (const { rank, suits } of parts) if ((held[rank]! & suits) !== suits) return false;
  return true;
}

/** Removes cards from the held ones, or puts them back. */
export function toggle(held: ByRank, parts: readonly Part[]): void {
  for (const { rank, suits } of parts) held[rank]! ^= suits;
}

/** Number of suits in a mask of four, 0 to 4. */
export const suitCount: readonly number[] = Array.from({ length: 16 }, (_, mask) => bitCount(mask));
