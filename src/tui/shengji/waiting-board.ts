import { cut, wrap } from '../../width.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { drawBox, drawBoxedPanels } from '../drawing/panel.ts';
import type { Layout } from './layout.ts';
import type { Measures } from './measures.ts';
import { drawSeats } from './seats.ts';
import type { ShengjiPosition } from './words.ts';

/** The table while the Dealer buries or names tickets, as everybody else sees it: who sits where, and what is going on. */
export function drawWaiting(
  canvas: Canvas,
  position: ShengjiPosition,
  layout: Layout,
  measures: Measures,
  sentences: readonly [string, ...string[]],
): void {
  const { boxed, stage, panel, columns, grid } = measures;
  const [now, ...more] = sentences;
  if (boxed) {
    drawBox(canvas, stage.x, stage.y, stage.columns, stage.rows, now);
    const rows = more.flatMap((text) => wrap(text, panel.columns - 4));
    drawBoxedPanels(canvas, panel.x, panel.y, panel.columns, panel.rows, [
      { title: 'Next', rows, grows: true },
    ]);
  } else {
    canvas.write(0, 0, cut(now, columns));
    canvas.horizontal(0, 1, columns);
    more
      .flatMap((text) => wrap(text, columns - measures.seat.pointsEnd - 4))
      .forEach((text, row) => {
        canvas.write(measures.seat.pointsEnd + 4, measures.seat.first + row, text);
      });
    canvas.horizontal(0, grid - 1, columns);
  }
  drawSeats(canvas, position, layout, measures);
}
