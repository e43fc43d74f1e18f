/** The board in tiles. */
import type { Card } from '../../engine/card.ts';
import { columnOf, formatSpace, rowOf, SIZE, SPACES, type Space } from '../../engine/kings-court/board.ts';
import { COLOURS, cardColour, formatCard } from '../../engine/kings-court/cards.ts';
import { widthOf } from '../../width.ts';
import { type Area, area } from '../drawing/area.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { drawFramed, FACES } from '../drawing/face.ts';
import type { Style } from '../terminal/cells.ts';
import type { Key } from '../terminal/keys.ts';
import type { Size } from '../terminal/screen.ts';
import type { Theme } from '../theme.ts';
import { type Cell, type CourtDrawing, cellAt, emptyAt, linksOf } from './lying.ts';

/** Sizes of tiles, the largest first. A blank column separates two tiles. */
export const TILES: readonly Size[] = [
  { columns: 13, rows: 7 },
  { columns: 11, rows: 6 },
  { columns: 9, rows: 5 },
  { columns: 7, rows: 4 },
  { columns: 5, rows: 3 },
  { columns: 4, rows: 3 },
  { columns: 5, rows: 2 },
  { columns: 4, rows: 2 },
  { columns: 4, rows: 1 },
];
/** A tile without blanks or brackets around its name. */
export const BARE: Size = { columns: 2, rows: 1 };
/** Columns of the rows' numbers, with a blank. */
const NUMBERS = 2;
const LETTERS = [...'abcdefg'];

/** Returns the size of a board of these tiles, with its letters and numbers. */
export const boardOfTiles = ({ columns, rows }: Size): Size => ({
  columns: NUMBERS + SIZE * (columns + 1) - 1,
  rows: 1 + SIZE * rows,
});

/** Returns the key for a touch of a space. */
export const spaceTouch = (space: Space): Key => `space:${formatSpace(space)}`;

/** Draws the board of these tiles from a place on. */
export function drawBoard(
  { canvas, lying }: Pick<CourtDrawing, 'canvas' | 'lying'>,
  { x, y }: Pick<Area, 'x' | 'y'>,
  { columns, rows }: Size,
): void {
  const { quiet, win, lines } = canvas.theme;
  const [left, top] = [x + NUMBERS, y + 1];
  for (let place = 0; place < SIZE; place++) {
    canvas.plain(left + (columns >> 1) + (columns + 1) * place, y, LETTERS[place]!, quiet);
    canvas.plain(x, top + (rows >> 1) + rows * place, String(place + 1), quiet);
  }
  for (const space of SPACES) {
    const at = area(left + (columns + 1) * columnOf(space), top + rows * rowOf(space), columns, rows);
    const play = lying.plays.get(space);
    canvas.touch(at, spaceTouch(space));
    if (play) {
      canvas.clipped(at.x, at.y, columns, rows, () => drawCell(canvas, at, emptyAt(lying, space)));
      canvas.lay(play, at, () => drawCell(canvas, at, cellAt(lying, space)));
    } else drawCell(canvas, at, cellAt(lying, space));
  }
  // Tiles of one row have no room at the corners.
  if (rows === 1) return;
  for (const { row, column, falls } of linksOf(lying.counted)) {
    const sign = falls ? lines.falling : lines.rising;
    canvas.plain(left - 1 + (columns + 1) * column, top + rows * row, sign, win);
  }
}

function drawCell(canvas: Canvas, at: Area, cell: Cell): void {
  const { strong, win, lines } = canvas.theme;
  const before = [at.x - 1, at.y + (at.rows >> 1)] as const;
  if (cell.card === null) drawEmpty(canvas, at, cell);
  else drawTile(canvas, at, cell.card, { ...cell, isParted: true });
  if (cell.marked) canvas.plain(...before, lines.aside, win);
  else if (cell.counts) canvas.plain(...before, '*', strong);
}

/** Draws an empty space: tinted in the court, with its score or sum. Scores end in the middle column, sums are around it. */
function drawEmpty(canvas: Canvas, at: Area, cell: Cell): void {
  const { court, illegal } = cell;
  const { tint, dim } = canvas.theme;
  const style = court ? tint[court.colour] : illegal ? dim : {};
  if (style.background !== undefined) fillTile(canvas, at, style, true);
  const text = cell.text.trim();
  const mark = court?.mark ?? '';
  // A sum fills its space to the end, so only the mark before it fits.
  const isSum = text.length > 3;
  const before = isSum ? 2 : Math.max(0, widthOf(text) - 1);
  const x = at.x + (at.columns >> 1) - before - mark.length;
  canvas.plain(x, at.y + (at.rows >> 1), mark + text + (isSum ? '' : mark), style);
}

/** Fills a tile. `isParted`: the upper half of its first row stays blank, so that tiles of a column never merge. */
function fillTile(canvas: Canvas, { x, y, columns, rows }: Area, style: Style, isParted: boolean): void {
  const top = isParted && rows > 1 ? 1 : 0;
  const { background } = style;
  const edge = background === undefined ? {} : { color: background };
  if (top > 0) canvas.plain(x, y, canvas.theme.lines.lower.repeat(columns), edge);
  canvas.fill(area(x, y + top, columns, rows - top), style);
}

const letterOf = (card: Card) => COLOURS[cardColour(card)]!;

/** Returns the style of a card's name on its tile. */
export const tileStyle = (card: Card, { tile }: Theme): Style => tile[letterOf(card)];

interface TileLook {
  /** Is it the card to place, or under the cursor? */
  readonly cursor?: boolean;
  /** Does the card fit nowhere? */
  readonly isDim?: boolean;
  /** A sign beside its name, for the player who placed it last. */
  readonly sign?: string;
  /** The key that picks it, in its last row. `isRaised`: it is picked. */
  readonly foot?: string;
  /** Filled cards of a hand keep their colours under the cursor, so that the board's cursor has the accent alone. */
  readonly isHeld?: boolean;
  readonly isRaised?: boolean;
  readonly isParted?: boolean;
}

const FRAMES = ['X', 'L', 'M'] as const;

/** Draws a card as a tile: filled, or in a frame, or in brackets if a frame does not fit. */
export function drawTile(canvas: Canvas, at: Area, card: Card, look: TileLook): void {
  const { theme } = canvas;
  const { x, y, columns, rows } = at;
  const { cursor = false, isDim = false, sign = '', foot = '' } = look;
  const { isRaised = false, isHeld = false, isParted = false } = look;
  const own = tileStyle(card, theme);
  const isFilled = own.background !== undefined;
  const size = FRAMES.find((each) => FACES[each].columns <= columns && FACES[each].rows <= rows);
  if (!isFilled && size !== undefined) {
    drawFrame(canvas, at, card, { isHigh: cursor || isRaised, isDim, foot: sign || foot }, size);
    return;
  }
  const inverse = { ...theme.strong, ...theme.inverse };
  const style = cursor && !(isHeld && isFilled) ? inverse : isDim ? theme.dim : own;
  if (cursor || style.background !== undefined) fillTile(canvas, at, style, isParted);
  const row = y + (isParted ? rows >> 1 : (rows - 1) >> 1);
  const [before, after] = cursor ? '><' : theme.brackets && !isDim ? '[]' : '  ';
  const edge = theme.brackets && !cursor ? theme.courtEdge[letterOf(card)] : style;
  const middle = x + (columns >> 1);
  canvas.plain(middle - 1, row, formatCard(card), style);
  if (columns === BARE.columns) return;
  canvas.plain(middle - 2, row, before!, edge);
  if (sign && !cursor) canvas.plain(middle + 1, row, sign, style);
  else canvas.plain(middle + 1, row, after!, edge);
  if (foot === '' || rows === 1) return;
  const footStyle = !isRaised ? style : isFilled ? { ...style, ...theme.strong } : inverse;
  canvas.writeCentred(x, y + rows - 1, columns, foot, footStyle);
}

interface FrameLook {
  readonly isHigh: boolean;
  readonly isDim: boolean;
  readonly foot: string;
}

/** Draws a card in a frame in the middle of a tile: letter and value side by side, on large cards the letter in the middle. */
function drawFrame(canvas: Canvas, at: Area, card: Card, look: FrameLook, size: (typeof FRAMES)[number]) {
  const { theme } = canvas;
  const { isHigh, isDim, foot } = look;
  const { columns, rows } = FACES[size];
  const [letter, value] = [...formatCard(card)] as [string, string];
  const [rank, suit] = size === 'M' ? [letter, value] : [value, letter];
  const style = isDim ? {} : tileStyle(card, theme);
  const state = isHigh ? 'picked' : isDim ? 'illegal' : 'plain';
  const frame = isHigh ? theme.win : isDim ? {} : theme.courtEdge[letterOf(card)];
  const x = at.x + ((at.columns - columns) >> 1);
  const y = at.y + (at.rows >> 1) - (rows >> 1);
  drawFramed(canvas, x, y, { rank, suit, style, frame, state, foot }, size);
}
