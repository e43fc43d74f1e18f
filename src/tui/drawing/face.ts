import { widthOf } from '../../width.ts';
import type { Style } from '../terminal/cells.ts';
import type { Theme } from '../theme.ts';
import { type Canvas, suitStyle } from './canvas.tsx';
import { largeInside } from './pips.ts';

/** How large a card is drawn. */
export type FaceSize = 'M' | 'L' | 'X';

export const FACES: { readonly [size in FaceSize]: { readonly columns: number; readonly rows: number } } = {
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

/** The inside of a card, a row each, `inside` columns wide. */
function insideOf({ rank, suit, state }: Face, size: FaceSize, hidden: string): string[] {
  const { columns, rows } = FACES[size];
  const inside = columns - 2;
  if (state === 'down') return Array<string>(rows - 2).fill(hidden.repeat(inside));
  const left = (text: string) => text + ' '.repeat(inside - widthOf(text));
  const right = (text: string) => ' '.repeat(inside - widthOf(text)) + text;
  const middle = (text: string) => left(' '.repeat((inside - 1) >> 1) + text);
  if (size === 'M') return [rank + right(suit).slice(widthOf(rank))];
  if (size === 'L') return [left(rank), middle(suit), right(rank)];
  return largeInside(rank, suit);
}

/** Draws a card with its upper left corner at column x of row y. */
export function drawFace(canvas: Canvas, x: number, y: number, face: Face, size: FaceSize): void {
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
  const inside = columns - 2;
  const last = y + rows - 1;
  if (state === 'slot') {
    const blank = ' '.repeat(inside);
    canvas.plain(x, y, lines.topLeft + blank + lines.topRight, frame);
    canvas.plain(x, last, lines.bottomLeft + blank + lines.bottomRight, frame);
    return;
  }
  canvas.plain(x, y, lines.topLeft + lines.horizontal.repeat(inside) + lines.topRight, frame);
  insideOf(face, size, theme.lines.hidden).forEach((row, place) => {
    canvas.plain(x, y + 1 + place, lines.vertical, frame);
    canvas.plain(x + 1, y + 1 + place, row, state === 'down' ? theme.edge : style);
    canvas.plain(x + columns - 1, y + 1 + place, lines.vertical, frame);
  });
  canvas.plain(x, last, lines.bottomLeft + lines.horizontal.repeat(inside) + lines.bottomRight, frame);
  if (foot) canvas.writeCentred(x + 1, last, inside, foot, { ...theme.strong, ...dim });
  // The mark stands by the left corner, because a card that overlaps this one covers the rest of the edge.
  if (face.marked) canvas.plain(x + 2, y, theme.lines.above, theme.strong);
}
