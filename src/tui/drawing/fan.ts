/** Fans: cards side by side with shared edges, in a hand or in a play. */
import { widthOf } from '../../width.ts';
import type { Style } from '../terminal/cells.ts';
import type { Key } from '../terminal/keys.ts';
import type { FrameLines, Theme } from '../theme.ts';
import { type Area, area } from './area.ts';
import type { Canvas } from './canvas.tsx';
import { type Face, type FaceState, faceOf, faceText, fillCard, filledAt } from './face.ts';

/** Heights of a fan: `short` has rank and suit in one row, `tall` one above the other, `taller` a blank row below them. */
export type FanSize = 'short' | 'tall' | 'taller';

/** Rows inside the frame. */
const INSIDE: { readonly [size in FanSize]: number } = { short: 1, tall: 2, taller: 3 };

/** Returns the rows of a fan with the one above it for picked cards. */
export const fanRows = (size: FanSize): number => INSIDE[size] + 3;

/** A card of a fan. Neighbours with the same `foot` show it once, in their common lower edge. */
export interface FanCard extends Face {
  /** Is the cursor on it? */
  readonly cursor?: boolean;
  /** The key that a touch presses. */
  readonly touch?: Key;
}

/** Cards that belong together, such as those of a suit. */
export type FanGroup = readonly FanCard[];

/** Returns a card of a hand as a speaker writes it, in a quiet frame. */
export const heldCard = (text: string, theme: Theme, state: FaceState = 'plain', foot?: string): FanCard => ({
  ...faceOf(text, theme, state, foot),
  ...(text === 'RJ' && { style: { ...theme.suits.H.style, ...theme.strong } }),
  frame: theme.edge,
});

/** Returns the columns of a card without its frame. A ten needs one more if the suit stands beside the rank. */
const insideColumns = ({ rank, suit }: Face, size: FanSize): number =>
  size === 'short' ? Math.max(2, widthOf(rank + suit)) : 2;

/** Returns the columns of a fan with its frame. */
export const fanColumns = (cards: FanGroup, size: FanSize = 'short'): number =>
  cards.reduce((sum, card) => sum + insideColumns(card, size) + 1, 1);

/** Returns the columns of fans side by side, with a blank column between them. */
export const groupsColumns = (groups: readonly FanGroup[], size: FanSize): number =>
  groups.reduce((sum, cards) => sum + fanColumns(cards, size) + 1, -1);

const isRaised = (card: Face | undefined): boolean => card?.state === 'picked';
/** Does a card have a lower edge? Only legal cards do. */
const isClosed = (card: Face | undefined): boolean =>
  card !== undefined && card.state !== 'illegal' && card.state !== 'picked';

/** Returns the rows inside a card, each `columns` wide. */
function rowsInside({ rank, suit, state }: Face, size: FanSize, columns: number, hidden: string): string[] {
  const rows = INSIDE[size];
  if (state === 'down') return Array<string>(rows).fill(hidden.repeat(columns));
  if (size === 'short') return [rank + suit];
  // A joker has no suit: its two letters stand one above the other.
  const [upper, lower] = suit === '' ? [rank.slice(0, 1), rank.slice(1)] : [rank, suit];
  return [upper, lower, ''].slice(0, rows);
}

/** Writes a text from the left, with blanks after it. */
const over = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - widthOf(text)));

interface FanLook {
  readonly size?: FanSize;
  /** Is the whole fan heavy, as the winning play? */
  readonly winning?: boolean;
}

/**
 * Draws a fan with its upper edge at column x of row y. Picked cards stand one row higher in a heavy frame. Illegal cards have no lower edge. The
 * cursor's mark is in the row of the lower edge.
 */
export function drawFan(canvas: Canvas, x: number, y: number, cards: FanGroup, look: FanLook = {}): void {
  const bottom = y + INSIDE[look.size ?? 'short'] + 1;
  if (canvas.theme.cards) drawFilledFan(canvas, x, y, cards, look);
  else drawFramedFan(canvas, x, y, cards, look);
  let at = x;
  for (const card of cards) {
    const { lines, strong } = canvas.theme;
    if (card.marked) canvas.mark(at + 1, isRaised(card) ? y - 1 : y, lines.above, strong);
    if (card.cursor) canvas.mark(at + 1, bottom, lines.up, strong);
    at += insideColumns(card, look.size ?? 'short') + 1;
  }
  drawFeet(canvas, x, bottom, cards, look);
}

/** Draws a fan of filled cards, with the texts in the same places as in frames. */
function drawFilledFan(canvas: Canvas, x: number, y: number, cards: FanGroup, look: FanLook): void {
  const { size = 'short', winning = false } = look;
  let at = x;
  cards.forEach((card, place) => {
    const columns = insideColumns(card, size);
    const top = isRaised(card) ? y - 1 : y;
    const whole = area(at, top, columns + (place === cards.length - 1 ? 2 : 1), INSIDE[size] + 2);
    drawFilledCard(canvas, whole, winning ? { ...card, state: 'winning' } : card, size);
    at += columns + 1;
  });
}

/** Draws a filled card of a fan. Its texts begin below the first row and after the first column. */
function drawFilledCard(canvas: Canvas, at: Area, card: Face, size: FanSize): void {
  const { cards, lines } = canvas.theme;
  const filled = filledAt(canvas, at.x, at.y, card, cards!);
  fillCard(canvas, at, filled);
  rowsInside(card, size, insideColumns(card, size), lines.hidden).forEach((text, row) => {
    canvas.plain(at.x + 1, at.y + 1 + row, text, filled.ink);
  });
}

function drawFramedFan(canvas: Canvas, x: number, y: number, cards: FanGroup, look: FanLook): void {
  const { size = 'short', winning = false } = look;
  const { theme } = canvas;
  const bottom = y + INSIDE[size] + 1;
  let at = x;
  cards.forEach((card, place) => {
    drawJoint(canvas, at, y, bottom, [cards[place - 1], card], winning);
    const columns = insideColumns(card, size);
    const raised = isRaised(card) ? 1 : 0;
    const edge = linesOf(card, winning, theme).horizontal.repeat(columns);
    const frame = frameOf(card, winning, theme);
    canvas.plain(at + 1, y - raised, edge, frame);
    rowsInside(card, size, columns, theme.lines.hidden).forEach((text, row) => {
      canvas.plain(at + 1, y + 1 - raised + row, over(text, columns), inkOf(card, winning, theme));
    });
    if (raised || isClosed(card)) canvas.plain(at + 1, bottom - raised, edge, frame);
    at += columns + 1;
  });
  drawJoint(canvas, at, y, bottom, [cards.at(-1), undefined], winning);
}

const linesOf = (card: Face, winning: boolean, { lines }: Theme): FrameLines =>
  winning || isRaised(card) ? lines.heavy : lines;

const frameOf = (card: Face, winning: boolean, { win, dim }: Theme): Style =>
  winning || isRaised(card) ? win : card.state === 'illegal' ? dim : (card.frame ?? {});

function inkOf({ style, state }: Face, winning: boolean, theme: Theme): Style {
  if (state === 'down') return theme.edge;
  // Dim text is not bold: terminals end bold and dim by one sequence, which would also end a neighbour's dim.
  const { bold: _, ...thin } = style;
  if (state === 'illegal') return { ...thin, ...theme.dim };
  return state === 'picked' || winning ? { ...style, ...theme.strong } : style;
}

/** Draws the column between two cards, or at an end of the fan: vertical lines, and the corners where edges meet. */
function drawJoint(
  canvas: Canvas,
  x: number,
  y: number,
  bottom: number,
  sides: readonly [left: FanCard | undefined, right: FanCard | undefined],
  winning: boolean,
): void {
  const { theme } = canvas;
  const cards = sides.filter((card) => card !== undefined);
  // A raised card covers its neighbour. The line between a legal and an illegal card belongs to the legal one.
  const owner = cards.find(isRaised) ?? cards.find(isClosed) ?? cards[0];
  if (owner === undefined) return;
  const raised = isRaised(owner) ? 1 : 0;
  const lines = linesOf(owner, winning, theme);
  const frame = frameOf(owner, winning, theme);
  const has = (is: (card: FanCard) => boolean): [boolean, boolean] => [
    sides[0] !== undefined && is(sides[0]),
    sides[1] !== undefined && is(sides[1]),
  ];
  const upper = has((card) => !raised || isRaised(card));
  canvas.plain(x, y - raised, cornerOf(lines, 'top', upper), frame);
  for (let row = y + 1 - raised; row < bottom - raised; row++) canvas.plain(x, row, lines.vertical, frame);
  if (raised) canvas.plain(x, bottom - 1, cornerOf(lines, 'bottom', upper), frame);
  const closed = cards.find(isClosed);
  if (closed === undefined) return;
  const lower = cornerOf(linesOf(closed, winning, theme), 'bottom', has(isClosed));
  canvas.plain(x, bottom, lower, frameOf(closed, winning, theme));
}

function cornerOf(lines: FrameLines, edge: 'top' | 'bottom', [left, right]: [boolean, boolean]): string {
  if (left && right) return edge === 'top' ? lines.teeDown : lines.teeUp;
  return left ? lines[`${edge}Right`] : lines[`${edge}Left`];
}

/** Writes each foot once, in the middle of the common lower edge of its cards, beside the cursor, if it fits. */
function drawFeet(
  canvas: Canvas,
  x: number,
  bottom: number,
  cards: FanGroup,
  { size = 'short', winning = false }: FanLook,
): void {
  const { theme } = canvas;
  let from = x + 1;
  for (let first = 0, next = 0; first < cards.length; first = next) {
    const card = cards[first]!;
    const { foot = '' } = card;
    let end = from - 1;
    do end += insideColumns(cards[next++]!, size) + 1;
    while (cards[next] && cards[next]!.foot === card.foot && isRaised(cards[next]) === isRaised(card));
    const row = isRaised(card) ? bottom - 1 : bottom;
    const start = from + (card.cursor && !isRaised(card) ? 1 : 0);
    const room = end - start;
    if (foot && widthOf(foot) <= room) {
      const { horizontal } = linesOf(card, winning, theme);
      if (!theme.cards) canvas.plain(start, row, horizontal.repeat(room), frameOf(card, winning, theme));
      canvas.mark(start + ((room - widthOf(foot)) >> 1), row, foot, theme.strong);
    }
    from = end + 1;
  }
}

/** Draws the groups of a hand side by side from column x on, with a blank column between them. */
export function drawGroups(
  canvas: Canvas,
  x: number,
  y: number,
  groups: readonly FanGroup[],
  size: FanSize,
): void {
  let at = x;
  for (const cards of groups) {
    drawFan(canvas, at, y, cards, { size });
    cards.forEach((card, turn) => {
      const columns = insideColumns(card, size);
      // A card is touched in the same place, raised or not. The edge that two cards share belongs to the right one.
      const wide = columns + (turn === cards.length - 1 ? 2 : 1);
      if (card.touch) canvas.touch(area(at, y - 1, wide, INSIDE[size] + 3), card.touch);
      const place = `card ${faceText(card)}` as const;
      const own = area(at, isRaised(card) ? y - 1 : y, columns + 2, INSIDE[size] + 2);
      canvas.held.push(own);
      // The leftmost of several copies is picked first.
      if (!canvas.places.has(place)) canvas.places.set(place, own);
      at += columns + 1;
    });
    // Skips the last frame and the gap.
    at += 2;
  }
}

/** Puts the groups of a hand in one row of this width, or in two: cut between groups where the wider row is narrowest, else within a group. */
export function rowsOf(
  groups: readonly FanGroup[],
  columns: number,
  size: FanSize,
): readonly (readonly FanGroup[])[] {
  const held = groups.filter((cards) => cards.length > 0);
  if (groupsColumns(held, size) <= columns) return [held];
  const widest = (rows: readonly (readonly FanGroup[])[]) =>
    Math.max(...rows.map((row) => groupsColumns(row, size)));
  const narrowest = (cuts: readonly (readonly (readonly FanGroup[])[])[]) =>
    cuts.reduce<readonly (readonly FanGroup[])[]>(
      (best, rows) => (widest(rows) < widest(best) ? rows : best),
      [held],
    );
  const between = narrowest(held.slice(1).map((_, i) => [held.slice(0, i + 1), held.slice(i + 1)]));
  if (widest(between) <= columns) return between;
  return narrowest(
    held.flatMap((cards, i) =>
      cards.slice(1).map((_, k) => [
        [...held.slice(0, i), cards.slice(0, k + 1)],
        [cards.slice(k + 1), ...held.slice(i + 1)],
      ]),
    ),
  );
}
