import type { Card } from '../../engine/card.ts';
import { CENTRE, columnOf, rowOf, SIZE, SPACES, type Space } from '../../engine/kings-court/board.ts';
import { COLOURS, cardColour, formatCard } from '../../engine/kings-court/cards.ts';
import { widthOf } from '../../width.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { drawFace, FACES, type FaceSize } from '../drawing/face.ts';
import type { WindowClass } from '../drawing/size.ts';
import type { Style } from '../terminal/cells.ts';
import type { Theme } from '../theme.ts';
import { type Cell, cellAt, type Layout } from './layout.ts';

/** A card in its colour. */
export const cardStyle = (card: Card, { court, strong }: Theme): Style => ({
  ...court[COLOURS[cardColour(card)]!],
  ...strong,
});

const LETTERS = [...'abcdefg'];

/** Draws the board with its columns' letters and rows' numbers, in the upper left corner of a table of this size. */
export const drawGrid = (canvas: Canvas, layout: Layout, windowClass: WindowClass): void =>
  windowClass < 120
    ? drawLined(canvas, layout)
    : drawFaces(canvas, layout, windowClass === 120 ? SMALL : LARGE);

/** Columns and rows of a cell with the line before it, where there are lines. */
const LINED = { x: 3, y: 1, columns: 6, rows: 2 };

function drawLined(canvas: Canvas, layout: Layout): void {
  const { lines, edge, strong } = canvas.theme;
  const { x, y, columns, rows } = LINED;
  LETTERS.forEach((letter, place) => void canvas.plain(x + 3 + columns * place, 0, letter, strong));
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
  for (let row = 0; row < SIZE; row++) {
    const at = y + 1 + rows * row;
    canvas.plain(1, at, String(row + 1), strong);
    for (let line = 0; line <= SIZE; line++) canvas.plain(x + columns * line, at, lines.vertical, edge);
  }
  for (const space of SPACES)
    drawCell(canvas, x + 1 + columns * columnOf(space), y + 1 + rows * rowOf(space), cellAt(layout, space));
}

/** A space in one row of five columns. */
function drawCell(canvas: Canvas, x: number, y: number, cell: Cell): void {
  const { theme } = canvas;
  const { card, text, court, cursor, counts, sign, marked } = cell;
  const style = card === null ? {} : cardStyle(card, theme);
  if (marked) canvas.plain(x, y, theme.lines.aside, theme.strong);
  if (cursor) {
    const shown = `>${text.padStart(2)}<`;
    const inverse = { ...theme.strong, ...theme.inverse };
    if (marked) canvas.plain(x + 1, y, shown, inverse);
    else canvas.plain(x, y, shown.padEnd(5), inverse);
    return;
  }
  if (counts) canvas.plain(x + 1, y, '*', theme.strong);
  if (sign) canvas.plain(x + 4, y, sign, theme.strong);
  if (card !== null) canvas.plain(x + 2, y, text, style);
  else drawEmpty(canvas, x + 3, y, text, court);
}

/** What stands on an empty space, its last character in column x, with the court's marks. */
function drawEmpty(canvas: Canvas, x: number, y: number, text: string, court: string): void {
  const start = x - Math.max(0, widthOf(text) - 1);
  canvas.plain(start, y, text);
  if (court === '') return;
  canvas.plain(start - 1, y, court);
  canvas.plain(x + 1, y, court);
}

/** A board without lines, with cards as faces. */
interface FaceGrid {
  readonly size: FaceSize;
  /** Columns and rows from one card to the next. */
  readonly columns: number;
  readonly rows: number;
  /** Where the first card lies. */
  readonly x: number;
  readonly y: number;
}

const SMALL: FaceGrid = { size: 'M', columns: 8, rows: 4, x: 7, y: 2 };
const LARGE: FaceGrid = { size: 'L', columns: 10, rows: 5, x: 7, y: 2 };

function drawFaces(canvas: Canvas, layout: Layout, grid: FaceGrid): void {
  const { strong, edge } = canvas.theme;
  const { columns, rows, x, y, size } = grid;
  const middle = { x: FACES[size].columns >> 1, y: FACES[size].rows >> 1 };
  LETTERS.forEach((letter, place) => void canvas.plain(x + middle.x + columns * place, 0, letter, strong));
  for (let row = 0; row <= SIZE; row++) {
    if (row < SIZE) canvas.plain(3, y + middle.y + rows * row, String(row + 1), strong);
    for (let column = 0; column <= SIZE; column++)
      canvas.plain(x - 2 + columns * column, y - 1 + rows * row, '·', edge);
  }
  for (const space of SPACES) {
    const cell = cellAt(layout, space);
    const left = x + columns * columnOf(space);
    const top = y + rows * rowOf(space);
    drawSpace(canvas, { left, top, middle }, space, cell, size);
  }
}

interface Spot {
  readonly left: number;
  readonly top: number;
  readonly middle: { readonly x: number; readonly y: number };
}

function drawSpace(canvas: Canvas, spot: Spot, space: Space, cell: Cell, size: FaceSize): void {
  const { left, top, middle } = spot;
  const { card, text, court, cursor, counts, sign, marked } = cell;
  const { lines, strong } = canvas.theme;
  if (marked) canvas.plain(left - 2, top + middle.y, lines.aside, strong);
  if (card === null) {
    // The last figures of numbers stand below each other.
    const x = left + middle.x + (text === '##' ? 1 : 0);
    drawEmpty(canvas, x, top + middle.y, text, court);
    if (cursor) {
      canvas.plain(left, top + middle.y, '>', strong);
      canvas.plain(left + FACES[size].columns - 1, top + middle.y, '<', strong);
    }
    return;
  }
  drawCard(canvas, left, top, card, size, { heavy: cursor || space === CENTRE, cursor, foot: sign });
  if (counts) canvas.plain(left - 1, top + middle.y, '*', strong);
}

/** A card of this game as a face: letter and value beside each other, in large ones the letter in the middle. */
export function drawCard(
  canvas: Canvas,
  x: number,
  y: number,
  card: Card,
  size: FaceSize,
  {
    heavy,
    cursor = false,
    foot = '',
  }: { readonly heavy: boolean; readonly cursor?: boolean; readonly foot?: string },
): void {
  const { theme } = canvas;
  const [letter, value] = [...formatCard(card)] as [string, string];
  const [rank, suit] = size === 'M' ? [letter, value] : [value, letter];
  const frame = cursor ? {} : theme.courtEdge[COLOURS[cardColour(card)]!];
  const style = cursor ? theme.inverse : cardStyle(card, theme);
  drawFace(canvas, x, y, { rank, suit, style, frame, state: heavy ? 'picked' : 'plain', foot }, size);
}
