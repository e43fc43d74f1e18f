import type { Card } from '../../engine/card.ts';
import type { Seat } from '../../engine/game.ts';
import {
  type Board,
  CENTRE,
  COURT,
  columnOf,
  formatSpace,
  rowOf,
  SIDES,
  type Space,
} from '../../engine/kings-court/board.ts';
import { formatCard } from '../../engine/kings-court/cards.ts';
import { boardBefore } from '../../engine/kings-court/placed.ts';
import { valuesBeside } from '../../engine/kings-court/placing.ts';
import { checkpoint, type Score, spaceValue } from '../../engine/kings-court/score.ts';
import { boardOf, type KingsCourt, type Placed } from '../../engine/kings-court/state.ts';
import { minus } from '../../front/number.ts';
import { seatsFrom } from '../around.ts';
import type { Drawing } from '../drawing/board.ts';
import type { Play } from '../drawing/piece.ts';
import { isShown, NOTHING_MARKED } from '../table.ts';
import type { CourtColour } from '../theme.ts';
import { type Counted, countedAt } from './counted.ts';
import { type CourtPosition, cardAt, type Selection, scoresOf } from './hand.ts';

/** The legal spaces of the picked card with its scores; null while nobody is to move. */
type Scores = ReadonlyMap<Space, Score> | null;

/** The contents of a board at one moment. */
export interface Lying {
  readonly board: Board;
  readonly scores: Scores;
  /** The card that is to be placed under the cursor; undefined if there is none. */
  readonly card: Card | undefined;
  readonly cursor: Space | null;
  /** Do legal spaces show the sum of their sides, and the rest to the next seven? */
  readonly values: boolean;
  /** The card that the panel explains: the one under the cursor or, while others move, the latest placement; null for none. */
  readonly counted: Counted | null;
  readonly since: readonly Marked[];
  /** The latest placements, which may be shown in motion. */
  readonly plays: ReadonlyMap<Space, Play>;
  /** The cards and parts that a lesson names. */
  readonly marked: CourtPosition['marked'];
  /** Does the lesson still hide the court, or the score of a space? */
  readonly hides: { readonly court: boolean; readonly worth: boolean };
}

export type CourtDrawing = Drawing<KingsCourt, Selection, Lying>;

export function lyingOf(position: CourtPosition, selection: Selection | null): Lying {
  const board = boardOf(position.view);
  const card = selection ? cardAt(position, selection) : undefined;
  const scores = card === undefined ? null : scoresOf(position, card);
  const cursor = selection && card !== undefined ? selection.space : null;
  const legal = cursor !== null && scores!.has(cursor);
  const latest = placedIn(position).at(-1);
  const hides = { court: !isShown(position, 'court'), worth: !isShown(position, 'out') };
  const counted = hides.worth
    ? null
    : legal
      ? countedAt(board, cursor, card!, position.view.standing.scoring)
      : selection === null && latest
        ? countedThen(position, latest)
        : null;
  const values = selection?.values ?? false;
  const { marked } = position;
  const plays = playsIn(position);
  return { board, scores, card, cursor, values, counted, since: sinceOwn(position), plays, marked, hides };
}

/** Returns a board without a card to place. */
export const lyingOnly = (board: Board): Lying => ({
  board,
  ...{ scores: null, card: undefined, cursor: null, values: false, counted: null, since: [] },
  ...{ plays: new Map(), marked: NOTHING_MARKED, hides: { court: false, worth: false } },
});

/** The most placements in motion at a time: the viewer's own, and the next player's. */
const ON_THE_WAY = 2;

const playsIn = (position: CourtPosition): Lying['plays'] =>
  new Map(
    placedIn(position)
      .map(({ seat, card, space, score }, turn) => {
        const brings = score.sevens > 0 || score.chains > 0 ? score.total : 0;
        const play: Play = { turn, seat, cards: [formatCard(card)], takenBy: null, brings };
        return [space, play] as const;
      })
      .slice(-ON_THE_WAY),
  );

/** A corner where a chain goes on from one card to the next, by the lines of the board. */
export interface Link {
  /** The line above this row, and left of this column, from 0. */
  readonly row: number;
  readonly column: number;
  /** Does it go from the upper left to the lower right? */
  readonly falls: boolean;
}

/** Returns the corners of all chains that count, beginning at the placed card. */
export function linksOf(counted: Counted | null): Link[] {
  if (counted === null) return [];
  return counted.chains.flatMap(({ corner, spaces }) => {
    const [down, right] = [corner > 1, corner % 2 === 1];
    return [counted.space, ...spaces.slice(0, -1)].map((from) => ({
      row: rowOf(from) + (down ? 1 : 0),
      column: columnOf(from) + (right ? 1 : 0),
      falls: down === right,
    }));
  });
}

/** An empty space of the court: its colour, and the sign around its text: `:` green, `=` blue and open, '' closed. */
interface CourtSpace {
  readonly colour: CourtColour;
  readonly mark: ':' | '=' | '';
}

/** The look of a space. */
export interface Cell {
  /** The card on it, or the one to place under the cursor; null if only `text` is shown. */
  readonly card: Card | null;
  /** The card's name, a score, or a sum; `##` for a closed space, `.` where the card may not lie. */
  readonly text: string;
  /** Null if a card is on the space, or if the space is outside the court. */
  readonly court: CourtSpace | null;
  readonly cursor: boolean;
  /** Does the card count in the score that the panel explains? */
  readonly counts: boolean;
  /** The sign of the player whose latest placement it is; '' for none. */
  readonly sign: string;
  /** May the picked card not lie there? */
  readonly illegal: boolean;
  /** Does a lesson name it? */
  readonly marked: boolean;
}

/** Returns a space as it would be without its card. */
export const emptyAt = (lying: Lying, space: Space): Cell =>
  cellAt({ ...lying, board: lying.board.with(space, null), since: [] }, space);

export function cellAt(lying: Lying, space: Space): Cell {
  const { board, scores, cursor, counted, since, marked } = lying;
  const there = board[space]!;
  const shared = {
    cursor: cursor === space,
    counts: counted?.all.has(space) ?? false,
    sign: since.find((placed) => placed.space === space)?.sign ?? '',
    illegal: scores !== null && !scores.has(space),
    marked: marked.has(`space ${formatSpace(space)}`),
  };
  const card = there ?? (shared.cursor ? lying.card! : null);
  if (card !== null) return { ...shared, card, text: formatCard(card), court: null };
  return {
    ...shared,
    card,
    text: emptyText(lying, space),
    court: lying.hides.court ? null : courtAt(board, space),
  };
}

/** Returns the text of an empty space: the picked card's score, the sum of its sides, or that it is closed or not legal. */
function emptyText({ board, values, scores, hides }: Lying, space: Space): string {
  const score = hides.worth ? undefined : scores?.get(space);
  if (score) return values ? sumText(board, space) : minus(score.total);
  if (!hides.court && isClosed(board, space)) return '##';
  return scores && !hides.worth ? '.' : '';
}

/** Writes the sum of the sides and the rest to the next seven, in four columns: `17+4`; ` 15–` if no card of the needed value may lie there. */
function sumText(board: Board, space: Space): string {
  const sum = spaceValue(board, space);
  const missing = checkpoint(sum) - sum;
  const isBarred = missing > 6 || ((valuesBeside(board, space) >> missing) & 1) === 1;
  return (isBarred ? `${sum}–` : `${sum}+${missing}`).padStart(4);
}

/** Is it a blue space with an unfilled green side? */
const isClosed = (board: Board, space: Space): boolean =>
  COURT[space] === 'blue' && SIDES[space]!.some((side) => side !== CENTRE && board[side] === null);

function courtAt(board: Board, space: Space): CourtSpace | null {
  const colour = COURT[space];
  if (colour !== 'green' && colour !== 'blue') return null;
  return { colour, mark: colour === 'green' ? ':' : isClosed(board, space) ? '' : '=' };
}

/** A placement with its sign on the board. */
export interface Marked extends Placed {
  /** `b`, `c`, `d` for the players after the viewer, in order; for a spectator `a` for the first. */
  readonly sign: string;
}

/** Returns all placements so far. */
export const placedIn = ({ view }: CourtPosition): readonly Placed[] =>
  view.phase === 'deal' ? [] : view.placed;

/** Returns the seats in the order of play, the viewer first. */
export const seatsInOrder = (position: CourtPosition): Seat[] => seatsFrom(position, position.players.length);

/** Returns the sign of a seat's latest placement; '' for the viewer's own. */
export const signOf = (position: CourtPosition, seat: Seat): string =>
  seat === position.viewer ? '' : 'abcd'[seatsInOrder(position).indexOf(seat)]!;

/** Returns the last placement of each other player since the viewer's own last one, in the order of play. */
function sinceOwn(position: CourtPosition): Marked[] {
  const placed = placedIn(position);
  const own = placed.findLastIndex(({ seat }) => seat === position.viewer);
  const since = placed.slice(own + 1);
  return seatsInOrder(position).flatMap((seat) => {
    const latest = since.findLast((placement) => placement.seat === seat);
    return latest ? [{ ...latest, sign: signOf(position, seat) }] : [];
  });
}

/** Returns a placement with the cards that counted for it when it was made; null between deals. */
function countedThen({ view }: CourtPosition, placement: Placed): Counted | null {
  if (view.phase === 'deal') return null;
  const at = view.placed.findIndex(({ space }) => space === placement.space);
  return countedAt(
    boardBefore(view.board, view.placed, at),
    placement.space,
    placement.card,
    view.standing.scoring,
  );
}
