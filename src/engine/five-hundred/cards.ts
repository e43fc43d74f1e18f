import { canonicalCardText, SUITS } from '../card.ts';
import { bitCount, lowestBit } from '../card-set.ts';

/**
 * The cards of 500. Six players add elevens, twelves and red thirteens to the standard pack, so a suit has sixteen ranks. A card is suit ×
 * 16 + rank; the Joker comes last.
 */
export type Card = number;

/** Low to high. A ten is `T`; only the pack for six has the three ranks between ten and jack. */
export const RANKS = [
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  'T',
  '11',
  '12',
  '13',
  'J',
  'Q',
  'K',
  'A',
] as const;
const FOUR = 2;
export const JACK = 12;
export const QUEEN = 13;
export const KING = 14;
export const ACE = 15;

export const JOKER: Card = 64;

export const cardOf = (suit: number, rank: number): Card => suit * 16 + rank;
/** The suit printed on the card, 0 to 3 as in `SUITS`; 4 for the Joker. */
export const suitOf = (card: Card): number => card >> 4;
/** The rank of a card, 0 (a two) to 15 (an ace). */
export const rankOf = (card: Card): number => card & 15;

const NAMES: readonly string[] = [...SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit)), 'JK'];

/** The plain suits by number, as in `SUITS`. */
export const SUIT_NUMBERS = [0, 1, 2, 3] as const;
/** The letter of a suit; null for null and for `NO_TRUMP`. */
export const letterOf = (suit: number | null): string | null =>
  suit === null ? null : (SUITS[suit] ?? null);

export const formatCard = (card: Card): string => NAMES[card]!;

/** The card a text names, or undefined. There is no thirteen of clubs or spades. */
export function parseCard(text: string): Card | undefined {
  const index = NAMES.indexOf(canonicalCardText(text));
  return index < 0 || !PACKS[6].includes(index) ? undefined : index;
}

/** The packs for four and for six, in canonical order. */
export const PACKS: { readonly 4: readonly Card[]; readonly 6: readonly Card[] } = {
  4: packOf((rank) => rank >= FOUR && (rank <= 8 || rank >= JACK)),
  6: packOf((rank, suit) => rank !== 11 || suit === 1 || suit === 2),
};

export const packFor = (seats: number): readonly Card[] => PACKS[seats === 6 ? 6 : 4];

/** Number of cards in the widow. */
export const widowSize = (seats: number): number => (seats === 6 ? 3 : 5);

function packOf(belongs: (rank: number, suit: number) => boolean): Card[] {
  const pack = SUITS.flatMap((_, suit) =>
    RANKS.flatMap((_, rank) => (belongs(rank, suit) ? [cardOf(suit, rank)] : [])),
  );
  return [...pack, JOKER];
}

/**
 * An immutable set of cards: clubs and diamonds in `low`, hearts and spades in `high`, 16 bits a suit (as signed 32-bit integers), and the
 * Joker apart.
 */
export interface Cards {
  readonly low: number;
  readonly high: number;
  /** 0 or 1. */
  readonly joker: number;
}

export const NONE: Cards = { low: 0, high: 0, joker: 0 };

export const has = (set: Cards, card: Card): boolean =>
  card < 32
    ? ((set.low >>> card) & 1) === 1
    : card < 64
      ? ((set.high >>> (card - 32)) & 1) === 1
      : set.joker === 1;

export const union = (a: Cards, b: Cards): Cards => ({
  low: a.low | b.low,
  high: a.high | b.high,
  joker: a.joker | b.joker,
});
export const minus = (a: Cards, b: Cards): Cards => ({
  low: a.low & ~b.low,
  high: a.high & ~b.high,
  joker: a.joker & ~b.joker,
});
export const both = (a: Cards, b: Cards): Cards => ({
  low: a.low & b.low,
  high: a.high & b.high,
  joker: a.joker & b.joker,
});
export const remove = (set: Cards, card: Card): Cards =>
  card < 32
    ? { low: set.low & ~(1 << card), high: set.high, joker: set.joker }
    : card < 64
      ? { low: set.low, high: set.high & ~(1 << (card - 32)), joker: set.joker }
      : { low: set.low, high: set.high, joker: 0 };

export const isEmpty = (set: Cards): boolean => (set.low | set.high | set.joker) === 0;
export const size = (set: Cards): number => bitCount(set.low) + bitCount(set.high) + set.joker;

export function setOf(cards: Iterable<Card>): Cards {
  let low = 0;
  let high = 0;
  let joker = 0;
  for (const card of cards) {
    if (card < 32) low |= 1 << card;
    else if (card < 64) high |= 1 << (card - 32);
    else joker = 1;
  }
  return { low, high, joker };
}

/** The ranks of a plain suit (0 to 3) in the set, a bit each. */
export const ranksIn = ({ low, high }: Cards, suit: number): number =>
  ((suit < 2 ? low : high) >>> ((suit & 1) * 16)) & 0xffff;

/** The cards in canonical order: C D H S, then rank, the Joker last. */
export function cardsOf(set: Cards): Card[] {
  const cards: Card[] = [];
  for (let bits = set.low; bits !== 0; bits &= bits - 1) cards.push(lowestBit(bits));
  for (let bits = set.high; bits !== 0; bits &= bits - 1) cards.push(32 + lowestBit(bits));
  if (set.joker === 1) cards.push(JOKER);
  return cards;
}

const PACK_SETS = { 4: setOf(PACKS[4]), 6: setOf(PACKS[6]) };
/** The whole pack of a table as a set. */
export const packSet = (seats: number): Cards => PACK_SETS[seats === 6 ? 6 : 4];

/** Card texts in canonical order. */
export const textsOf = (set: Cards): string[] => cardsOf(set).map(formatCard);
