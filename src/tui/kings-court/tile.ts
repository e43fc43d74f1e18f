import type { Card } from '../../engine/card.ts';
import type { Space } from '../../engine/kings-court/board.ts';
import { COLOURS, cardColour, formatCard } from '../../engine/kings-court/cards.ts';
import type { Area } from '../drawing/area.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { drawFace, type FaceSize } from '../drawing/face.ts';
import type { Style } from '../terminal/cells.ts';
import type { Theme } from '../theme.ts';
import { type Cell, type CourtDrawing, cellAt, emptyAt } from './lying.ts';

const letterOf = (card: Card) => COLOURS[cardColour(card)]!;

/** A card in its colour, on the terminal's own ground. */
export const cardStyle = (card: Card, { court, strong }: Theme): Style => ({
  ...court[letterOf(card)],
  ...strong,
});

/** A card's frame, or where tiles are not filled the brackets around it. */
export const edgeStyle = (card: Card, { courtEdge }: Theme): Style => courtEdge[letterOf(card)];

/** How a card's name is written where it lies. */
export const tileStyle = (card: Card, { tile }: Theme): Style => tile[letterOf(card)];

interface FaceLook {
  /** Under the cursor, or picked: a heavy frame in gold. */
  readonly heavy?: boolean;
  /** It fits nowhere. */
  readonly dim?: boolean;
  /** In the lower edge: whose latest placement it is, or the key that picks it. */
  readonly foot?: string;
  /** A lesson speaks of it. */
  readonly marked?: boolean;
}

/** Draws a space whose card would lie in `at`: one of the latest placements as a play that covers the empty space. */
export function drawSpace(
  { canvas, lying }: Pick<CourtDrawing, 'canvas' | 'lying'>,
  space: Space,
  at: Area,
  draw: (cell: Cell) => void,
): void {
  const play = lying.plays.get(space);
  const drawWhole = () => draw(cellAt(lying, space));
  if (!play) {
    drawWhole();
    return;
  }
  canvas.clipped(at.x, at.y, at.columns, at.rows, () => draw(emptyAt(lying, space)));
  canvas.lay(play, at, drawWhole);
}

/** A card of this game as a face: letter and value beside each other, in large ones the letter in the middle. */
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
  drawFace(canvas, x, y, { rank, suit, style, frame, state, foot, marked }, size);
}
