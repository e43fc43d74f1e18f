import { type Card, canonicalCardText, formatCard, parseCard, RANKS, rankOf } from '../card.ts';
import type { BySeat, Seat } from '../game.ts';

/**
 * Four packs with both jokers. A card is its kind, 0 to 53: the 52 of the standard pack as everywhere, then the jokers. Each kind has four
 * identical copies, so a hand is a count for each kind.
 */
export const BLACK_JOKER: Card = 52;
export const RED_JOKER: Card = 53;
export const KINDS = 54;
export const COPIES = 4;
export const SEATS = 6;
/** Number of cards drawn by all six together; each ends up with `HAND` of them. */
export const DRAWS = 210;
export const HAND = 35;
export const KITTY = 6;

/** Copies of each kind, 0 to 4; index = kind. */
export type Counts = readonly number[];

export const isJoker = (card: Card): boolean => card >= BLACK_JOKER;

const JOKERS: readonly string[] = ['BJ', 'RJ'];

/** Canonical text of a card: `TH`, `BJ`. */
export const format = (card: Card): string =>
  isJoker(card) ? JOKERS[card - BLACK_JOKER]! : formatCard(card);

/** The card a text names, or undefined. */
export function parse(text: string): Card | undefined {
  const joker = JOKERS.indexOf(canonicalCardText(text));
  return joker < 0 ? parseCard(text) : BLACK_JOKER + joker;
}

/** Points of a card, by kind. Page: each 5 counts 5, each 10 and King counts 10. */
export const POINTS: readonly number[] = Array.from({ length: KINDS }, (_, card) => {
  const rank = isJoker(card) ? undefined : RANKS[rankOf(card)];
  return rank === '5' ? 5 : rank === 'T' || rank === 'K' ? 10 : 0;
});

/** All 216 cards, kind after kind. */
export const PACK: readonly Card[] = Array.from({ length: KINDS * COPIES }, (_, i) => Math.floor(i / COPIES));

export const NO_CARDS: Counts = Array<number>(KINDS).fill(0);
export const ALL_CARDS: Counts = Array<number>(KINDS).fill(COPIES);

export function countsOf(cards: readonly Card[]): number[] {
  const counts = NO_CARDS.slice();
  for (const card of cards) counts[card]!++;
  return counts;
}

/** The cards of a hand, copies next to each other, kinds in the order of `kinds`. */
export function cardsIn(counts: Counts, kinds: readonly Card[]): Card[] {
  const cards: Card[] = [];
  for (const kind of kinds) for (let n = counts[kind]!; n > 0; n--) cards.push(kind);
  return cards;
}

export function plus(counts: Counts, cards: readonly Card[]): number[] {
  const result = counts.slice();
  for (const card of cards) result[card]!++;
  return result;
}

/** Removes cards from a hand that has them all. */
export function without(counts: Counts, cards: readonly Card[]): number[] {
  const result = counts.slice();
  for (const card of cards) result[card]!--;
  return result;
}

export const pointsOf = (cards: readonly Card[]): number => {
  let points = 0;
  for (const card of cards) points += POINTS[card]!;
  return points;
};

/** The first of these cards with too few copies in the hand, or undefined. */
export function missingFrom(counts: Counts, cards: readonly Card[]): Card | undefined {
  if (cards.length === 1) return counts[cards[0]!]! > 0 ? undefined : cards[0];
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    let asked = 1;
    for (let j = 0; j < i; j++) if (cards[j] === card) asked++;
    if (asked > counts[card]!) return card;
  }
  return undefined;
}

/** The values with one seat's replaced. */
export function withSeat<T>(values: BySeat<T>, seat: Seat, value: T): BySeat<T> {
  const copy = values.slice();
  copy[seat] = value;
  return copy;
}
