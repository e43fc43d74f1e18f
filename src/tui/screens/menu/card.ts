import { COLOURS } from '../../../engine/kings-court/cards.ts';
import type { Canvas } from '../../drawing/canvas.tsx';
import { drawFace, drawFramed, type Face, type FaceSize, faceOf } from '../../drawing/face.ts';
import type { Theme } from '../../theme.ts';

/** Draws a card of any game by its canonical text. */
export function drawPosterCard(canvas: Canvas, x: number, y: number, card: string, size: FaceSize): void {
  const { theme } = canvas;
  const colour = COLOURS.find((letter) => card[0] === letter);
  if (!colour || !/^.[\dK]$/.test(card)) {
    drawFace(canvas, x, y, faceFrom(card, theme), size);
    return;
  }
  // Rank and suit change places, as on the board of King's Court.
  const [rank, suit] = size === 'M' ? [colour, card[1]!] : [card[1]!, colour];
  const [style, frame] = [theme.tile[colour], theme.courtEdge[colour]];
  drawFramed(canvas, x, y, { rank, suit, style, frame, state: 'plain' }, size);
}

function faceFrom(card: string, theme: Theme): Face {
  const suit = theme.suits[card.at(-1) as keyof Theme['suits']];
  return faceOf(suit && card !== 'JK' ? card.slice(0, -1) + suit.glyph : card, theme);
}
