/** The viewer's hand, the cards picked from it, and its plays. */
import { type Card, formatCard, rankOf, suitOf } from '../../engine/card.ts';
import { type CardSet, cardsOf, EMPTY, equals, has, setOf, union } from '../../engine/card-set.ts';
import { type Combination, playsByStrength } from '../../engine/shang/assist.ts';
import { inOrder, sizeOf } from '../../engine/shang/combination.ts';
import type { Shang, View } from '../../engine/shang/state.ts';
import type { Held } from '../drawing/hand.ts';
import { WIDE } from '../drawing/stage.ts';
import type { BoardProps, Position } from '../table.ts';

export type ShangPosition = Position<Shang>;

/** The orders of a hand: low to high, suit by suit, or fours, threes, pairs and single cards. */
export const SORTS = ['rank', 'suit', 'shape'] as const;
export type Sort = (typeof SORTS)[number];

export interface HeldCard {
  readonly card: Card;
  /** Does it begin a group: cards of one rank or suit, or the single cards? */
  readonly first: boolean;
}

/** Returns the viewer's cards in the order of the hand; empty for a spectator. */
export function handOf({ view, viewer }: ShangPosition, sort: Sort): HeldCard[] {
  const hand = (viewer === 'table' ? null : view.hands[viewer]) ?? EMPTY;
  const byRank = inOrder(hand);
  const copies = (card: Card) => byRank.filter((other) => rankOf(other) === rankOf(card)).length;
  // Sorting is stable, so cards of equal shape stay in the order of rank and suit.
  const cards =
    sort === 'suit'
      ? cardsOf(hand)
      : sort === 'rank'
        ? byRank
        : byRank.toSorted((a, b) => copies(b) - copies(a));
  const group = (card: Card): number | null =>
    sort === 'suit' ? suitOf(card) : sort === 'shape' && copies(card) === 1 ? null : rankOf(card);
  return cards.map((card, place) => ({ card, first: place > 0 && group(cards[place - 1]!) !== group(card) }));
}

export interface Selection {
  /** The card under the cursor. */
  readonly cursor: Card;
  /** The cards picked to play, in the order of picking. */
  readonly picked: readonly Card[];
  /** Is a check selected? Then no cards are picked. */
  readonly check: boolean;
  /** The rank whose key was typed last. */
  readonly typed?: number;
  /** The order of the hand. */
  readonly sort: Sort;
  /** The panel shows the table this many before the last one. Past the first table it begins again at the last. */
  readonly back: number;
}

export function begin(position: ShangPosition, previous: Selection | null): Selection {
  const sort = previous?.sort ?? 'rank';
  const isOne = playsOne(position);
  const hand = handOf(position, sort).map(({ card }) => card);
  const open = isOne ? hand.filter((card) => placeOf(playsFor(position), [card]) >= 0) : hand;
  const cursor = previous && open.includes(previous.cursor) ? previous.cursor : open[0]!;
  return { cursor, picked: isOne ? [cursor] : [], check: false, sort, back: 0 };
}

/** Returns the selection with exactly these cards picked, and the cursor on the last of them. */
export const picking = (selection: Selection, cards: readonly Card[]): Selection => ({
  ...selection,
  cursor: cards.at(-1) ?? selection.cursor,
  picked: cards,
  check: false,
});

const known = new WeakMap<View, readonly Combination[]>();

/** Returns the mover's legal plays, from weakest to strongest. A view never changes, so they are found once. */
export function playsFor({ view, mover }: ShangPosition): readonly Combination[] {
  if (mover === null) return [];
  const plays = known.get(view) ?? playsByStrength(view, mover);
  known.set(view, plays);
  return plays;
}

/** May the mover beat a single card? Then the card under the cursor is picked. */
export const playsOne = (position: ShangPosition): boolean => {
  const { top } = position.view;
  return top !== null && sizeOf(top.rating) === 1 && playsFor(position).length > 0;
};

/** Returns the index of the picked cards among the legal plays, or −1. */
export function placeOf(plays: readonly Combination[], picked: readonly Card[]): number {
  const set: CardSet = setOf(picked);
  return plays.findIndex(({ cards }) => equals(cards, set));
}

/** Returns the viewer's cards for drawing. In their turn, cards without a legal play are dimmed. */
export function heldIn({ position, selection, last, size }: BoardProps<Shang, Selection>): Held[] {
  const useful = playsFor(position).reduce((all, { cards }) => union(all, cards), EMPTY);
  // Against a single the cursor's mark tells the pick; smaller windows may have no row for the mark.
  const isMarked = size.columns >= WIDE && playsOne(position);
  return handOf(position, (selection ?? last)?.sort ?? 'rank').map(({ card, first }) => {
    const isPicked = !isMarked && selection?.picked.includes(card) === true;
    return {
      name: formatCard(card),
      isLegal: isPicked || position.mover === null || has(useful, card),
      isPicked,
      // A check is no pick of a card.
      cursor: selection?.cursor === card && !(isMarked && selection.check),
      first,
    };
  });
}
