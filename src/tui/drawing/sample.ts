import type { Theme } from '../theme.ts';
import { Canvas } from './canvas.tsx';
import { drawFace, FACES, type FaceState, faceOf } from './face.ts';

/** Cards of a sample: two neighbours, a winning card, and an illegal one. */
const CARDS: readonly (readonly [
  rank: string,
  suit: 'S' | 'H' | 'D' | 'C',
  state: FaceState,
  foot: string,
])[] = [
  ['T', 'S', 'plain', '1'],
  ['J', 'D', 'plain', '2'],
  ['Q', 'H', 'winning', 'led'],
  ['A', 'C', 'illegal', ''],
];

/** Draws a sample of a theme: cards in a row, and beside them suits as in texts. */
export function drawSample(theme: Theme): Canvas {
  const { columns, rows } = FACES.M;
  const canvas = new Canvas((CARDS.length + 3) * columns, rows, theme);
  CARDS.forEach(([rank, suit, state, foot], place) => {
    drawFace(canvas, columns * place, 0, faceOf(rank + theme.suits[suit].glyph, theme, state, foot), 'M');
    canvas.write(columns * CARDS.length + 3 + 2 * place, 1, theme.suits[suit].glyph);
  });
  return canvas;
}
