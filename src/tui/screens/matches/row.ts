import type { Room } from '../../../front/room.ts';
import { savedText } from '../../../front/standing.ts';
import type { GameParts } from '../../../games.ts';
import type { SavedMatch } from '../../../store/saved.ts';
import { cut, widthOf } from '../../../width.ts';
import type { Canvas } from '../../drawing/canvas.tsx';
import type { Style } from '../../terminal/cells.ts';
import { ago } from '../menu/words.ts';

/** A saved match in the list. */
export interface Listed {
  readonly match: SavedMatch;
  /** It was removed, and can be brought back. */
  readonly removed: boolean;
}

export type Matches = Room['matches'];

/** The columns of the list, as wide as their values are at most; what is left belongs to the last. */
const COLUMNS = [
  { name: 'match', width: 18 },
  { name: 'people', width: 14 },
  { name: 'left', width: 13 },
  { name: 'where it stands', width: 0 },
] as const;

const LEFT = 2;

export function drawHead(canvas: Canvas): void {
  drawCells(
    canvas,
    0,
    COLUMNS.map(({ name }) => name),
    canvas.theme.strong,
  );
}

/** A match on row y of the list. */
export function drawListed(canvas: Canvas, y: number, listed: Listed, matches: Matches, here: boolean): void {
  const { match } = listed;
  const people =
    'players' in match ? match.players.flatMap(({ name, bot }) => (bot === null ? [name] : [])) : [];
  const cells = [
    match.id,
    people.join(', ') || '–',
    ago(Date.now() - match.left),
    standsText(listed, matches),
  ];
  if (here) canvas.plain(0, y, canvas.theme.lines.pointer, canvas.theme.strong);
  drawCells(canvas, y, cells, here ? canvas.theme.strong : undefined);
}

function drawCells(canvas: Canvas, y: number, cells: readonly string[], style?: Style): void {
  let x = LEFT;
  cells.forEach((cell, place) => {
    const width = COLUMNS[place]!.width || canvas.columns - x;
    canvas.write(x, y, cut(cell, COLUMNS[place]!.width ? width - 2 : width), style);
    x += width;
  });
}

/** Where a match stands, who won it, or what is wrong with it. */
export function standsText(listed: Listed, matches: Pick<Matches, 'standing'>): string {
  const { match, removed } = listed;
  const stands = savedText(match, matches, removed);
  return removed ? `removed: ${stands}` : stands;
}

export const titleOf = (match: SavedMatch, catalogue: readonly GameParts[]): string | undefined =>
  'game' in match ? catalogue.find(({ game }) => game.id === match.game)?.game.title : undefined;

/** Is a text too long for its place in the list? */
export const isCut = (text: string, columns: number): boolean =>
  widthOf(text) > columns - LEFT - COLUMNS.reduce((sum, { width }) => sum + width, 0);
