import { POINTS } from '../../engine/shengji/cards.ts';
import { type Lie, TRUMPS } from '../../engine/shengji/trumps.ts';
import { priceAt } from './worth.ts';

/** The number of effective suits. */
export const SUITS = TRUMPS + 1;

/**
 * All kinds in a row, suit by suit from low to high, as in `lie.order`. The simulation knows a kind by its place, 0 to 53. Kinds of one suit are
 * bits, counted from the suit's first place.
 */
export interface Order {
  readonly lie: Lie;
  readonly suits: Uint8Array;
  /** Height within the suit, from 0. */
  readonly heights: Uint8Array;
  readonly points: Uint8Array;
  /** The first place of each suit; the last entry is the end of the row. */
  readonly starts: Uint8Array;
  /** All kinds of each suit, as bits. */
  readonly whole: Int32Array;
  /** For each kind: the higher kinds of its suit, and those higher by one step, as bits. */
  readonly higher: Int32Array;
  readonly next: Int32Array;
  /** The first index of a kind's prices in a price list. */
  readonly prices: Uint16Array;
}

const ORDERS = new Map<Lie, Order>();

export function orderOf(lie: Lie): Order {
  const known = ORDERS.get(lie);
  if (known) return known;
  const suits = Uint8Array.from(lie.order, (card) => lie.suits[card]!);
  const starts = Uint8Array.from(
    { length: SUITS + 1 },
    (_, suit) => lie.order.filter((card) => lie.suits[card]! < suit).length,
  );
  const bitsWhere = (place: number, fits: (rise: number) => boolean): number => {
    const height = lie.heights[lie.order[place]!]!;
    return lie.lines[suits[place]!]!.reduce(
      (bits, card, at) => (fits(lie.heights[card]! - height) ? bits | (1 << at) : bits),
      0,
    );
  };
  const order = {
    lie,
    suits,
    heights: Uint8Array.from(lie.order, (card) => lie.heights[card]!),
    points: Uint8Array.from(lie.order, (card) => POINTS[card]!),
    starts,
    whole: Int32Array.from(lie.lines, ({ length }) => (1 << length) - 1),
    higher: Int32Array.from(lie.order, (_, place) => bitsWhere(place, (rise) => rise > 0)),
    next: Int32Array.from(lie.order, (_, place) => bitsWhere(place, (rise) => rise === 1)),
    prices: Uint16Array.from(lie.order, (card) => priceAt(card, 0, 0)),
  };
  ORDERS.set(lie, order);
  return order;
}

/** The place in its suit of the lowest of some kinds (bits); −1 if there is none. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);
/** The place in its suit of the highest of some kinds (bits); −1 if there is none. */
export const highest = (bits: number): number => 31 - Math.clz32(bits);
