import type { Card } from '../card.ts';
import { COPIES, type Counts } from './cards.ts';
import { type Lie, sorted } from './trumps.ts';

/** A form that can be led: `length` groups of `size` identical cards each. A single is 1 × 1, a Tolaji at least 2 × 2. */
export interface Form {
  readonly size: number;
  readonly length: number;
}

/** A form of cards in one suit, with the height of its best card. */
export interface Shape extends Form {
  readonly suit: number;
  readonly height: number;
}

export const cardsIn = ({ size, length }: Form): number => size * length;
export const isTolaji = ({ length }: Form): boolean => length > 1;

/** The shape of these cards; null if they are no single, n of a kind or Tolaji. */
export function shapeOf(cards: readonly Card[], lie: Lie): Shape | null {
  const first = cards[0];
  if (first === undefined) return null;
  const suit = lie.suits[first]!;
  if (cards.every((card) => card === first)) {
    if (cards.length > COPIES) return null;
    return { suit, size: cards.length, length: 1, height: lie.heights[first]! };
  }
  const row = sorted(cards, lie);
  const size = row.lastIndexOf(row[0]!) + 1;
  if (size < 2 || size > COPIES || row.length % size !== 0) return null;
  for (let i = 0; i < row.length; i++) {
    const card = row[i]!;
    if (lie.suits[card] !== suit) return null;
    if (i % size > 0 ? card !== row[i - 1] : i > 0 && lie.heights[card] !== lie.heights[row[i - 1]!]! + 1) {
      return null;
    }
  }
  return { suit, size, length: row.length / size, height: lie.heights[row[row.length - 1]!]! };
}

/** The number of kinds with each number of copies: index 1 to 4. The rule for following needs nothing else of a suit's cards. */
export type Copies = readonly number[];

/** The copies in one line of kinds. */
export function copiesIn(counts: Counts, line: readonly Card[]): number[] {
  const copies = [0, 0, 0, 0, 0];
  for (const card of line) copies[counts[card]!]!++;
  copies[0] = 0;
  return copies;
}

/**
 * The groups that cards offer to a lead, as a list by size, 2 to 4. Picked greedily from the lead's size down, even out of larger groups:
 * up to `length` of `size`, then for the missing cards as many of the next size as fit, down to pairs.
 */
export function groupsFor({ size, length }: Form, copies: Copies): number[] {
  const groups = [0, 0, 0, 0, 0];
  const left = copies.slice();
  let missing = size * length;
  for (let k = size; k > 1; k--) {
    let offered = 0;
    for (let n = k; n <= COPIES; n++) offered += left[n]! * Math.floor(n / k);
    const fit = Math.floor(missing / k);
    groups[k] = Math.min(fit, offered);
    missing -= groups[k]! * k;
    // All that fit have been picked: less than a group of this size is missing, and the remaining larger groups serve as they are.
    if (offered > fit) {
      left[k]! -= Math.min(left[k]!, fit);
      continue;
    }
    for (let n = k; n <= COPIES; n++) {
      left[n % k]! += left[n]!;
      left[n] = 0;
    }
  }
  return groups;
}

/** The size of the largest groups in which two lists differ; 0 if they are equal. */
export function firstDifference(a: readonly number[], b: readonly number[]): number {
  for (let k = COPIES; k > 1; k--) if (a[k] !== b[k]) return k;
  return 0;
}

/** The heights in a line with `size` identical cards in the hand, as bits. */
function heightsWith(counts: Counts, line: readonly Card[], size: number, lie: Lie): number {
  let bits = 0;
  for (const card of line) if (counts[card]! >= size) bits |= 1 << lie.heights[card]!;
  return bits;
}

/** The lowest heights of the hand's Tolajis of this form, as bits; 0 if it has none in the suit. */
export function tolajiStarts(counts: Counts, suit: number, { size, length }: Form, lie: Lie): number {
  let bits = heightsWith(counts, lie.lines[suit]!, size, lie);
  for (let i = 1; i < length; i++) bits &= bits >> 1;
  return bits;
}

export const hasTolaji = (counts: Counts, suit: number, form: Form, lie: Lie): boolean =>
  tolajiStarts(counts, suit, form, lie) !== 0;
