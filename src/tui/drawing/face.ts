import { widthOf } from '../../width.ts';
import type { Style } from '../terminal/cells.ts';
import type { CardTones, Theme } from '../theme.ts';
import { type Area, area } from './area.ts';
import { type Canvas, suitOf, suitStyle } from './canvas.tsx';
import { largeInside } from './pips.ts';

/** How large a card is drawn. */
export type FaceSize = 'C' | 'T' | 'S' | 'M' | 'L' | 'X';

/** Columns and rows of a card. Those of two rows or one have no room for a frame. */
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
  /** Legal to play: with its key in the lower edge. */
  | 'picked'
  /** It wins the trick so far. */
  | 'winning'
  /** It may not be played. */
  | 'illegal'
  /** Only a place for a card. */
  | 'slot'
  /** Face down. */
  | 'down';

export interface Face {
  /** What stands in the corners, e.g. `10`, `K`, `JK`; '' for a slot or a card face down. */
  readonly rank: string;
  /** What stands beside it or in the middle, a suit's glyph or ''. */
  readonly suit: string;
  /** The style of both. */
  readonly style: Style;
  /** The style of the frame, where it has one of its own. */
  readonly frame?: Style;
  readonly state: FaceState;
  /** In the lower edge: the key that picks the card, `led` and the like. At most as wide as the card's inside. */
  readonly foot?: string;
  /** A lesson speaks of it: a sign in the upper edge. */
  readonly marked?: boolean;
}

/** The face of a card as a speaker writes it: `Q♠`, `TH`, `JK`. Boxes write a ten as `10`. */
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

/** A card as its face has it: `10♣`. */
export const faceText = ({ rank, suit }: Face): string => rank + suit;

/** A place where no card lies. */
export const SLOT: Face = { rank: '', suit: '', style: {}, state: 'slot' };
/** A card that is not to be seen. */
export const DOWN: Face = { rank: '', suit: '', style: {}, state: 'down' };

/** Columns at each side of what stands inside a card. */
const edgeOf = (columns: number): number => (columns > FACES.T.columns ? 1 : 0);

/** The inside of a card, a row each, `inside` columns wide. */
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

/** Draws a card with its upper left corner at column x of row y: filled, or in a frame. */
export function drawFace(canvas: Canvas, x: number, y: number, face: Face, size: FaceSize): void {
  const { cards, lines } = canvas.theme;
  if (!cards || face.state === 'slot') {
    drawFramed(canvas, x, y, face, size);
    return;
  }
  const at = area(x, y, FACES[size].columns, FACES[size].rows);
  drawFilled(canvas, at, face, cards, insideOf(face, size, lines.hidden));
}

/** The tones of a filled card: of small texts on it, and of its rank and suit. */
export interface Filled {
  readonly ground: Style;
  readonly ink: Style;
  /** It looks like the card at its left. */
  readonly isAlike: boolean;
}

/** How a card is filled that begins at column x of row y: unlike the one that was drawn at its left, or, where none was, above it. */
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
  // A joker has no suit: the red one has the ink of hearts.
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

/** Fills an area with a card; a line parts it from one that looks alike. */
export function fillCard(canvas: Canvas, at: Area, { ground, isAlike }: Filled): void {
  canvas.fill(at, ground);
  if (isAlike)
    for (let row = at.y; row < at.y + at.rows; row++)
      canvas.plain(at.x, row, canvas.theme.lines.vertical, ground);
}

/** Draws a filled card, whose texts stand where they do in a frame. */
function drawFilled(canvas: Canvas, at: Area, face: Face, tones: CardTones, inside: readonly string[]): void {
  const { x, y, columns, rows } = at;
  const filled = filledAt(canvas, x, y, face, tones);
  fillCard(canvas, at, filled);
  const edge = edgeOf(columns);
  inside.forEach((text, row) => void canvas.plain(x + edge, y + topOf(rows) + row, text, filled.ink));
  if (face.foot) canvas.writeCentred(x + edge, y + rows - 1, columns - 2 * edge, face.foot, filled.ground);
  if (face.marked) canvas.mark(x + 2, y, canvas.theme.lines.above, canvas.theme.strong);
}

/** Rows above what stands inside a card. */
const topOf = (rows: number): number => (rows > FACES.S.rows ? 1 : 0);

/** Draws a card in a frame; the smallest without one. */
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
  // The text is not bold where the frame is dim: terminals end bold and dim by one sequence, which would end the frame's dim, too.
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
  // The mark stands by the left corner, because a card that overlaps this one covers the rest of the edge.
  if (face.marked) canvas.plain(x + 2, y, theme.lines.above, theme.strong);
}
