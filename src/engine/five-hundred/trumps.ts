import { NO_TRUMP } from './bids.ts';
import {
  both,
  type Card,
  type Cards,
  cardOf,
  cardsOf,
  isEmpty,
  JACK,
  JOKER,
  PACKS,
  rankOf,
  setOf,
  suitOf,
} from './cards.ts';

/** The other suit of the same colour: clubs and spades, diamonds and hearts. */
export const sameColour = (suit: number): number => 3 - suit;
export const rightBower = (trump: number): Card => cardOf(trump, JACK);
export const leftBower = (trump: number): Card => cardOf(sameColour(trump), JACK);

/** The suit of a card under these trumps: the left bower and the Joker are trumps; without trumps the Joker is a suit by itself (4). */
export const suitIn = (card: Card, trump: number): number => SUIT_IN[trump]![card]!;

/**
 * The height of a card in its suit; any trump is above any plain card. Without trumps the Joker is above all. Only trumps and cards of the
 * suit led can be compared.
 */
export const strengthIn = (card: Card, trump: number): number => STRENGTH[trump]![card]!;

/** The cards of a suit (0 to 3, or `NO_TRUMP` for the Joker without trumps) under these trumps. */
export const suitCards = (suit: number, trump: number): Cards => SUIT_CARDS[trump]![suit]!;

const ALL_TRUMPS = [0, 1, 2, 3, NO_TRUMP] as const;
const PLAIN_TOP = 32;

const SUIT_IN: readonly (readonly number[])[] = ALL_TRUMPS.map((trump) =>
  overCards((card) => findSuit(card, trump)),
);
const STRENGTH: readonly (readonly number[])[] = ALL_TRUMPS.map((trump) =>
  overCards((card) => findStrength(card, trump)),
);
const SUIT_CARDS: readonly (readonly Cards[])[] = ALL_TRUMPS.map((trump) =>
  ALL_TRUMPS.map((suit) => setOf(PACKS[6].filter((card) => suitIn(card, trump) === suit))),
);

function overCards(value: (card: Card) => number): number[] {
  return Array.from({ length: JOKER + 1 }, (_, card) => value(card));
}

function findSuit(card: Card, trump: number): number {
  if (card === JOKER) return trump;
  return trump !== NO_TRUMP && card === leftBower(trump) ? trump : suitOf(card);
}

function findStrength(card: Card, trump: number): number {
  if (card === JOKER) return PLAIN_TOP + 18;
  if (findSuit(card, trump) !== trump) return rankOf(card);
  if (card === rightBower(trump)) return PLAIN_TOP + 17;
  return PLAIN_TOP + (card === leftBower(trump) ? 16 : rankOf(card));
}

/** The cards a hand may play: any to lead (`led` null), else those of the suit led, else any. */
export function playable(hand: Cards, led: number | null, trump: number, jokerAnytime: boolean): Cards {
  if (led === null) return hand;
  const following = both(hand, suitCards(led, trump));
  if (isEmpty(following)) return hand;
  // Page, in one place: "The Joker can be played at any time." An option allows it; the default does not.
  return jokerAnytime && trump === NO_TRUMP ? { ...following, joker: hand.joker } : following;
}

/** Does `card` win over `best`, the highest card so far, when `led` was led? */
export function beats(card: Card, best: Card, led: number, trump: number): boolean {
  const suit = suitIn(card, trump);
  return (suit === trump || suit === led) && strengthIn(card, trump) > strengthIn(best, trump);
}

/**
 * Sorts a hand for the eye: trumps (with Joker and left bower) first, then suits in alternating colours, each from high to low. `trump` is
 * null while it is unknown.
 */
export function sortedHand(hand: Cards, trump: number | null): Card[] {
  const by = trump ?? NO_TRUMP;
  const place = (card: Card): number => {
    const suit = suitIn(card, by);
    return suit === by ? 0 : 1 + EYE_ORDER.indexOf(suit);
  };
  return cardsOf(hand).sort((a, b) => place(a) - place(b) || strengthIn(b, by) - strengthIn(a, by));
}

/** Suits in the order of a sorted hand: spades, hearts, clubs, diamonds. */
export const EYE_ORDER: readonly number[] = [3, 2, 0, 1];
