import { Painted } from '../terminal/painted.tsx';
import type { Canvas } from './canvas.tsx';

/** Shows a canvas on as many rows of the screen. */
export const Picture = ({ canvas }: { readonly canvas: Canvas }) => (
  <Painted rows={canvas.rows} paint={(frame, x, y) => frame.paste(x, y, canvas)} />
);
