import { widthOf } from '../../width.ts';
import type { Style } from '../terminal/cells.ts';
import type { CardTones, Theme } from '../theme.ts';
import { type Area, area } from './area.ts';
import { type Canvas, suitOf, suitStyle } from './canvas.tsx';
import { largeInside } from './pips.ts';

/** Sizes of a drawn card, from the smallest to the largest. */
export type FaceSize = 'C' | 'T' | 'S' | 'M' | 'L' | 'X';

/** Columns and rows of a card. Cards of one or two rows have no room for a frame. */
export const FACES: { readonly [size in FaceSize]: { readonly columns: number; readonly rows: number } } = {
  C: { columns: 3, rows: 1 },
  T: { columns: 3, rows: 2 },
  S: { columns: 5, rows: 2 },
  M: { columns: 5, rows: 3 },
  L: { columns: 7, rows: 5 },
  X: { columns: 9, rows: 7 },
};

export type FaceState =
  | 'plain'
  /** In a heavy frame; in a hand also a row higher. */
  | 'picked'
  /** Winning the trick so far. */
  | 'winning'
  /** Not legal to play. */
  | 'illegal'
  /** A free place for a card. */
  | 'slot'
  /** Face down. */
  | 'down';

export interface Face {
  /** The text in the corners, e.g. `10`, `K`, `JK`; '' for a slot or a card face down. */
  readonly rank: string;
  /** The suit's glyph beside it or in the middle, or ''. */
  readonly suit: string;
  /** The style of rank and suit. */
  readonly style: Style;
  /** The style of the frame. Left out: the usual one. */
  readonly frame?: Style;
  readonly state: FaceState;
  /** A text in the lower edge: the key that picks the card, `led` and the like. At most as wide as the card's inside. */
  readonly foot?: string;
  /** Does a lesson name it? Then a sign is in the upper edge. */
  readonly marked?: boolean;
}

/** Returns the face of a card as a speaker writes it: `Q♠`, `TH`, `JK`. A face writes a ten as `10`. */
export function faceOf(text: string, theme: Theme, state: FaceState = 'plain', foot?: string): Face {
  const joker = /^(?:JK|RJ|BJ)$/.test(text);
  const rank = joker ? text : text.slice(0, -1);
  const style = joker ? theme.strong : suitStyle(text, theme);
  return {
    rank: rank === 'T' ? '10' : rank,
    suit: joker ? '' : text.slice(-1),
    style,
    state,
    ...(foot !== undefined && { foot }),
  };
}

/** Writes a card as its face has it: `10♣`. */
export const faceText = ({ rank, suit }: Face): string => rank + suit;

/** A free place for a card. */
export const SLOT: Face = { rank: '', suit: '', style: {}, state: 'slot' };
/** A card face down. */
export const DOWN: Face = { rank: '', suit: '', style: {}, state: 'down' };

/** Returns the columns at each side of a card's inside. */
const edgeOf = (columns: number): number => (columns > FACES.T.columns ? 1 : 0);

/** Returns the rows inside a card, each `inside` columns wide. */
function insideOf({ rank, suit, state }: Face, size: FaceSize, hidden: string): string[] {
  const { columns, rows } = FACES[size];
  const inside = columns - 2 * edgeOf(columns);
  if (state === 'down') return Array<string>(Math.max(1, rows - 2)).fill(hidden.repeat(inside));
  const left = (text: string) => text + ' '.repeat(inside - widthOf(text));
  const right = (text: string) => ' '.repeat(inside - widthOf(text)) + text;
  const middle = (text: string) => left(' '.repeat((inside - 1) >> 1) + text);
  if (columns === FACES.T.columns) return [left(rank + suit)];
  if (rows <= 3) return [rank + right(suit).slice(widthOf(rank))];
  if (size === 'L') return [left(rank), middle(suit), right(rank)];
  return largeInside(rank, suit);
}

/** Draws a card with its upper left corner at column x of row y, filled or in a frame. */
export function drawFace(canvas: Canvas, x: number, y: number, face: Face, size: FaceSize): void {
  const { cards, lines } = canvas.theme;
  if (!cards || face.state === 'slot') {
    drawFramed(canvas, x, y, face, size);
    return;
  }
  const at = area(x, y, FACES[size].columns, FACES[size].rows);
  drawFilled(canvas, at, face, cards, insideOf(face, size, lines.hidden));
}

/** The tones of a filled card: its small texts, and its rank and suit. */
export interface Filled {
  readonly ground: Style;
  readonly ink: Style;
  /** Does it look like the card to its left? */
  readonly isAlike: boolean;
}

/** Returns the tones of a card at column x of row y. They differ from those of the card to its left or, without one, above it. */
export function filledAt(
  canvas: Canvas,
  x: number,
  y: number,
  { state, rank, suit }: Face,
  tones: CardTones,
): Filled {
  const isHigh = state === 'picked' || state === 'winning';
  const [first, second] =
    tones[isHigh ? 'pick' : state === 'illegal' ? 'off' : state === 'down' ? 'back' : 'paper'];
  const left = canvas.row(y).styles[x - 1]?.background;
  const beside = left ?? canvas.row(y - 1).styles[x]?.background;
  const ground = beside !== undefined && beside === first.background ? second : first;
  // A joker has no suit. The red one has the ink of hearts.
  const letter = state === 'illegal' || rank === '' ? null : rank === 'RJ' ? 'H' : (suitOf(suit) ?? 'S');
  return {
    ground,
    ink: {
      ...ground,
      ...(letter && { color: tones.ink[letter] }),
      ...(state !== 'illegal' && canvas.theme.strong),
    },
    isAlike: left !== undefined && left === ground.background,
  };
}

/** Fills an area with a card. A line separates it from a card that looks alike. */
export function fillCard(canvas: Canvas, at: Area, { ground, isAlike }: Filled): void {
  canvas.fill(at, ground);
  if (isAlike)
    for (let row = at.y; row < at.y + at.rows; row++)
      canvas.plain(at.x, row, canvas.theme.lines.vertical, ground);
}

/** Draws a filled card, with its texts in the same places as in a frame. */
function drawFilled(canvas: Canvas, at: Area, face: Face, tones: CardTones, inside: readonly string[]): void {
  const { x, y, columns, rows } = at;
  const filled = filledAt(canvas, x, y, face, tones);
  fillCard(canvas, at, filled);
  const edge = edgeOf(columns);
  inside.forEach((text, row) => void canvas.plain(x + edge, y + topOf(rows) + row, text, filled.ink));
  if (face.foot) canvas.writeCentred(x + edge, y + rows - 1, columns - 2 * edge, face.foot, filled.ground);
  if (face.marked) canvas.mark(x + 2, y, canvas.theme.lines.above, canvas.theme.strong);
}

/** Returns the rows above a card's inside. */
const topOf = (rows: number): number => (rows > FACES.S.rows ? 1 : 0);

/** Draws a card in a frame; the smallest sizes have none. */
export function drawFramed(canvas: Canvas, x: number, y: number, face: Face, size: FaceSize): void {
  const { theme } = canvas;
  const { columns, rows } = FACES[size];
  const { state, foot = '' } = face;
  const heavy = state === 'picked' || state === 'winning';
  const lines = heavy ? theme.lines.heavy : theme.lines;
  const dim = state === 'illegal' ? theme.dim : {};
  const frame: Style =
    state === 'slot'
      ? theme.edge
      : state === 'winning'
        ? theme.win
        : { ...(face.frame ?? {}), ...(state === 'picked' ? theme.strong : {}), ...dim };
  // With a dim frame the text is not bold: terminals end bold and dim by one sequence, which would also end the frame's dim.
  const { bold: _, ...thin } = face.style;
  const style: Style =
    state === 'illegal' ? { ...thin, ...dim } : { ...face.style, ...(heavy ? theme.strong : {}) };
  const side = edgeOf(columns);
  const inside = columns - 2;
  const last = y + rows - 1;
  if (state === 'slot') {
    const blank = ' '.repeat(inside);
    canvas.plain(x, y, lines.topLeft + blank + lines.topRight, frame);
    canvas.plain(x, last, lines.bottomLeft + blank + lines.bottomRight, frame);
    return;
  }
  const edge = (row: number, left: string, right: string) =>
    canvas.plain(x, row, left + lines.horizontal.repeat(inside) + right, frame);
  const top = topOf(rows);
  if (top > 0) edge(y, lines.topLeft, lines.topRight);
  else canvas.fill(area(x, y, columns, rows), {});
  insideOf(face, size, theme.lines.hidden).forEach((row, place) => {
    if (top > 0) canvas.plain(x, y + top + place, lines.vertical, frame);
    const ink = state === 'down' ? theme.edge : heavy && top === 0 ? { ...style, ...theme.inverse } : style;
    canvas.plain(x + side, y + top + place, row, ink);
    if (top > 0) canvas.plain(x + columns - 1, y + top + place, lines.vertical, frame);
  });
  if (top > 0) edge(last, lines.bottomLeft, lines.bottomRight);
  if (foot) canvas.writeCentred(x + side, last, columns - 2 * side, foot, { ...theme.strong, ...dim });
  // The mark is near the left corner, as an overlapping card covers the rest of the edge.
  if (face.marked) canvas.plain(x + 2, y, theme.lines.above, theme.strong);
}
