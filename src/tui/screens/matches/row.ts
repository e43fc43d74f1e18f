import { dayOf, minuteOf } from '../../../front/day.ts';
import type { Room } from '../../../front/room.ts';
import { savedText } from '../../../front/standing.ts';
import type { GameParts } from '../../../games.ts';
import type { SavedMatch } from '../../../store/saved.ts';
import { cut, fitting, widthOf } from '../../../width.ts';
import type { Canvas } from '../../drawing/canvas.tsx';
import { pitchIn } from '../../parts/room.ts';
import type { Style } from '../../terminal/cells.ts';
import type { Size } from '../../terminal/screen.ts';
import { againstTexts, headTexts, moveTexts, standsTexts } from './words.ts';

/** A saved match in the list. */
export interface Listed {
  readonly match: SavedMatch;
  /** Was it removed? Then it can be brought back. */
  readonly removed: boolean;
}

export type Matches = Room['matches'];

/** The data behind the rows. */
export interface ListSource {
  readonly matches: Matches;
  readonly catalogue: readonly GameParts[];
}

type Column = keyof typeof headTexts;

/** Columns of the list with their widths, blanks included. The last one gets the remaining width. Wide windows also have ids and times. */
const COLUMNS: { readonly [window in 80 | 120 | 160]: readonly (readonly [Column, number])[] } = {
  80: [
    ['date', 12],
    ['game', 16],
    ['against', 18],
  ],
  120: [
    ['date', 12],
    ['id', 22],
    ['game', 16],
    ['against', 22],
  ],
  160: [
    ['date', 18],
    ['id', 24],
    ['game', 16],
    ['against', 32],
  ],
};

const LEFT = 2;

/** The least width of a frame for the columns of the widest windows. */
const ROOM_FOR = { 160: 146, 120: 116 } as const;

/** Returns the columns in a list of this width, each with its place and width. */
function columnsIn(columns: number) {
  let x = LEFT;
  const fixed = COLUMNS[columns >= ROOM_FOR[160] ? 160 : columns >= ROOM_FOR[120] ? 120 : 80].map(
    ([name, width]) => {
      const at = x;
      x += width;
      return { name, x: at, width: width - 2 };
    },
  );
  return [...fixed, { name: 'stands' as const, x, width: columns - x }];
}

/** Returns the number of matches in a list of this size, and of title rows: none if a match takes two rows. */
export function listIn(size: Size): { readonly head: 0 | 1; readonly shown: number } {
  const pitch = pitchIn(size);
  const head = pitch === 1 ? 1 : 0;
  return { head, shown: Math.floor((size.rows - head) / pitch) };
}

export function drawHead(canvas: Canvas): void {
  drawCells(canvas, 0, headTexts, canvas.theme.strong);
}

/** Draws a match on row y of the list. */
export function drawListed(canvas: Canvas, y: number, listed: Listed, list: ListSource): void {
  const { match } = listed;
  const cells = {
    date: [minuteOf(match.left), dayOf(match.left)],
    id: [match.id],
    game: [titleOf(match, list.catalogue) ?? '–'],
    against: 'players' in match ? againstTexts(match.players) : ['–'],
    stands: standsTexts(standsText(listed, list.matches), match.state),
  };
  if (pitchIn(canvas) === 1) {
    drawCells(canvas, y, cells);
    return;
  }
  const room = canvas.columns - LEFT;
  const date = canvas.write(LEFT, y, cells.game[0]!);
  canvas.writeRight(canvas.columns, y, fitting(cells.date, canvas.columns - date - 1));
  canvas.write(LEFT, y + 1, cut(fitting(cells.stands, room), room));
}

/** Draws in each column the first text that fits. */
function drawCells(
  canvas: Canvas,
  y: number,
  cells: { readonly [column in Column]: readonly string[] },
  style?: Style,
): void {
  for (const { name, x, width } of columnsIn(canvas.columns))
    canvas.write(x, y, cut(fitting(cells[name], width), width), style);
}

/** Says how a match stands, who won it, or what is wrong with it. */
export function standsText(listed: Listed, matches: Pick<Matches, 'standing'>): string {
  const { match, removed } = listed;
  const stands = savedText(match, matches, removed);
  return removed ? moveTexts.wasRemoved(stands) : stands;
}

const titleOf = (match: SavedMatch, catalogue: readonly GameParts[]): string | undefined =>
  'game' in match ? catalogue.find(({ game }) => game.id === match.game)?.game.title : undefined;

/** Is a text on how a match stands too long for the list? */
export const isShortened = (text: string, columns: number): boolean =>
  widthOf(text) > (pitchIn({ columns }) > 1 ? columns - LEFT : columnsIn(columns).at(-1)!.width);
