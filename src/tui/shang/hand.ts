import { type Card, rankOf, suitOf } from '../../engine/card.ts';
import { cardsOf, EMPTY } from '../../engine/card-set.ts';
import { inOrder } from '../../engine/shang/combination.ts';
import type { Shang } from '../../engine/shang/state.ts';
import type { Position } from '../table.ts';

export type ShangPosition = Position<Shang>;

/** The orders of a hand: low to high, suit by suit, or fours, threes, pairs and single cards. */
export const SORTS = ['rank', 'suit', 'shape'] as const;
export type Sort = (typeof SORTS)[number];

export interface HeldCard {
  readonly card: Card;
  /** Begins a group: cards of one rank or one suit, or the single cards. */
  readonly first: boolean;
}

/** The viewer's cards as they are held; none for a spectator. */
export function handOf({ view, viewer }: ShangPosition, sort: Sort): HeldCard[] {
  const hand = (viewer === 'table' ? null : view.hands[viewer]) ?? EMPTY;
  const byRank = inOrder(hand);
  const copies = (card: Card) => byRank.filter((other) => rankOf(other) === rankOf(card)).length;
  // Sorting is stable, so cards alike in shape stay in the order of rank and suit.
  const cards =
    sort === 'suit'
      ? cardsOf(hand)
      : sort === 'rank'
        ? byRank
        : byRank.toSorted((a, b) => copies(b) - copies(a));
  const group = (card: Card): string =>
    sort === 'suit'
      ? `suit ${suitOf(card)}`
      : sort === 'shape' && copies(card) === 1
        ? 'singles'
        : `rank ${rankOf(card)}`;
  return cards.map((card, place) => ({ card, first: place > 0 && group(cards[place - 1]!) !== group(card) }));
}
