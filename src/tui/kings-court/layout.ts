import type { Card } from '../../engine/card.ts';
import { type Board, CENTRE, COURT, SIDES, type Space } from '../../engine/kings-court/board.ts';
import { formatCard } from '../../engine/kings-court/cards.ts';
import { type Score, spaceValue } from '../../engine/kings-court/score.ts';
import { boardOf } from '../../engine/kings-court/state.ts';
import { type CourtPosition, cardAt, type Selection, scoresOf } from './selection.ts';

/** The legal spaces of the selected card with its score there; null while nobody is to move. */
export type Scores = ReadonlyMap<Space, Score> | null;

export function scoresFor(position: CourtPosition, selection: Selection | null): Scores {
  const card = selection ? cardAt(position, selection) : undefined;
  return card === undefined ? null : scoresOf(position, card);
}

/** How a space shows. */
export interface Cell {
  /** The card that lies there, or null. */
  readonly card: Card | null;
  readonly text: string;
  /** On both sides of the text: the court's marks, the cursor's, or those of the latest card. */
  readonly left: string;
  readonly right: string;
  readonly cursor: boolean;
  /** The selected card may not lie there. */
  readonly illegal: boolean;
}

export function cellAt(
  { view }: CourtPosition,
  selection: Selection | null,
  scores: Scores,
  space: Space,
): Cell {
  const board = boardOf(view);
  const card = board[space]!;
  const cursor = selection?.space === space;
  const latest = view.phase !== 'deal' && view.last?.space === space;
  const mark = courtMark(board, space);
  const [left, right] = cursor ? ['>', '<'] : latest ? ['[', ']'] : [mark, mark];
  const illegal = card === null && scores !== null && !scores.has(space);
  const text = card === null ? emptyText(board, selection, scores, space) : formatCard(card);
  return { card, text, left, right, cursor, illegal };
}

/** An empty space shows its Space Value, the selected card's score, or that it is closed or not legal. */
function emptyText(board: Board, selection: Selection | null, scores: Scores, space: Space): string {
  if (selection?.values) return String(spaceValue(board, space));
  const score = scores?.get(space);
  if (score) return String(score.total);
  if (isClosed(board, space)) return '##';
  return scores ? '.' : '';
}

/** A blue space whose green side spaces are not all filled yet. */
const isClosed = (board: Board, space: Space): boolean =>
  COURT[space] === 'blue' && SIDES[space]!.some((side) => side !== CENTRE && board[side] === null);

function courtMark(board: Board, space: Space): string {
  if (board[space] !== null) return ' ';
  if (COURT[space] === 'green') return ':';
  return COURT[space] === 'blue' && !isClosed(board, space) ? '=' : ' ';
}

/** What the marks mean. */
export const LEGEND = [
  ' : : green   = = blue, open',
  ' ##   blue, closed until the',
  '      greens beside it lie',
  ' .    not legal  [ ] latest',
];
