import type { Card } from '../../engine/card.ts';
import { SPACES, type Space } from '../../engine/kings-court/board.ts';
import { COPIES, KINDS_OF_CARD } from '../../engine/kings-court/cards.ts';
import { BARRED, CARDS, type Court, isOpen, NOTHING, pointsOn } from './court.ts';

/** Scores of every card on a board. The arrays are reused for board after board. */
export interface BoardOffer {
  /** Empty spaces on which a card may lie, apart from the rule of equal neighbours, in reading order. */
  readonly open: Space[];
  /** Scores by space and card, see `entryOf`; `BARRED` where the card may not lie. Valid for `open` spaces only. */
  readonly points: Int16Array;
  /** By card, valid for cards in `order`: the highest score and its space (`most`, `where`), and the next best (`second`, `whereElse`). `BARRED`: none. */
  readonly most: Int16Array;
  readonly where: Int8Array;
  readonly second: Int16Array;
  readonly whereElse: Int8Array;
  /** Kinds of card with copies left, the highest score first. The next sort starts from the last reply's order. */
  readonly order: Card[];
}

export const entryOf = (space: Space, card: Card): number => space * CARDS + card;

export const newOffer = (): BoardOffer => ({
  open: [],
  points: new Int16Array(SPACES.length * CARDS).fill(BARRED),
  most: new Int16Array(CARDS),
  where: new Int8Array(CARDS),
  second: new Int16Array(CARDS),
  whereElse: new Int8Array(CARDS),
  order: [],
});

/** Sets an offer to the scores of a board. */
export function readOffer(offer: BoardOffer, court: Court): void {
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

/** Sorts cards by points, the most first. Fast if they are nearly sorted. */
export function sortKinds(cards: Card[], points: Int16Array): void {
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i]!;
    const here = points[card]!;
    let at = i;
    for (; at > 0 && points[cards[at - 1]!]! < here; at--) cards[at] = cards[at - 1]!;
    cards[at] = card;
  }
}
