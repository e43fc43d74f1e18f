/**
 * The standard pack of 52. A card is a whole number, suit × 13 + rank: small, and safe in JSON. Outside the engine a card is always its
 * text: rank, then suit (`QS`, `TD`).
 */
export type Card = number;

export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type Suit = (typeof SUITS)[number];
/** The suits as words, in the order of `SUITS`. */
export const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

/** Low to high; a rank's index here is its number, 0 to 12. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;

/** Index of each suit in `SUITS`, 0 to 3. */
export const CLUBS = 0;
export const DIAMONDS = 1;
export const HEARTS = 2;
export const SPADES = 3;

export const cardOf = (suit: number, rank: number): Card => suit * 13 + rank;
/** The suit of a card, 0 to 3. */
export const suitOf = (card: Card): number => (card / 13) | 0;
/** The rank of a card, 0 (a two) to 12 (an ace). */
export const rankOf = (card: Card): number => card % 13;

const NAMES: readonly string[] = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));

/** Canonical text of a card. */
export const formatCard = (card: Card): string => NAMES[card]!;

/** The card a text names, or undefined. Reads any case, `10` and `0` for `T`, and `♣♦♥♠` for the suits. */
export function parseCard(text: string): Card | undefined {
  const index = NAMES.indexOf(canonicalCardText(text));
  return index < 0 ? undefined : index;
}

/** Rewrites the text of a card that a player typed in the notation. The result need not name a card. */
export function canonicalCardText(text: string): string {
  return text
    .toUpperCase()
    .replace(/^1?0(?=.)/, 'T')
    .replace(/[♣♧]/, 'C')
    .replace(/[♦♢]/, 'D')
    .replace(/[♥♡]/, 'H')
    .replace(/[♠♤]/, 'S');
}

/** The card that a text names, for constants and tests. Throws a RangeError if it names none. */
export function card(text: string): Card {
  const found = parseCard(text);
  if (found === undefined) throw new RangeError(`${text} is not a card`);
  return found;
}
