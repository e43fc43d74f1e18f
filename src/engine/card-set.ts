import { type Card, SUITS } from './card.ts';

/**
 * An immutable set of cards of the standard pack, in two integers of 26 bits (BigInt is not JSON-safe): clubs and diamonds in `low`, hearts
 * and spades in `high`. Bit 13 × (suit % 2) + rank stands for a card.
 */
export interface CardSet {
  readonly low: number;
  readonly high: number;
}

const SUIT_MASK = 0x1fff;
const HALF = 26;

export const EMPTY: CardSet = { low: 0, high: 0 };
export const FULL: CardSet = { low: 0x3ffffff, high: 0x3ffffff };

/** The set of each single card. It is looked up: a branch on the half that a card is in would be mispredicted every other time. */
const SINGLES: readonly CardSet[] = Array.from({ length: 52 }, (_, c) =>
  c < HALF ? { low: 1 << c, high: 0 } : { low: 0, high: 1 << (c - HALF) },
);

export const has = (set: CardSet, c: Card): boolean => {
  const single = SINGLES[c]!;
  return ((set.low & single.low) | (set.high & single.high)) !== 0;
};

export const add = (set: CardSet, c: Card): CardSet => union(set, SINGLES[c]!);

export const remove = (set: CardSet, c: Card): CardSet => minus(set, SINGLES[c]!);

export const union = (a: CardSet, b: CardSet): CardSet => ({ low: a.low | b.low, high: a.high | b.high });
export const minus = (a: CardSet, b: CardSet): CardSet => ({ low: a.low & ~b.low, high: a.high & ~b.high });
export const intersection = (a: CardSet, b: CardSet): CardSet => ({
  low: a.low & b.low,
  high: a.high & b.high,
});
export const equals = (a: CardSet, b: CardSet): boolean => a.low === b.low && a.high === b.high;
export const isEmpty = (set: CardSet): boolean => (set.low | set.high) === 0;
export const includes = (set: CardSet, part: CardSet): boolean => isEmpty(minus(part, set));
export const size = (set: CardSet): number => bitCount(set.low) + bitCount(set.high);

/** All cards of a suit (0 to 3). */
export const SUIT_SETS: readonly CardSet[] = SUITS.map((_, suit) => {
  const mask = SUIT_MASK << ((suit & 1) * 13);
  return suit < 2 ? { low: mask, high: 0 } : { low: 0, high: mask };
});

/** The cards of one suit (0 to 3). */
export const suitPart = (set: CardSet, suit: number): CardSet => intersection(set, SUIT_SETS[suit]!);

/** The ranks of a suit (0 to 3) in the set, as 13 bits. */
export const ranksOf = (set: CardSet, suit: number): number => {
  const whole = SUIT_SETS[suit]!;
  return ((set.low & whole.low) | (set.high & whole.high)) >> ((suit & 1) * 13);
};

export function setOf(cards: Iterable<Card>): CardSet {
  let low = 0;
  let high = 0;
  for (const c of cards) {
    low |= SINGLES[c]!.low;
    high |= SINGLES[c]!.high;
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
  // `high` is all ones if the card is in the high half, else 0: a mask in place of a branch.
  const high = (lows - 1 - n) >> 31;
  let bits = (set.low & ~high) | (set.high & high);
  for (let skip = n - (lows & high); skip > 0; skip--) bits &= bits - 1;
  return lowestBit(bits) + (HALF & high);
}

/** The number of 1 bits in a 32-bit integer. */
export function bitCount(bits: number): number {
  let b = bits - ((bits >>> 1) & 0x55555555);
  b = (b & 0x33333333) + ((b >>> 2) & 0x33333333);
  return Math.imul((b + (b >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The number of the lowest 1 bit, 0 to 31; `bits` must not be 0. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
/** The number of the highest 1 bit, 0 to 31; `bits` must not be 0. */
export const highestBit = (bits: number): number => 31 - Math.clz32(bits);
