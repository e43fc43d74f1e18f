import type { Card } from '../../engine/card.ts';
import { SPACES, type Space } from '../../engine/kings-court/board.ts';
import { COPIES, KINDS_OF_CARD } from '../../engine/kings-court/cards.ts';
import { BARRED, CARDS, type Court, isOpen, NOTHING, pointsOn } from './court.ts';

/** What a board has to offer to every card. The arrays serve for one board after another. */
export interface Offer {
  /** The empty spaces on which a card may lie as far as equal values beside it do not forbid it, in reading order. */
  readonly open: Space[];
  /** What a card scores, by space and card, see `entryOf`; `BARRED` where it may not lie. Of spaces that are not open it means nothing. */
  readonly points: Int16Array;
  /**
   * For each card in `order`: the most that it can score (`BARRED` if it cannot lie anywhere), and where; then the same without
   * that space.
   */
  readonly most: Int16Array;
  readonly where: Int8Array;
  readonly second: Int16Array;
  readonly whereElse: Int8Array;
  /** The kinds of card of which copies are left, those that score most first. The last reply's order is the start of the next sort. */
  readonly order: Card[];
}

export const entryOf = (space: Space, card: Card): number => space * CARDS + card;

export const newOffer = (): Offer => ({
  open: [],
  points: new Int16Array(SPACES.length * CARDS).fill(BARRED),
  most: new Int16Array(CARDS),
  where: new Int8Array(CARDS),
  second: new Int16Array(CARDS),
  whereElse: new Int8Array(CARDS),
  order: [],
});

/** Reads what a board offers. */
export function readOffer(offer: Offer, court: Court): void {
  const { open, points, most, where, second, whereElse, order } = offer;
  order.length = 0;
  for (const kind of KINDS_OF_CARD) if (court.seen[kind]! < COPIES) order.push(kind);
  open.length = 0;
  most.fill(BARRED);
  second.fill(BARRED);
  for (const space of SPACES) {
    if (court.board[space] !== NOTHING || !isOpen(court, space)) continue;
    open.push(space);
    const at = entryOf(space, 0);
    pointsOn(court, space, points, at);
    for (const card of order) {
      const here = points[at + card]!;
      if (here > most[card]!) {
        second[card] = most[card]!;
        whereElse[card] = where[card]!;
        most[card] = here;
        where[card] = space;
      } else if (here > second[card]!) {
        second[card] = here;
        whereElse[card] = space;
      }
    }
  }
  sortKinds(order, most);
}

/** Puts cards in order, those that score most first; quick where they are nearly so. */
export function sortKinds(cards: Card[], points: Int16Array): void {
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i]!;
    const here = points[card]!;
    let at = i;
    for (; at > 0 && points[cards[at - 1]!]! < here; at--) cards[at] = cards[at - 1]!;
    cards[at] = card;
  }
}
