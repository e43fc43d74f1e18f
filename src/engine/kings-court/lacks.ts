/**
 * The knowledge from passes. A player who passes has no card with a legal space, so none with a value that could be placed then. Cards
 * drawn later may have any value.
 *
 * A hand's cards are face down, so nobody knows which of them a player places. But a hand is possible exactly if its cards can be matched
 * with these sets of forbidden values, assuming that a placed card was the most restricted one it can have been. The sets of a hand are
 * always nested: the cards held longest lack the most.
 *
 * A set of values is a number with bit n for value n.
 */
export type Lacks = readonly number[];

/** A hand about which nothing is known. */
export const nothingShown = (cards: number): Lacks => Array<number>(cards).fill(0);

/** Notes that no card of a hand has any of these values. */
export const showLack = (lacks: Lacks, values: number): Lacks => lacks.map((lacked) => lacked | values);

/** Notes that a card of this value leaves the hand. */
export function leave(lacks: Lacks, value: number): Lacks {
  let at = lacks.length - 1;
  while (at > 0 && (lacks[at]! >> value) & 1) at--;
  return lacks.toSpliced(at, 1);
}

/** Notes that an unknown card joins the hand. */
export const join = (lacks: Lacks): Lacks => [0, ...lacks];

/** Bit n for value n as a list, e.g. 0b1010 → [1, 3]. */
export const valuesOf = (set: number): number[] => [1, 2, 3, 4, 5, 6].filter((value) => (set >> value) & 1);
