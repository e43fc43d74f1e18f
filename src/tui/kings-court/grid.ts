import { columnOf, rowOf, SIZE, SPACES } from '../../engine/kings-court/board.ts';
import { area } from '../drawing/area.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { type Cell, type CourtDrawing, linksOf } from './lying.ts';
import { drawSpace, edgeStyle, tileStyle } from './tile.ts';

export const LETTERS = [...'abcdefg'];

/** The left upper corner of the board's lines, and columns and rows of a space with the line before it. */
const LINED = { x: 2, y: 0, columns: 6, rows: 2 };

/** The board in small windows: lines, with the columns' letters in the upper one, and a space in one row of five columns. */
export function drawLined(drawing: CourtDrawing): void {
  const { canvas, lying } = drawing;
  const { lines, edge, strong, win } = canvas.theme;
  const { x, y, columns, rows } = LINED;
  for (let line = 0; line <= SIZE; line++) {
    const [left, middle, right] =
      line === 0
        ? [lines.topLeft, lines.teeDown, lines.topRight]
        : line === SIZE
          ? [lines.bottomLeft, lines.teeUp, lines.bottomRight]
          : [lines.teeRight, lines.cross, lines.teeLeft];
    const cells = Array<string>(SIZE).fill(lines.horizontal.repeat(columns - 1));
    canvas.plain(x, y + rows * line, left + cells.join(middle) + right, edge);
  }
  LETTERS.forEach((letter, place) => void canvas.plain(x + 3 + columns * place, y, letter, strong));
  for (let row = 0; row < SIZE; row++) {
    const at = y + 1 + rows * row;
    canvas.plain(x - 2, at, String(row + 1), strong);
    for (let line = 0; line <= SIZE; line++) canvas.plain(x + columns * line, at, lines.vertical, edge);
  }
  for (const { row, column, falls } of linksOf(lying.counted))
    canvas.plain(x + columns * column, y + rows * row, falls ? lines.falling : lines.rising, win);
  for (const space of SPACES) {
    const at = area(x + 1 + columns * columnOf(space), y + 1 + rows * rowOf(space), columns - 1, 1);
    drawSpace(drawing, space, at, (cell) => drawCell(canvas, at.x, at.y, cell));
  }
}

function drawCell(canvas: Canvas, x: number, y: number, cell: Cell): void {
  const { lines, strong, inverse } = canvas.theme;
  const { text, cursor, sign, marked, card } = cell;
  if (cursor) {
    canvas.plain(x, y, `>${text.padStart(2)}<${sign || ' '}`, { ...strong, ...inverse });
    if (marked) canvas.plain(x + 4, y, lines.aside, { ...strong, ...inverse });
    return;
  }
  if (card !== null) drawTile(canvas, x, y, { ...cell, card });
  else drawEmpty(canvas, x, y, cell);
}

/** A card: ` G4  `, `*G4b `, with brackets in the place of blanks where tiles are not filled. */
function drawTile(canvas: Canvas, x: number, y: number, cell: Cell & { readonly card: number }): void {
  const { theme } = canvas;
  const { card, text, counts, sign, marked } = cell;
  const style = tileStyle(card, theme);
  canvas.plain(x, y, `${counts ? '*' : ' '}${text}${sign.padEnd(2)}`, style);
  if (theme.brackets) {
    if (!counts) canvas.plain(x, y, '[', edgeStyle(card, theme));
    canvas.plain(x + 3 + sign.length, y, ']', edgeStyle(card, theme));
  }
  if (marked) canvas.plain(x, y, theme.lines.aside, { ...style, ...theme.strong });
}

/** An empty space: `   4 `, `  :4:`, `  : :`, `:17+4`; the last figures of scores stand below each other. */
function drawEmpty(canvas: Canvas, x: number, y: number, { text, court, illegal, marked }: Cell): void {
  const { theme } = canvas;
  const style = court ? theme.tint[court.colour] : illegal ? theme.dim : {};
  const mark = court?.mark ?? '';
  // Sums take the cell up to its end, and only the mark before them has room.
  const shown = text.length > 3 ? mark + text : `${mark}${text || ' '}${mark || ' '}`;
  canvas.plain(x, y, shown.padStart(5), style);
  if (marked) canvas.plain(x, y, theme.lines.aside, { ...style, ...theme.strong });
}
