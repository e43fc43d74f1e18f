import type { Card } from '../card.ts';
import { type Board, CENTRE, DIAGONALS, LINES, SIDES, type Space } from './board.ts';
import { cardColour, cardValue, isKing } from './cards.ts';

/** The Rule of Sevens knows no other step. */
const SEVEN = 7;
const BREAKING_SEVEN = -10;

/** What a placement scores, part by part. */
export interface Score {
  /** Sum of the values on the side spaces, the King 10. */
  readonly spaceValue: number;
  /** The first multiple of seven above the Space Value. */
  readonly checkpoint: number;
  /** Space Value and the card's value. */
  readonly sum: number;
  /** Rule of Sevens: the checkpoint, 0 or −10. */
  readonly sevens: number;
  /** Equal values in the row and column. */
  readonly values: number;
  /** Cards of the Prime Suit in the row and column. */
  readonly prime: number;
  /** Value and colour chains of all corners. */
  readonly chains: number;
  readonly total: number;
}

/** A run of cards on a diagonal from a corner of the placed card that scores. */
export interface Chain {
  readonly kind: 'value' | 'colour';
  /** Nearest first. */
  readonly spaces: readonly Space[];
  readonly points: number;
}

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

/** Points by the Rule of Sevens alone for a card of this value on a space of this Space Value. */
export function sevens(spaceValue: number, value: number): number {
  const goal = checkpoint(spaceValue);
  const sum = spaceValue + value;
  return sum === goal ? goal : sum < goal ? 0 : BREAKING_SEVEN;
}

/** The score of a card on an empty space. The King stands on the board. */
export function scoreOf(board: Board, space: Space, card: Card): Score {
  const value = cardValue(card);
  const colour = cardColour(card);
  const primeSuit = cardColour(board[CENTRE]!);

  let values = 0;
  let prime = 0;
  // Rows and columns run the whole board, through empty spaces and past the King.
  for (const other of LINES[space]!) {
    const met = board[other]!;
    if (met === null) continue;
    if (cardValue(met) === value) values += value;
    if (cardColour(met) === primeSuit) prime++;
  }

  let chains = 0;
  for (const diagonal of DIAGONALS[space]!) {
    for (const other of diagonal) {
      const met = board[other]!;
      if (met === null || cardValue(met) !== value) break;
      chains += value;
    }
    for (const other of diagonal) {
      const met = board[other]!;
      if (met === null || cardColour(met) !== colour) break;
      chains += cardValue(met);
    }
  }

  const around = spaceValue(board, space);
  const bySeven = sevens(around, value);
  return {
    spaceValue: around,
    checkpoint: checkpoint(around),
    sum: around + value,
    sevens: bySeven,
    values,
    prime,
    chains,
    total: bySeven + values + prime + chains,
  };
}

/** The chains behind a score's `chains`, corner by corner: for a screen that shows where the points come from. */
export function chainsOf(board: Board, space: Space, card: Card): Chain[] {
  const run = (diagonal: readonly Space[], goesOn: (met: Card) => boolean): Space[] => {
    const end = diagonal.findIndex((other) => board[other] === null || !goesOn(board[other]!));
    return end < 0 ? [...diagonal] : diagonal.slice(0, end);
  };
  return DIAGONALS[space]!.flatMap((diagonal) => {
    const value = run(diagonal, (met) => cardValue(met) === cardValue(card));
    const colour = run(diagonal, (met) => cardColour(met) === cardColour(card));
    const chains: Chain[] = [
      { kind: 'value', spaces: value, points: value.length * cardValue(card) },
      { kind: 'colour', spaces: colour, points: colour.reduce((sum, at) => sum + cardValue(board[at]!), 0) },
    ];
    return chains.filter((chain) => chain.points > 0);
  });
}

/** The other cards of a row and column behind a score's `values` and `prime`. */
export function matchesOf(board: Board, space: Space, card: Card): { values: Space[]; prime: Space[] } {
  const met = LINES[space]!.filter((other) => board[other] !== null);
  const primeSuit = cardColour(board[CENTRE]!);
  return {
    values: met.filter((other) => !isKing(board[other]!) && cardValue(board[other]!) === cardValue(card)),
    prime: met.filter((other) => cardColour(board[other]!) === primeSuit),
  };
}
