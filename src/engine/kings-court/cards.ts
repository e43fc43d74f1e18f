import type { Card } from '../card.ts';

/** The suits of this game. A colour's index here is its number, 0 to 3. */
export const COLOURS = ['R', 'G', 'B', 'Y'] as const;
export const COLOUR_NAMES = ['red', 'green', 'blue', 'yellow'] as const;

/** Kinds of a colour: values 1 to 6, then the King. */
const KINDS = 7;
export const KING_VALUE = 10;

/**
 * A King's Court card as a whole number, colour × 7 + value − 1; the King follows the six of its colour. The two copies of a card are the
 * same number.
 */
export const cardOf = (colour: number, value: number): Card => colour * KINDS + value - 1;
const kingOf = (colour: number): Card => colour * KINDS + KINDS - 1;
/** The colour of a card, 0 to 3. */
export const cardColour = (card: Card): number => (card / KINDS) | 0;
export const isKing = (card: Card): boolean => card % KINDS === KINDS - 1;
/** The value of a card, 1 to 6; a King's is 10. */
export const cardValue = (card: Card): number => VALUE[card]!;

const VALUE: readonly number[] = COLOURS.flatMap(() => [1, 2, 3, 4, 5, 6, KING_VALUE]);
const NAMES: readonly string[] = COLOURS.flatMap((c) => [1, 2, 3, 4, 5, 6, 'K'].map((v) => `${c}${v}`));

/** The kinds of cards that are held and placed, once each, in canonical order. */
export const KINDS_OF_CARD: readonly Card[] = COLOURS.flatMap((_, colour) =>
  [1, 2, 3, 4, 5, 6].map((value) => cardOf(colour, value)),
);
/** Copies of each kind. */
export const COPIES = 2;
/** The 48 cards that are held and placed, in canonical order. */
export const PACK: readonly Card[] = KINDS_OF_CARD.flatMap((card) => [card, card]);
export const KINGS: readonly Card[] = COLOURS.map((_, colour) => kingOf(colour));

/** Canonical text of a card, e.g. `B4`, `BK`. */
export const formatCard = (card: Card): string => NAMES[card]!;

/** The card a text names, in any case, or undefined. */
export function parseCard(text: string): Card | undefined {
  const index = NAMES.indexOf(text.toUpperCase());
  return index < 0 ? undefined : index;
}
