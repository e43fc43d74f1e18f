import { bitCount, type CardSet, lowestBit, ranksOf } from '../../engine/card-set.ts';

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

/** The cards that one play takes from each of the ranks it touches. */
export interface Part {
  readonly rank: number;
  readonly suits: number;
}

export function partsOf(set: CardSet): Part[] {
  const parts: Part[] = [];
  const masks = byRank(set);
  for (let rank = 0; rank < RANKS; rank++) if (masks[rank] !== 0) parts.push({ rank, suits: masks[rank]! });
  return parts;
}

/** Are all these cards among the held ones? */
export function holds(held: ByRank, parts: readonly Part[]): boolean {
  for (const { rank, suits } of parts) if ((held[rank]! & suits) !== suits) return false;
  return true;
}

/** Takes cards out of the held ones, or puts them back. */
export function toggle(held: ByRank, parts: readonly Part[]): void {
  for (const { rank, suits } of parts) held[rank]! ^= suits;
}

/** How many of four suits a mask has, 0 to 4. */
export const suitCount: readonly number[] = Array.from({ length: 16 }, (_, mask) => bitCount(mask));
