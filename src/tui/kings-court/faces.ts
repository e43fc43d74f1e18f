import { columnOf, rowOf, SIZE, SPACES } from '../../engine/kings-court/board.ts';
import { widthOf } from '../../width.ts';
import { area } from '../drawing/area.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { FACES, type FaceSize } from '../drawing/face.ts';
import { LETTERS } from './grid.ts';
import { type Cell, type CourtDrawing, linksOf } from './lying.ts';
import { drawCard, drawSpace } from './tile.ts';

/** A board of faces, dots between them. */
export interface FaceGrid {
  readonly size: FaceSize;
  /** Columns and rows from one card to the next. */
  readonly columns: number;
  readonly rows: number;
  /** Where the first card lies. */
  readonly x: number;
  readonly y: number;
}

export const SMALL: FaceGrid = { size: 'M', columns: 8, rows: 4, x: 5, y: 2 };
export const LARGE: FaceGrid = { size: 'L', columns: 10, rows: 5, x: 9, y: 3 };
export const BESIDE_THIRD: FaceGrid = { size: 'L', columns: 10, rows: 6, x: 5, y: 4 };

/** The board in large windows. */
export function drawFaces(drawing: Pick<CourtDrawing, 'canvas' | 'lying'>, grid: FaceGrid): void {
  const { canvas, lying } = drawing;
  const { strong, edge, win, lines } = canvas.theme;
  const { columns, rows, x, y, size } = grid;
  const middle = { x: FACES[size].columns >> 1, y: FACES[size].rows >> 1 };
  LETTERS.forEach(
    (letter, place) => void canvas.plain(x + middle.x + columns * place, y - 2, letter, strong),
  );
  for (const space of SPACES) {
    const face = FACES[size];
    const at = area(x + columns * columnOf(space), y + rows * rowOf(space), face.columns, face.rows);
    drawSpace(drawing, space, at, (cell) => drawCell(canvas, at.x, at.y, cell, size));
  }
  for (let row = 0; row <= SIZE; row++) {
    if (row < SIZE) canvas.plain(x - 4, y + middle.y + rows * row, String(row + 1), strong);
    for (let column = 0; column <= SIZE; column++)
      canvas.plain(x - 2 + columns * column, y - 1 + rows * row, '·', edge);
  }
  for (const { row, column, falls } of linksOf(lying.counted))
    canvas.plain(x - 2 + columns * column, y - 1 + rows * row, falls ? lines.falling : lines.rising, win);
}

function drawCell(canvas: Canvas, x: number, y: number, cell: Cell, size: FaceSize): void {
  const { card, cursor, counts, sign, marked } = cell;
  const { lines, strong, win } = canvas.theme;
  const middle = y + (FACES[size].rows >> 1);
  if (card === null) drawEmpty(canvas, x, y, cell, size);
  else drawCard(canvas, x, y, card, size, { heavy: cursor, foot: sign });
  if (marked) canvas.plain(x - 1, middle, lines.aside, win);
  else if (counts) canvas.plain(x - 1, middle, '*', strong);
}

/** An empty space of the court is tinted a column wider than a face at both sides, so that the court shows as one cross. */
function drawEmpty(canvas: Canvas, x: number, y: number, cell: Cell, size: FaceSize): void {
  const { court, illegal } = cell;
  const text = cell.text.trim();
  const { tint, dim } = canvas.theme;
  const { columns, rows } = FACES[size];
  const style = court ? tint[court.colour] : illegal ? dim : {};
  if (court && style.background !== undefined)
    for (let row = 0; row < rows; row++) canvas.plain(x - 1, y + row, ' '.repeat(columns + 2), style);
  const mark = court?.mark ?? '';
  // The last figures of scores stand below each other; sums stand in the middle.
  const before = text.length > 3 ? 2 : widthOf(text) - 1;
  const at = x + (columns >> 1) - Math.max(0, before) - mark.length;
  canvas.plain(at, y + (rows >> 1), mark + text + mark, style);
}
