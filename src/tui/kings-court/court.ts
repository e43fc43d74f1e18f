/** The board and the hands as pictures. */

import type { Card } from '../../engine/card.ts';
import { columnOf, formatSpace, rowOf, SIZE, SPACES, type Space } from '../../engine/kings-court/board.ts';
import { COLOURS, cardColour, formatCard, parseCard } from '../../engine/kings-court/cards.ts';
import { placeable } from '../../engine/kings-court/placing.ts';
import { boardOf } from '../../engine/kings-court/state.ts';
import { cut, widthOf } from '../../width.ts';
import { type Area, area } from '../drawing/area.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import type { AllHands } from '../drawing/compass.ts';
import { drawFramed, FACES, type FaceSize } from '../drawing/face.ts';
import type { Style } from '../terminal/cells.ts';
import type { Key } from '../terminal/keys.ts';
import type { Theme } from '../theme.ts';
import { handOf } from './hand.ts';
import { type Cell, type CourtDrawing, cellAt, emptyAt, linksOf } from './lying.ts';
import { words } from './words.ts';

/** Draws the board as large as the window allows. */
export function drawBoard(drawing: CourtDrawing): void {
  const { windowClass } = drawing.size;
  if (windowClass < 120) drawLined(drawing);
  else drawFaces(drawing, windowClass === 120 ? SMALL : LARGE);
}

export const LETTERS = [...'abcdefg'];

/** The upper left corner of the board's lines, and columns and rows of a space with the line before it. */
const LINED = { x: 2, y: 0, columns: 6, rows: 2 };

/** Draws the board of small windows: lines, with the columns' letters in the upper one, and spaces of one row and five columns. */
function drawLined(drawing: CourtDrawing): void {
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
    drawSpace(drawing, space, at, (cell) => drawLinedCell(canvas, at.x, at.y, cell));
  }
}

function drawLinedCell(canvas: Canvas, x: number, y: number, cell: Cell): void {
  const { lines, strong, inverse } = canvas.theme;
  const { text, cursor, sign, marked, card } = cell;
  if (cursor) {
    canvas.plain(x, y, `>${text.padStart(2)}<${sign || ' '}`, { ...strong, ...inverse });
    if (marked) canvas.plain(x + 4, y, lines.aside, { ...strong, ...inverse });
    return;
  }
  if (card !== null) drawTile(canvas, x, y, { ...cell, card });
  else drawLinedEmpty(canvas, x, y, cell);
}

/** Draws a card: ` G4  `, `*G4b `, with brackets in place of blanks if tiles are not filled. */
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

/** Draws an empty space: `   4 `, `  :4:`, `  : :`, `:17+4`. The last figures of scores are aligned. */
function drawLinedEmpty(canvas: Canvas, x: number, y: number, cell: Cell): void {
  const { text, court, marked } = cell;
  const { theme } = canvas;
  const style = emptyStyle(cell, theme);
  const mark = court?.mark ?? '';
  // A sum fills the cell to its end, so only the mark before it fits.
  const shown = text.length > 3 ? mark + text : `${mark}${text || ' '}${mark || ' '}`;
  canvas.plain(x, y, shown.padStart(5), style);
  if (marked) canvas.plain(x, y, theme.lines.aside, { ...style, ...theme.strong });
}

/** The geometry of a board of faces, with dots between them. */
export interface FaceGrid {
  readonly size: FaceSize;
  /** Columns and rows from one card to the next. */
  readonly columns: number;
  readonly rows: number;
  /** The place of the first card. */
  readonly x: number;
  readonly y: number;
}

export const SMALL: FaceGrid = { size: 'M', columns: 8, rows: 4, x: 5, y: 2 };
export const LARGE: FaceGrid = { size: 'L', columns: 10, rows: 5, x: 9, y: 3 };

/** Draws the board of large windows. */
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

/** Draws an empty space. Spaces of the court are tinted one column wider than a face on both sides, so that the court looks like one cross. */
function drawEmpty(canvas: Canvas, x: number, y: number, cell: Cell, size: FaceSize): void {
  const { columns, rows } = FACES[size];
  const style = emptyStyle(cell, canvas.theme);
  if (style.background !== undefined) canvas.fill(area(x - 1, y, columns + 2, rows), style);
  writeEmpty(canvas, x + (columns >> 1), y + (rows >> 1), cell, style);
}

/** Returns the style of an empty space, with a tint in the court. */
export const emptyStyle = ({ court, illegal }: Cell, { tint, dim }: Theme): Style =>
  court ? tint[court.colour] : illegal ? dim : {};

/** Writes the score or the sum of an empty space: scores end in column x, sums are around it. */
export function writeEmpty(canvas: Canvas, x: number, y: number, cell: Cell, style: Style): void {
  const text = cell.text.trim();
  const mark = cell.court?.mark ?? '';
  const before = text.length > 3 ? 2 : widthOf(text) - 1;
  canvas.plain(x - Math.max(0, before) - mark.length, y, mark + text + mark, style);
}

const letterOf = (card: Card) => COLOURS[cardColour(card)]!;

/** Returns the style of a card on the terminal's own ground. */
export const cardStyle = (card: Card, { court, strong }: Theme): Style => ({
  ...court[letterOf(card)],
  ...strong,
});

/** Returns the style of a card's frame, or of its brackets if tiles are not filled. */
export const edgeStyle = (card: Card, { courtEdge }: Theme): Style => courtEdge[letterOf(card)];

/** Returns the style of a card's name on its tile. */
export const tileStyle = (card: Card, { tile }: Theme): Style => tile[letterOf(card)];

interface FaceLook {
  /** Under the cursor or picked: a heavy frame in gold. */
  readonly heavy?: boolean;
  /** Does the card fit nowhere? */
  readonly dim?: boolean;
  /** The text in the lower edge: the mark of the player who placed it last, or the key that picks it. */
  readonly foot?: string;
  /** Does a lesson name it? */
  readonly marked?: boolean;
}

/** Returns the key that a touch of a space presses. */
export const spaceTouch = (space: Space): Key => `space:${formatSpace(space)}`;

/** Draws a space whose card would fill `at`. One of the latest placements is a play that covers the empty space. */
export function drawSpace(
  { canvas, lying }: Pick<CourtDrawing, 'canvas' | 'lying'>,
  space: Space,
  at: Area,
  draw: (cell: Cell) => void,
): void {
  const play = lying.plays.get(space);
  canvas.touch(at, spaceTouch(space));
  const drawWhole = () => draw(cellAt(lying, space));
  if (!play) {
    drawWhole();
    return;
  }
  canvas.clipped(at.x, at.y, at.columns, at.rows, () => draw(emptyAt(lying, space)));
  canvas.lay(play, at, drawWhole);
}

/** Draws a card of this game as a face: letter and value side by side, on large cards the letter in the middle. */
export function drawCard(
  canvas: Canvas,
  x: number,
  y: number,
  card: Card,
  size: FaceSize,
  { heavy = false, dim = false, foot = '', marked = false }: FaceLook,
): void {
  const { theme } = canvas;
  const [letter, value] = [...formatCard(card)] as [string, string];
  const [rank, suit] = size === 'M' ? [letter, value] : [value, letter];
  const style = dim ? {} : tileStyle(card, theme);
  const state = heavy ? 'picked' : dim ? 'illegal' : 'plain';
  const frame = heavy ? theme.win : dim ? {} : edgeStyle(card, theme);
  drawFramed(canvas, x, y, { rank, suit, style, frame, state, foot, marked }, size);
}

/** The place of the hand: its title in row y, from column `title` on, its cards below from x on. */
export interface HandPlace {
  readonly title: number;
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly size: FaceSize;
}

/** Draws a line for each player with their cards as tiles; two lines if one is too short. */
export function drawHandLines(
  { canvas, position: { theme } }: CourtDrawing,
  { title, x, y, columns }: HandPlace,
  { hands }: AllHands,
): void {
  canvas.plain(title, y, words.hands, theme.strong);
  const name = Math.min(8, Math.max(...hands.map((hand) => widthOf(hand.name)))) + 3;
  const most = Math.max(1, ...hands.map(({ groups }) => groups.flat().length));
  const pitch = [5, 4, 3].find((step) => step * most <= columns - name) ?? 3;
  const each = Math.floor((columns - name) / pitch);
  const lines = Math.ceil(most / each);
  hands.forEach(({ name: called, groups, isToMove }, seat) => {
    const top = y + 1 + seat * lines;
    const style = isToMove ? theme.inverse : theme.strong;
    canvas.plain(x, top, `${isToMove ? theme.lines.pointer : ' '} ${cut(called, name - 3)}`, style);
    groups.flat().forEach((text, place) => {
      const at = x + name + pitch * (place % each);
      // A blank column separates two cards of a colour.
      const tile = pitch > 4 ? ` ${text} ` : text;
      canvas.plain(at, top + Math.floor(place / each), tile, tileStyle(parseCard(text)!, theme));
    });
  });
}

/**
 * Draws the viewer's cards, each with its key in the lower edge; dim and without key if it fits nowhere. The picked one is raised. Cards are a column
 * apart, else side by side, else with shared edges. Only for as many cards as number keys pick.
 */
export function drawHand(drawing: CourtDrawing, { title, x, y, columns, size }: HandPlace): void {
  const { canvas, position, selection } = drawing;
  const hand = handOf(position);
  if (hand.length === 0) return;
  canvas.plain(title, y, words.hand, canvas.theme.strong);
  const able = placeable(boardOf(position.view), hand);
  const face = FACES[size].columns;
  const pitch = [face + 1, face].find((step) => step * (hand.length - 1) + face <= columns) ?? face - 1;
  // The raised card is drawn last, so that no card covers its edges.
  const order = hand
    .map((_, place) => place)
    .sort((a, b) => +(a === selection?.card) - +(b === selection?.card));
  for (const place of order) {
    const card = hand[place]!;
    const legal = able.some((found) => found.card === card);
    const raised = selection?.card === place;
    const at = area(x + pitch * place, y + (raised ? 1 : 2), face, FACES[size].rows);
    canvas.held.push(at);
    canvas.places.set(`card ${formatCard(card)}`, at);
    const wide = place < hand.length - 1 ? Math.min(pitch, face) : face;
    if (legal) canvas.touch(area(at.x, y + 1, wide, FACES[size].rows + 1), String(place + 1));
    drawCard(canvas, at.x, at.y, card, size, {
      heavy: raised,
      dim: !legal,
      foot: legal ? String(place + 1) : '',
      marked: position.marked.has(`card ${formatCard(card)}`),
    });
  }
}
