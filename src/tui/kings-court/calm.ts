/** The calm table: the board in tiles, the players and the hand, in a room of any size. */
import type { Card } from '../../engine/card.ts';
import { columnOf, rowOf, SIZE, SPACES } from '../../engine/kings-court/board.ts';
import { formatCard } from '../../engine/kings-court/cards.ts';
import { placeable } from '../../engine/kings-court/placing.ts';
import { boardOf } from '../../engine/kings-court/state.ts';
import { type Area, area } from '../drawing/area.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { FACES } from '../drawing/face.ts';
import { fixed, gap, type Part, rest, split } from '../drawing/split.ts';
import { isShown } from '../table.ts';
import type { Style } from '../terminal/cells.ts';
import type { Size } from '../terminal/screen.ts';
import {
  drawCard,
  drawSpace,
  edgeStyle,
  emptyStyle,
  type HandPlace,
  LETTERS,
  tileStyle,
  writeEmpty,
} from './court.ts';
import { handOf, NUMBERED } from './hand.ts';
import { type Cell, type CourtDrawing, linksOf } from './lying.ts';
import { drawPlayers } from './side.ts';
import { words } from './words.ts';

/** Sizes of tiles, the largest first. A blank column separates two tiles. */
const TILES: readonly Size[] = [
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
/** Columns of the rows' numbers, with a blank. */
const NUMBERS = 2;

const boardOfTiles = ({ columns, rows }: Size): Size => ({
  columns: NUMBERS + SIZE * (columns + 1) - 1,
  rows: 1 + SIZE * rows,
});

/** The places on the table. */
interface CourtLayout {
  readonly tile: Size;
  readonly board: Area;
  readonly players: Area;
  readonly hand: Area;
}

/** Columns beside the board for players and hand. */
const SIDE: Part = { least: 30, best: 62, gives: 2 };
/** The fewest columns of a player among several in a line, and the most of one alone. */
const SHORT = 12;
const PLAYER = 34;

/** Places players and hand beside the board; null if they do not fit. */
function besideOf(room: Size, tile: Size, seats: number): CourtLayout | null {
  const { columns, rows } = boardOfTiles(tile);
  if (rows > room.rows || columns + 3 + SIDE.least > room.columns) return null;
  const y = (room.rows - rows) >> 1;
  const apart = { least: 3, best: 6, gives: 1 };
  const whole = area(0, 0, room.columns, room.rows);
  const [, left, , side] = split(whole, 'across', [rest(), fixed(columns), apart, SIDE, rest()]);
  const [, players, hand] = split(side, 'down', [
    fixed(y + 1),
    fixed(seats),
    rest(HANDS.at(-1)!.rows + 1),
    gap(room.rows - y - rows, 9),
  ]);
  return { tile, board: area(left.x, y, columns, rows), players, hand };
}

/** Places players and hand below the board; null if they do not fit. */
function belowOf(room: Size, tile: Size, seats: number): CourtLayout | null {
  const { columns, rows } = boardOfTiles(tile);
  const lines = Math.ceil((seats * SHORT) / room.columns);
  if (rows + lines + 2 > room.rows || columns > room.columns) return null;
  const [, board, , players, , hand] = split(area(0, 0, room.columns, room.rows), 'down', [
    rest(),
    fixed(rows),
    gap(1, 9),
    fixed(lines),
    gap(1, 10),
    { least: 2, best: HANDS.at(-1)!.rows + 1, gives: 8, grows: 1 },
  ]);
  const [, middle] = split(board, 'across', [rest(), fixed(columns), rest()]);
  return {
    tile,
    board: middle,
    players,
    hand: { ...hand, x: middle.x, columns: room.columns - 2 * middle.x },
  };
}

/** Returns the places with the largest tiles that fit. The smallest window has room for the smallest tiles. */
function placesIn(room: Size, seats: number): CourtLayout {
  for (const tile of TILES) {
    const places = besideOf(room, tile, seats) ?? belowOf(room, tile, seats);
    if (places) return places;
  }
  throw new RangeError(`A room of ${room.columns}×${room.rows} has no calm table.`);
}

/** Draws the calm table. */
export function drawCalm(drawing: CourtDrawing): void {
  const { canvas, position, size } = drawing;
  const seats = position.players.length;
  const places = placesIn(size, seats);
  if (isShown(position, 'trick')) drawTiles(drawing, places);
  const { players, hand } = places;
  const each = Math.ceil(seats / players.rows);
  const columns = Math.floor(players.columns / each);
  // In a line of several, the column before each name is for the mark of the player to move.
  const mark = each > 1 ? 1 : 0;
  if (isShown(position, 'seats'))
    drawPlayers(canvas, position, (place) => {
      const [x, y] = [columns * (place % each), Math.floor(place / each)];
      return area(players.x + x + mark, players.y + y, Math.min(columns - mark, PLAYER), 1);
    });
  if (isShown(position, 'hand')) drawHeld(drawing, hand);
}

function drawTiles(drawing: CourtDrawing, { board, tile }: CourtLayout): void {
  const { canvas, lying } = drawing;
  const { quiet, strong, win, lines } = canvas.theme;
  const { columns, rows } = tile;
  const [left, top] = [board.x + NUMBERS, board.y + 1];
  const name = rows >> 1;
  for (let place = 0; place < SIZE; place++) {
    canvas.plain(left + (columns >> 1) + (columns + 1) * place, board.y, LETTERS[place]!, quiet);
    canvas.plain(board.x, top + name + rows * place, String(place + 1), quiet);
  }
  for (const space of SPACES) {
    const at = area(left + (columns + 1) * columnOf(space), top + rows * rowOf(space), columns, rows);
    drawSpace(drawing, space, at, (cell) => {
      if (cell.card === null) drawEmpty(canvas, at, cell);
      else drawTile(canvas, at, cell.card, { ...cell, isParted: true });
      if (cell.marked) canvas.plain(at.x - 1, at.y + name, lines.aside, win);
      else if (cell.counts) canvas.plain(at.x - 1, at.y + name, '*', strong);
    });
  }
  // Tiles of one row have no room at the corners.
  if (rows === 1) return;
  for (const { row, column, falls } of linksOf(lying.counted))
    canvas.plain(
      left - 1 + (columns + 1) * column,
      top + rows * row,
      falls ? lines.falling : lines.rising,
      win,
    );
}

function drawEmpty(canvas: Canvas, at: Area, cell: Cell): void {
  const style = emptyStyle(cell, canvas.theme);
  if (style.background !== undefined) fillTile(canvas, at, style, true);
  writeEmpty(canvas, at.x + (at.columns >> 1), at.y + (at.rows >> 1), cell, style);
}

/** Fills a tile. `isParted`: the upper half of its first row stays blank, so that tiles of a column never merge. */
function fillTile(canvas: Canvas, { x, y, columns, rows }: Area, style: Style, isParted: boolean): void {
  const top = isParted && rows > 1 ? 1 : 0;
  const { background } = style;
  const edge = background === undefined ? {} : { color: background };
  if (top > 0) canvas.plain(x, y, canvas.theme.lines.lower.repeat(columns), edge);
  canvas.fill(area(x, y + top, columns, rows - top), style);
}

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
function drawTile(canvas: Canvas, at: Area, card: Card, look: TileLook): void {
  const { theme } = canvas;
  const { x, y, columns, rows } = at;
  const {
    cursor = false,
    isDim = false,
    sign = '',
    foot = '',
    isRaised = false,
    isHeld = false,
    isParted = false,
  } = look;
  const own = tileStyle(card, theme);
  const isFilled = own.background !== undefined;
  const size = FRAMES.find((each) => FACES[each].columns <= columns && FACES[each].rows <= rows);
  if (!isFilled && size !== undefined) {
    const left = x + ((columns - FACES[size].columns) >> 1);
    const top = y + (rows >> 1) - (FACES[size].rows >> 1);
    drawCard(canvas, left, top, card, size, { heavy: cursor || isRaised, dim: isDim, foot: sign || foot });
    return;
  }
  const inverse = { ...theme.strong, ...theme.inverse };
  const style = cursor && !(isHeld && isFilled) ? inverse : isDim ? theme.dim : own;
  if (cursor || style.background !== undefined) fillTile(canvas, at, style, isParted);
  const row = y + (isParted ? rows >> 1 : (rows - 1) >> 1);
  const [before, after] = cursor ? '><' : theme.brackets && !isDim ? '[]' : '  ';
  const edge = theme.brackets && !cursor ? edgeStyle(card, theme) : style;
  const middle = x + (columns >> 1);
  canvas.plain(middle - 2, row, before!, edge);
  canvas.plain(middle - 1, row, formatCard(card), style);
  if (sign && !cursor) canvas.plain(middle + 1, row, sign, style);
  else canvas.plain(middle + 1, row, after!, edge);
  if (foot && rows > 1)
    canvas.writeCentred(
      x,
      y + rows - 1,
      columns,
      foot,
      isRaised ? (isFilled ? { ...style, ...theme.strong } : inverse) : style,
    );
}

/** Sizes of cards of a hand in one line, the largest first. The picked card is raised by a row. */
const HANDS: readonly Size[] = [
  { columns: 9, rows: 7 },
  { columns: 7, rows: 5 },
  { columns: 5, rows: 3 },
  { columns: 4, rows: 3 },
];
/** The fewest cards that a hand's size is chosen for, so that cards do not grow in the last rounds. */
const USUAL = 6;

/** Draws a hand that is too long for framed cards, in four rows below its title. */
export function drawManyCards(drawing: CourtDrawing, { title, x, y, columns }: HandPlace): void {
  drawing.canvas.plain(title, y, words.hand, drawing.canvas.theme.strong);
  drawHeld(drawing, area(x, y + 1, columns, 4));
}

/** Draws the viewer's cards at the bottom of an area, each with its key. Cards that do not fit one line stand in several, and none is raised. */
function drawHeld({ canvas, position, selection }: CourtDrawing, at: Area): void {
  const hand = handOf(position);
  const able = placeable(boardOf(position.view), hand);
  const most = Math.max(hand.length, USUAL);
  const face = HANDS.find(({ columns, rows }) => most * (columns + 1) - 1 <= at.columns && rows < at.rows);
  const { columns } = face ?? HANDS.at(-1)!;
  const each = face ? most : Math.floor((at.columns + 1) / (columns + 1));
  const lines = Math.ceil(hand.length / each);
  const rows = face?.rows ?? (2 * lines <= at.rows ? 2 : 1);
  const top = at.y + at.rows - lines * rows;
  hand.forEach((card, place) => {
    const isPicked = selection?.card === place;
    const isDim = !able.some((found) => found.card === card);
    const isRaised = face !== undefined && isPicked;
    const tile = area(
      at.x + (columns + 1) * (place % each),
      top + rows * Math.floor(place / each) - (isRaised ? 1 : 0),
      columns,
      rows,
    );
    canvas.held.push(tile);
    canvas.places.set(`card ${formatCard(card)}`, tile);
    canvas.touch(tile, String(place + 1));
    if (position.marked.has(`card ${formatCard(card)}`))
      canvas.plain(tile.x - 1, tile.y + (rows >> 1), canvas.theme.lines.aside, canvas.theme.win);
    const foot = isDim || place >= NUMBERED ? '' : String(place + 1);
    drawTile(canvas, tile, card, { cursor: isPicked && !isRaised, isDim, foot, isRaised, isHeld: true });
  });
}
