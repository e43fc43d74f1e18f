import type { Card } from '../../../../src/engine/card.ts';
import { type Board, SPACES } from '../../../../src/engine/kings-court/board.ts';
import { cardColour, cardValue } from '../../../../src/engine/kings-court/cards.ts';
import { openSpaces, placements } from '../../../../src/engine/kings-court/placing.ts';
import type { Hand, Placement } from '../../../../src/engine/kings-court/state.ts';
import { type Worth, worthOf } from './worth.ts';

/** A legal placement and its score. */
export interface Candidate {
  readonly place: Placement;
  readonly points: number;
}

/** The worth of each open space; index = space, undefined if nothing can be placed there. */
export type Worths = readonly (Worth | undefined)[];

export function openWorths(board: Board): Worths {
  const worths: (Worth | undefined)[] = Array(SPACES.length).fill(undefined);
  for (const space of openSpaces(board)) worths[space] = worthOf(board, space);
  return worths;
}

/** The placements of a hand, the highest score first. */
export const byPoints = (board: Board, hand: Hand, worths: Worths): Candidate[] =>
  [...placements(board, hand)]
    .map((place) => ({ place, points: points(worths[place.space]!, place.card) }))
    .sort((a, b) => b.points - a.points);

const points = (worth: Worth, card: Card): number =>
  worth.prime + worth.byValue[cardValue(card)]! + worth.byColour[cardColour(card)]!;
