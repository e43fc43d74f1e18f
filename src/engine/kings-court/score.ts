import type { Card } from '../card.ts';
import { type Board, CENTRE, DIAGONALS, LINES, SIDES, type Space } from './board.ts';
import { cardColour, cardValue } from './cards.ts';

/** The step of the Rule of Sevens. */
const SEVEN = 7;
const BREAKING_SEVEN = -10;

/** The two rules of scoring in which the editions differ. */
export interface Scoring {
  /** Breaking a seven costs 10 points, or half of what else the placement scores. */
  readonly breaking: 'minus-ten' | 'half';
  /** For each other card of the Prime Suit in row and column a placed card of that suit scores 1 point, or what the other shows. */
  readonly prime: 'one' | 'values';
}

/** What a placement scores, part by part. */
export interface Score {
  /** Sum of the values on the side spaces, the King 10. */
  readonly spaceValue: number;
  /** The first multiple of seven above the Space Value. */
  readonly checkpoint: number;
  /** Space Value and the card's value. */
  readonly sum: number;
  /** Rule of Sevens: the checkpoint, 0, or the loss for breaking seven: −10, or with `half` 0 or less. */
  readonly sevens: number;
  /** Equal values in the row and column. */
  readonly values: number;
  /** Cards of the Prime Suit in the row and column. */
  readonly prime: number;
  /** Value and colour chains of all corners. */
  readonly chains: number;
  readonly total: number;
}

/** What a player's points come from, over all placements. */
export interface Sums {
  /** Points by the Rule of Sevens, penalties for breaking seven left out. */
  readonly sevens: number;
  /** Penalties for breaking seven: 0 or less. */
  readonly broken: number;
  readonly values: number;
  readonly prime: number;
  readonly chains: number;
}

/** The parts of a score to which single cards on the board add. */
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

/** Page: a Space Value that is a multiple of seven itself looks to the next one. */
export const checkpoint = (spaceValue: number): number => (Math.floor(spaceValue / SEVEN) + 1) * SEVEN;

/** Points by the Rule of Sevens of the page for a card of this value on a space of this Space Value. */
export function sevens(spaceValue: number, value: number): number {
  const goal = checkpoint(spaceValue);
  const sum = spaceValue + value;
  return sum === goal ? goal : sum < goal ? 0 : BREAKING_SEVEN;
}

/** Whether the sum goes past the checkpoint, even where that costs nothing. */
export const breaksSeven = ({ sum, checkpoint }: Score): boolean => sum > checkpoint;

/**
 * Calls `count` for every card that counts when `card` is placed on an empty space: with the part of the score, where the card
 * lies, and the points. A card in both a value chain and a colour chain is told twice. Expects the King on the board.
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
  // Rows and columns run the whole board, through empty spaces and past the King.
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
  // Later rules: half of the other points is left, rounded down.
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
