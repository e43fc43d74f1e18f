import { type Card, card, SUITS } from './card.ts';

/**
 * An immutable set of cards of the standard pack, in two integers of 26 bits (BigInt is not JSON-safe):
 * clubs and diamonds in `low`, hearts and spades in `high`. Bit 13 × (suit % 2) + rank stands for a card.
 */
export interface CardSet {
  readonly low: number;
  readonly high: number;
}

const SUIT_MASK = 0x1fff;
const HALF = 26;

export const EMPTY: CardSet = { low: 0, high: 0 };
export const FULL: CardSet = { low: 0x3ffffff, high: 0x3ffffff };

export const has = (set: CardSet, c: Card): boolean =>
  c < HALF ? ((set.low >> c) & 1) === 1 : ((set.high >> (c - HALF)) & 1) === 1;

export const add = (set: CardSet, c: Card): CardSet =>
  c < HALF
    ? { low: set.low | (1 << c), high: set.high }
    : { low: set.low, high: set.high | (1 << (c - HALF)) };

export const remove = (set: CardSet, c: Card): CardSet =>
  c < HALF
    ? { low: set.low & ~(1 << c), high: set.high }
    : { low: set.low, high: set.high & ~(1 << (c - HALF)) };

export const union = (a: CardSet, b: CardSet): CardSet => ({ low: a.low | b.low, high: a.high | b.high });
export const minus = (a: CardSet, b: CardSet): CardSet => ({ low: a.low & ~b.low, high: a.high & ~b.high });
export const intersection = (a: CardSet, b: CardSet): CardSet => ({
  low: a.low & b.low,
  high: a.high & b.high,
});
export const isEmpty = (set: CardSet): boolean => (set.low | set.high) === 0;
export const includes = (set: CardSet, part: CardSet): boolean => isEmpty(minus(part, set));
export const size = (set: CardSet): number => bitCount(set.low) + bitCount(set.high);

/** The ranks held of a suit (0 to 3) as 13 bits. */
export const ranksOf = (set: CardSet, suit: number): number =>
  ((suit < 2 ? set.low : set.high) >> ((suit & 1) * 13)) & SUIT_MASK;

/** The cards of one suit (0 to 3). */
export const suitPart = (set: CardSet, suit: number): CardSet => {
  const mask = SUIT_MASK << ((suit & 1) * 13);
  return suit < 2 ? { low: set.low & mask, high: 0 } : { low: 0, high: set.high & mask };
};

/** The whole suit (0 to 3). */
export const SUIT_SETS: readonly CardSet[] = SUITS.map((_, suit) => suitPart(FULL, suit));

export function setOf(cards: Iterable<Card>): CardSet {
  let low = 0;
  let high = 0;
  for (const c of cards) {
    if (c < HALF) low |= 1 << c;
    else high |= 1 << (c - HALF);
  }
  return { low, high };
}

/** The cards in canonical order: C D H S, then rank. */
export function cardsOf(set: CardSet): Card[] {
  const cards: Card[] = [];
  for (let bits = set.low; bits !== 0; bits &= bits - 1) cards.push(lowestBit(bits));
  for (let bits = set.high; bits !== 0; bits &= bits - 1) cards.push(HALF + lowestBit(bits));
  return cards;
}

/** The n-th card (from 0) in canonical order; n must be below the set's size. */
export function nth(set: CardSet, n: number): Card {
  const lows = bitCount(set.low);
  let bits = n < lows ? set.low : set.high;
  for (let skip = n < lows ? n : n - lows; skip > 0; skip--) bits &= bits - 1;
  return lowestBit(bits) + (n < lows ? 0 : HALF);
}

/** A set written as card texts separated by spaces: for constants and tests. */
export const cards = (text: string): CardSet => setOf(text.split(' ').filter(Boolean).map(card));

/** The number of ones in a 32-bit integer. */
export function bitCount(bits: number): number {
  let b = bits - ((bits >>> 1) & 0x55555555);
  b = (b & 0x33333333) + ((b >>> 2) & 0x33333333);
  return Math.imul((b + (b >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The place of the lowest one, 0 to 31; `bits` must not be 0. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
/** The place of the highest one, 0 to 31; `bits` must not be 0. */
export const highestBit = (bits: number): number => 31 - Math.clz32(bits);
