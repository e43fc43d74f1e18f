/** The table of bids: steps over it, and its picture. */

import { judgedBids } from '../../engine/five-hundred/auction.ts';
import {
  BIDS,
  type BidName,
  bidOf,
  findBid,
  LEVELS,
  type Level,
  STRAINS,
} from '../../engine/five-hundred/bids.ts';
import type { FiveHundred, View } from '../../engine/five-hundred/state.ts';
import { fitting, widthOf } from '../../width.ts';
import { type Area, area } from '../drawing/area.ts';
import { DIRECTIONS } from '../parts/card-keys.ts';
import type { Position } from '../table.ts';
import type { Key } from '../terminal/keys.ts';
import { holds, type Size } from '../terminal/screen.ts';
import type { Board, Said, Selection } from './hand.ts';
import type { FiveHundredPosition } from './lying.ts';
import { bidTexts, whyNoInkle, whyNoNello } from './words.ts';

/** The Inkles, one for each strain. */
const INKLES = BIDS.filter(({ inkle }) => inkle);

/** Returns the bid of a row, which is a strain, and a column: six to ten tricks, or the Inkle. */
export const bidAt = (row: number, column: number | 'inkle'): BidName =>
  column === 'inkle' ? INKLES[row]!.name : `${LEVELS[column]!}${STRAINS[row]!}`;

/** The rows of the table: one for each strain, then Nello, then the Inkles side by side. */
const ROWS: readonly (readonly BidName[])[] = [
  ...STRAINS.map((_, row) => LEVELS.map((_, column) => bidAt(row, column))),
  ['nello'],
  STRAINS.map((_, row) => bidAt(row, 'inkle')),
];

/** A bid, and the column that Up and Down keep to from it; null for the bid's own. */
interface Picked {
  readonly call: BidName;
  readonly column: number | null;
}

/** Steps once over the legal bids of the table. Without one in that direction it stays. */
export function stepped({ call, column: kept }: Picked, key: string, legal: ReadonlySet<BidName>): Picked {
  const row = ROWS.findIndex((names) => names.includes(call));
  const names = ROWS[row]!;
  const [right, down] = DIRECTIONS[key]!;
  if (right !== 0) {
    for (let at = names.indexOf(call) + right; names[at] !== undefined; at += right)
      if (legal.has(names[at]!)) return { call: names[at]!, column: null };
    return { call, column: null };
  }
  const column = kept ?? names.indexOf(call);
  for (let at = row + down; ROWS[at] !== undefined; at += down) {
    const nearest = nearestIn(ROWS[at]!, column, legal);
    if (nearest !== null) return { call: nearest, column };
  }
  return { call, column };
}

/** Returns the legal bid of a row that is nearest to a column, of two the higher one; null if none is legal. */
function nearestIn(names: readonly BidName[], column: number, legal: ReadonlySet<BidName>): BidName | null {
  for (let away = 0; away < LEVELS.length; away++)
    for (const at of [column + away, column - away])
      if (names[at] !== undefined && legal.has(names[at]!)) return names[at]!;
  return null;
}

/** Returns the bid of a column in the strain of the pick. If that is not legal, the lowest legal bid of the column, or null. */
export function bidOfColumn(
  column: number | 'inkle',
  call: Said | null,
  legal: ReadonlySet<BidName>,
): BidName | null {
  const strain = call === null ? undefined : findBid(call)?.strain;
  if (strain != null) return bidAt(STRAINS.indexOf(strain), column);
  return STRAINS.map((_, row) => bidAt(row, column)).find((name) => legal.has(name)) ?? null;
}

/** Returns the bid in a strain with as many tricks as the pick, or as were asked for in vain; else the lowest legal bid in the strain, or null. */
export function bidOfStrain(
  row: number,
  { call, column }: Pick<Selection, 'call' | 'column'>,
  legal: ReadonlySet<BidName>,
): BidName | null {
  if (call === null && column !== null) return bidAt(row, column);
  const picked = call === null ? undefined : findBid(call);
  if (picked?.strain != null)
    return bidAt(row, picked.inkle ? 'inkle' : LEVELS.indexOf(picked.tricks as Level));
  return ROWS[row]!.find((name) => legal.has(name)) ?? null;
}

/** The geometry of the bids: columns of each, rows of a suit, from the top to the first suit, and from the last suit to the Inkles. */
interface BidShape {
  readonly cell: number;
  readonly row: number;
  /** With two rows the upper one is the heading. */
  readonly head: number;
  /** With two rows the upper one says what an Inkle is. */
  readonly foot: number;
}

/** The largest first. */
const SHAPES: readonly BidShape[] = [
  { cell: 10, row: 2, head: 2, foot: 2 },
  { cell: 7, row: 1, head: 2, foot: 2 },
  { cell: 5, row: 1, head: 2, foot: 2 },
  { cell: 5, row: 1, head: 1, foot: 1 },
];
/** Columns of a suit's name. */
const SUIT = 2;
/** Columns of Nello after the Inkles. */
const NELLO = 7;

export type BidPosition = Position<FiveHundred, Extract<View, { readonly phase: 'bid' }>>;

/** Is the viewer to bid? */
export const isBidding = (position: FiveHundredPosition): position is BidPosition =>
  position.view.phase === 'bid' && position.mover !== null;

/** Returns the key that a touch of a bid presses. */
export const bidTouch = (bid: BidName): Key => `bid:${bid}`;

/** Writes a bid that ends before a column: dim if it is too low, inverse in brackets if it is picked. */
type Put = (end: number, y: number, text: string, bid: BidName, cell?: Partial<BidShape>) => void;

function putterOf({ canvas, selection }: Board, { view, mover, theme }: BidPosition): Put {
  const legal = new Set(judgedBids(view, mover!).flatMap(({ bid, refusal }) => (refusal ? [] : [bid.name])));
  return (end, y, text, bid, { cell = widthOf(text), row = 1 } = {}) => {
    const x = end - widthOf(text);
    canvas.touch(area(end - cell, y, cell, row), bidTouch(bid));
    if (selection?.call === bid) canvas.write(x - 1, y, `[${text}]`, theme.inverse);
    else if (legal.has(bid)) canvas.write(x, y, text);
    else canvas.plain(x, y, text, theme.dim);
  };
}

/** Draws the points of six to ten tricks in each suit, from row y on. */
function drawPoints(
  { canvas, position }: Board,
  { x, y }: Pick<Area, 'x' | 'y'>,
  { cell, row, head }: BidShape,
  put: Put,
): void {
  const { speaker, theme } = position;
  LEVELS.forEach((level, column) => {
    canvas.writeRight(x + SUIT + cell * (column + 1), y + head - 1, String(level), theme.strong);
  });
  STRAINS.forEach((strain, place) => {
    const at = y + head + row * place;
    if (strain === 'NT') canvas.write(x, at, 'NT', theme.strong);
    else canvas.write(x, at, speaker.suit(strain));
    LEVELS.forEach((_, column) => {
      const bid = bidAt(place, column);
      put(x + SUIT + cell * (column + 1), at, String(bidOf(bid).points), bid, { cell, row });
    });
  });
}

/** Draws the Inkles below the sixes of their suits, as suits alone: an Inkle counts like the six. */
function drawInkles(
  { canvas, position: { speaker } }: Board,
  { x, y }: Pick<Area, 'x' | 'y'>,
  { cell, foot }: BidShape,
  put: Put,
): void {
  canvas.write(x, foot > 1 ? y - 1 : y, foot > 1 ? bidTexts.weakSix : bidTexts.inkle);
  STRAINS.forEach((strain, place) => {
    const name = strain === 'NT' ? 'NT' : speaker.suit(strain);
    put(x + SUIT + cell * (place + 1), y, name, bidAt(place, 'inkle'), { cell });
  });
}

/** Returns the room of the bids in the largest geometry that fits, else the smallest. */
export function bidsRoomIn(size: Size, position: FiveHundredPosition): Size & BidShape {
  const nello = isBidding(position) && whyNoNello(position.view, position.mover!) === '' ? NELLO : 0;
  const rooms = SHAPES.map((shape) => ({
    ...shape,
    columns: SUIT + shape.cell * LEVELS.length + 1 + nello,
    rows: shape.head + shape.row * (STRAINS.length - 1) + 1 + shape.foot,
  }));
  return rooms.find((room) => holds(size, room)) ?? rooms.at(-1)!;
}

/** Draws every bid with its points, in the middle of an area. */
export function drawBids(board: Board, position: BidPosition, { x, y, columns, rows }: Area): void {
  const { canvas } = board;
  const { view, mover, speaker } = position;
  const room = bidsRoomIn({ columns, rows }, position);
  const put = putterOf(board, position);
  const at = { x: x + ((columns - room.columns) >> 1), y: y + ((rows - room.rows) >> 1) };
  if (room.head > 1)
    canvas.write(at.x, at.y, fitting(bidTexts.heading(speaker.suit('S')), x + columns - at.x));
  drawPoints(board, at, room, put);
  const last = { x: at.x, y: at.y + room.rows - 1 };
  if (whyNoNello(view, mover!) === '') put(at.x + room.columns - 1, last.y, bidTexts.nello, 'nello');
  if (whyNoInkle(view, mover!) === '') drawInkles(board, last, room, put);
}
