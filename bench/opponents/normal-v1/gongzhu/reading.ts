import { type Card, HEARTS, rankOf, suitOf } from '../../../../src/engine/card.ts';
import {
  bitCount,
  type CardSet,
  FULL,
  minus,
  ranksOf,
  size,
  union,
} from '../../../../src/engine/card-set.ts';
import type { BySeat, Seat } from '../../../../src/engine/game.ts';
import { couldHold } from '../../../../src/engine/gongzhu/knowledge.ts';
import { power } from '../../../../src/engine/gongzhu/rules.ts';
import { CARD_POINTS, TEN_OF_CLUBS } from '../../../../src/engine/gongzhu/score.ts';
import { type DealView, heldBy } from '../../../../src/engine/gongzhu/state.ts';
import { ledCard, winnerOf } from '../../../../src/engine/trick.ts';

export type PlayView = DealView & { readonly phase: 'play' };

/** A seat's reading of the table before it plays. */
export interface Reading {
  readonly me: Seat;
  readonly hand: CardSet;
  /** The cards of all other hands together. */
  readonly unseen: CardSet;
  readonly led: Card | null;
  /** The winner of the trick so far, and the winning card; null on lead. */
  readonly winner: Seat | null;
  readonly winning: Card | null;
  /** Points on the table. */
  readonly pile: number;
  readonly tenInPile: boolean;
  readonly heartsOnTable: boolean;
  readonly firstTrick: boolean;
  /** The others that play after this seat. */
  readonly behind: readonly Opponent[];
}

export interface Opponent {
  readonly cards: number;
  readonly may: CardSet;
}

export function read(view: PlayView, me: Seat): Reading {
  const hand = heldBy(view, me)!;
  const unseen = minus(FULL, union(hand, view.played));
  const may = couldHold(view);
  const led = ledCard(view.trick);
  const winner = led === null ? null : winnerOf(view.trick, power);
  const onTable = view.trick.cards.filter((card) => card !== null);
  return {
    me,
    hand,
    unseen,
    led,
    winner,
    winning: winner === null ? null : view.trick.cards[winner]!,
    pile: onTable.reduce((sum, card) => sum + CARD_POINTS[card]!, 0),
    tenInPile: onTable.includes(TEN_OF_CLUBS),
    heartsOnTable: onTable.some((card) => suitOf(card) === HEARTS),
    firstTrick: view.past === null,
    // A seat that has not played to this trick holds as many cards as this seat.
    behind: seatsBehind(view.trick.cards, me).map((seat) => ({ cards: size(hand), may: may[seat]! })),
  };
}

const seatsBehind = (cards: BySeat<Card | null>, me: Seat): Seat[] =>
  [0, 1, 2, 3].filter((seat) => seat !== me && cards[seat] === null);

/** The unseen cards of its suit that beat a card. */
export const higherOut = (unseen: CardSet, card: Card): number =>
  bitCount(ranksOf(unseen, suitOf(card)) >> (rankOf(card) + 1));
