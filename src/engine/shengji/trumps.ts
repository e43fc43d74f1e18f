import { type Card, cardOf, rankOf, suitOf } from '../card.ts';
import { BLACK_JOKER, type Counts, isJoker, KINDS } from './cards.ts';

/** A deal's trumps: the trump rank 0 (a two) to 12 (an ace), and the trump suit 0 to 3 or null for none. */
export interface TrumpChoice {
  readonly rank: number;
  readonly suit: number | null;
}

/** The fifth effective suit, after clubs, diamonds, hearts and spades. */
export const TRUMPS = 4;

/** The order of the cards under one choice of trumps. "Suit" means effective suit, here and in all of Shengji. */
export interface Lie {
  /** The suit of each kind, 0 to 3, or `TRUMPS`. */
  readonly suits: readonly number[];
  /** The height of each kind in its suit, from 0. Off-suit trump-rank cards share a height; neighbours differ by 1. */
  readonly heights: readonly number[];
  /** All kinds in canonical order: C D H S, then trumps, each from low to high. */
  readonly order: readonly Card[];
  /** Index of each kind in `order`. */
  readonly places: readonly number[];
  /** The kinds of each of the five suits in canonical order; `lines[TRUMPS]` are the trumps. */
  readonly lines: readonly (readonly Card[])[];
}

/** Heights of the trumps above the trump suit's own twelve ranks. */
const OFF_SUIT_RANK = 12;
const SUIT_RANK = 13;

function lieUnder({ rank, suit }: TrumpChoice): Lie {
  const suits: number[] = [];
  const heights: number[] = [];
  for (let card = 0; card < KINDS; card++) {
    if (isJoker(card)) {
      suits.push(TRUMPS);
      heights.push(card === BLACK_JOKER ? 14 : 15);
    } else if (rankOf(card) === rank) {
      suits.push(TRUMPS);
      // Without a trump suit the trump-rank cards are next to the black joker.
      heights.push(suit === null || suitOf(card) === suit ? SUIT_RANK : OFF_SUIT_RANK);
    } else {
      suits.push(suitOf(card) === suit ? TRUMPS : suitOf(card));
      // The trump rank leaves a gap, which closes.
      heights.push(rankOf(card) - (rankOf(card) > rank ? 1 : 0));
    }
  }
  const order = Array.from({ length: KINDS }, (_, card) => card).sort(
    (a, b) => suits[a]! - suits[b]! || heights[a]! - heights[b]! || a - b,
  );
  const places = order.map((_, card) => order.indexOf(card));
  const lines = [0, 1, 2, 3, TRUMPS].map((line) => order.filter((card) => suits[card] === line));
  return { suits, heights, order, places, lines };
}

/** Cache by choice of trumps, filled on demand: making all 65 would take longer than the remaining start of the program. */
const lies: (Lie | undefined)[] = Array(13 * 5).fill(undefined);

export const lieOf = (trumps: TrumpChoice): Lie => {
  lies[trumps.rank * 5 + (trumps.suit ?? 4)] ??= lieUnder(trumps);
  return lies[trumps.rank * 5 + (trumps.suit ?? 4)]!;
};

export function trumpsIn(hand: Counts, trumps: TrumpChoice): number {
  const { lines } = lieOf(trumps);
  return lines[TRUMPS]!.reduce((sum, card) => sum + hand[card]!, 0);
}

/** The four cards of a rank. */
export const cardsOfRank = (rank: number): Card[] => [0, 1, 2, 3].map((suit) => cardOf(suit, rank));

/** The order of the cards while there is no trump suit yet: as in No-Trump. */
export const lieWhileDrawing = (rank: number): Lie => lieOf({ rank, suit: null });

/** A new array of the cards in canonical order. */
export function sorted(cards: readonly Card[], { places }: Lie): Card[] {
  const result = cards.slice();
  if (result.length > 1) result.sort((a, b) => places[a]! - places[b]!);
  return result;
}
