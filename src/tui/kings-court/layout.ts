import type { Card } from '../../engine/card.ts';
import { type Board, CENTRE, COURT, formatSpace, SIDES, type Space } from '../../engine/kings-court/board.ts';
import { formatCard } from '../../engine/kings-court/cards.ts';
import { type Score, spaceValue } from '../../engine/kings-court/score.ts';
import { boardOf } from '../../engine/kings-court/state.ts';
import { minus } from '../../front/number.ts';
import { type Counted, countedAt } from './counted.ts';
import { type CourtPosition, cardAt, type Selection, scoresOf } from './selection.ts';
import { countedThen, type Marked, placedIn, sinceOwn } from './since.ts';

/** The legal spaces of the selected card with its score there; null while nobody is to move. */
type Scores = ReadonlyMap<Space, Score> | null;

/** All that a board shows at one moment. */
export interface Layout {
  readonly board: Board;
  readonly scores: Scores;
  /** The card that is to be placed under the cursor. */
  readonly card: Card | undefined;
  readonly cursor: Space | null;
  /** Empty spaces show their Space Value. */
  readonly values: boolean;
  /** What the panel explains: the card under the cursor, or while others move the latest placement. */
  readonly counted: Counted | null;
  readonly since: readonly Marked[];
  /** What a lesson speaks of. */
  readonly marked: CourtPosition['marked'];
}

export function layoutOf(position: CourtPosition, selection: Selection | null): Layout {
  const board = boardOf(position.view);
  const card = selection ? cardAt(position, selection) : undefined;
  const scores = card === undefined ? null : scoresOf(position, card);
  const cursor = selection && card !== undefined ? selection.space : null;
  const legal = cursor !== null && scores!.has(cursor);
  const latest = placedIn(position).at(-1);
  const counted = legal
    ? countedAt(board, cursor, card!)
    : selection === null && latest
      ? countedThen(position, latest)
      : null;
  const values = selection?.values ?? false;
  const { marked } = position;
  return { board, scores, card, cursor, values, counted, since: sinceOwn(position), marked };
}

/** How a space shows. */
export interface Cell {
  /** The card that lies there, or would under the cursor; null where only `text` stands. */
  readonly card: Card | null;
  /** The card's name, a score, a Space Value; `##` where it is closed, `.` where the card may not lie. */
  readonly text: string;
  /** Round an empty space of the court: `:` green, `=` blue and open. */
  readonly court: ':' | '=' | '';
  readonly cursor: boolean;
  /** The card counts in the score that the panel explains. */
  readonly counts: boolean;
  /** Whose latest placement it is. */
  readonly sign: string;
  /** The selected card may not lie there. */
  readonly illegal: boolean;
  /** A lesson speaks of it. */
  readonly marked: boolean;
}

export function cellAt(layout: Layout, space: Space): Cell {
  const { board, scores, cursor, counted, since, marked } = layout;
  const lying = board[space]!;
  const shared = {
    cursor: cursor === space,
    counts: counted?.all.has(space) ?? false,
    sign: since.find((placed) => placed.space === space)?.sign ?? '',
    illegal: lying === null && scores !== null && !scores.has(space),
    marked: marked.has(`space ${formatSpace(space)}`),
  };
  if (lying !== null) return { ...shared, card: lying, text: formatCard(lying), court: '' };
  const placing = shared.cursor && !layout.values ? layout.card! : null;
  const text = placing === null ? emptyText(layout, space) : formatCard(placing);
  return { ...shared, card: placing, text, court: placing === null ? courtMark(board, space) : '' };
}

/** An empty space shows its Space Value, the selected card's score, or that it is closed or not legal. */
function emptyText({ board, values, scores }: Layout, space: Space): string {
  if (values) return String(spaceValue(board, space));
  const score = scores?.get(space);
  if (score) return minus(score.total);
  if (isClosed(board, space)) return '##';
  return scores ? '.' : '';
}

/** A blue space whose green side spaces are not all filled yet. */
const isClosed = (board: Board, space: Space): boolean =>
  COURT[space] === 'blue' && SIDES[space]!.some((side) => side !== CENTRE && board[side] === null);

function courtMark(board: Board, space: Space): ':' | '=' | '' {
  if (COURT[space] === 'green') return ':';
  return COURT[space] === 'blue' && !isClosed(board, space) ? '=' : '';
}
