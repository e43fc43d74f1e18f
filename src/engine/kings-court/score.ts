import type { Card } from '../card.ts';
import { type Board, CENTRE, DIAGONALS, LINES, SIDES, type Space } from './board.ts';
import { cardColour, cardValue } from './cards.ts';

/** The step of the Rule of Sevens. */
const SEVEN = 7;
const BREAKING_SEVEN = -10;

/** The two rules of scoring in which the editions differ. */
export interface Scoring {
  /** Cost of breaking a seven: 10 points, or half of the placement's other points. */
  readonly breaking: 'minus-ten' | 'half';
  /** Points for each other card of the Prime Suit in row and column, if the placed card is of that suit: 1, or the other card's value. */
  readonly prime: 'one' | 'values';
}

/** The points of a placement, part by part. */
export interface Score {
  /** Sum of the values on the side spaces, the King 10. */
  readonly spaceValue: number;
  /** The first multiple of seven above the Space Value. */
  readonly checkpoint: number;
  /** Space Value plus the card's value. */
  readonly sum: number;
  /** Points of the Rule of Sevens: the checkpoint if the sum meets it, 0 below it, the loss above it (−10, or with `half` 0 or less). */
  readonly sevens: number;
  /** Points for equal values in the row and column. */
  readonly values: number;
  /** Points for cards of the Prime Suit in the row and column. */
  readonly prime: number;
  /** Points for value and colour chains of all corners. */
  readonly chains: number;
  readonly total: number;
}

/** The parts of a player's points, over all placements. */
export interface Sums {
  /** Points by the Rule of Sevens, without penalties for breaking seven. */
  readonly sevens: number;
  /** Penalties for breaking seven: 0 or less. */
  readonly broken: number;
  readonly values: number;
  readonly prime: number;
  readonly chains: number;
}

/** The parts of a score that come from single cards on the board. */
export type ScorePart = 'spaceValue' | 'values' | 'prime' | 'value-chain' | 'colour-chain';

/** The sum of the values on the side spaces, the King counting 10. */
export function spaceValue(board: Board, space: Space): number {
  let sum = 0;
  for (const side of SIDES[space]!) {
    const card = board[side]!;
    if (card !== null) sum += cardValue(card);
  }
  return sum;
}

/** Page: from a Space Value that is a multiple of seven the checkpoint is the next one. */
export const checkpoint = (spaceValue: number): number => (Math.floor(spaceValue / SEVEN) + 1) * SEVEN;

/** Points of the page's Rule of Sevens for a card of this value on a space of this Space Value. */
export function sevens(spaceValue: number, value: number): number {
  const goal = checkpoint(spaceValue);
  const sum = spaceValue + value;
  return sum === goal ? goal : sum < goal ? 0 : BREAKING_SEVEN;
}

/** Does the sum pass the checkpoint, even if that costs nothing? */
export const breaksSeven = ({ sum, checkpoint }: Score): boolean => sum > checkpoint;

/**
 * Calls `count` for every card that scores when `card` is placed on an empty space: with the part of the score, the space of that card, and
 * the points. A card in a value chain and a colour chain comes twice. Expects the King on the board.
 */
export function eachCounted(
  board: Board,
  space: Space,
  card: Card,
  scoring: Scoring,
  count: (part: ScorePart, at: Space, points: number) => void,
): void {
  const value = cardValue(card);
  const colour = cardColour(card);
  const primeSuit = cardColour(board[CENTRE]!);
  const byValue = scoring.prime === 'values' && colour === primeSuit;

  for (const side of SIDES[space]!) {
    const met = board[side]!;
    if (met !== null) count('spaceValue', side, cardValue(met));
  }
  // Rows and columns run across the whole board, through empty spaces and past the King.
  for (const other of LINES[space]!) {
    const met = board[other]!;
    if (met === null) continue;
    if (cardValue(met) === value) count('values', other, value);
    if (cardColour(met) === primeSuit) count('prime', other, byValue ? cardValue(met) : 1);
  }
  for (const diagonal of DIAGONALS[space]!) {
    for (const other of diagonal) {
      const met = board[other]!;
      if (met === null || cardValue(met) !== value) break;
      count('value-chain', other, value);
    }
    for (const other of diagonal) {
      const met = board[other]!;
      if (met === null || cardColour(met) !== colour) break;
      count('colour-chain', other, cardValue(met));
    }
  }
}

/** The score of a card on an empty space. Expects the King on the board. */
export function scoreOf(board: Board, space: Space, card: Card, scoring: Scoring): Score {
  let [around, values, prime, chains] = [0, 0, 0, 0];
  eachCounted(board, space, card, scoring, (part, _at, points) => {
    if (part === 'prime') prime += points;
    else if (part === 'spaceValue') around += points;
    else if (part === 'values') values += points;
    else chains += points;
  });
  const value = cardValue(card);
  const others = values + prime + chains;
  const byPage = sevens(around, value);
  // Later rules: breaking seven leaves half of the other points, rounded down.
  const bySeven = byPage < 0 && scoring.breaking === 'half' ? Math.floor(others / 2) - others : byPage;
  return {
    spaceValue: around,
    checkpoint: checkpoint(around),
    sum: around + value,
    sevens: bySeven,
    values,
    prime,
    chains,
    total: bySeven + others,
  };
}
