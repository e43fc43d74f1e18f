import { type Card, HEARTS, rankOf, suitOf } from '../../engine/card.ts';
import { bitCount, type CardSet, cardsOf, FULL, minus, ranksOf, size, union } from '../../engine/card-set.ts';
import type { BySeat, Seat } from '../../engine/game.ts';
import { couldHold } from '../../engine/gongzhu/knowledge.ts';
import { power } from '../../engine/gongzhu/rules.ts';
import { CARD_POINTS, TEN_OF_CLUBS } from '../../engine/gongzhu/score.ts';
import { type DealView, heldBy } from '../../engine/gongzhu/state.ts';
import { ledCard, winnerOf } from '../../engine/trick.ts';

export type PlayView = DealView & { readonly phase: 'play' };

/** What a seat reads off the table before it plays. */
export interface Reading {
  readonly me: Seat;
  readonly hand: CardSet;
  /** What the others hold between them. */
  readonly unseen: CardSet;
  readonly led: Card | null;
  /** Who is winning the trick, and with what; null when leading. */
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

export function readTable(view: PlayView, me: Seat): Reading {
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
    // Whoever has not played to this trick holds as many cards as this seat.
    behind: seatsBehind(view.trick.cards, me).map((seat) => ({ cards: size(hand), may: may[seat]! })),
  };
}

const seatsBehind = (cards: BySeat<Card | null>, me: Seat): Seat[] =>
  [0, 1, 2, 3].filter((seat) => seat !== me && cards[seat] === null);

/** The unseen cards of its suit that beat a card. */
export const higherOut = (unseen: CardSet, card: Card): number =>
  bitCount(ranksOf(unseen, suitOf(card)) >> (rankOf(card) + 1));

/** What is to be expected when a card is played: how likely it wins, and what the players behind add to the trick. */
export interface Outlook {
  readonly win: number;
  readonly added: number;
}

/** Opponents are not quite careless: where they could beat a card or stay under it, they tend to stay under. */
const CARELESS = 0.85;

export function outlook(reading: Reading, card: Card): Outlook {
  const suit = suitOf(reading.led ?? card);
  const beaten = reading.winning !== null && power(card, reading.led!) < power(reading.winning, reading.led!);
  const unseen = size(reading.unseen);
  let win = beaten ? 0 : 1;
  let added = 0;
  for (const { cards, may } of reading.behind) {
    const followers = bitCount(ranksOf(may, suit));
    const follows = 1 - (1 - cards / unseen) ** followers;
    if (followers > 0 && !beaten) win *= 1 - (CARELESS * follows * higherOut(may, card)) / followers;
    added += follows * meanOf(may, suit, true);
    if (!reading.firstTrick) added += (1 - follows) * meanOf(may, suit, false);
  }
  return { win, added };
}

/** The mean points of the cards of a suit, or of the cards of the others, where bad ones are thrown first. */
function meanOf(cards: CardSet, suit: number, inSuit: boolean): number {
  let sum = 0;
  let n = 0;
  for (const card of cardsOf(cards)) {
    if ((suitOf(card) === suit) !== inSuit) continue;
    const points = CARD_POINTS[card]!;
    sum += inSuit ? points : Math.max(0, 2 * points);
    n++;
  }
  return n === 0 ? 0 : sum / n;
}
