import { wrap } from '../../width.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { drawBox, drawBoxedPanels } from '../drawing/panel.ts';
import type { Layout } from './layout.ts';
import type { Measures } from './measures.ts';
import { drawSeats } from './seats.ts';
import { boardTexts, type ShengjiPosition } from './words.ts';

/** The table while the Dealer buries or names tickets, as everybody else sees it: who sits where, and what is going on. */
export function drawWaiting(
  canvas: Canvas,
  position: ShengjiPosition,
  layout: Layout,
  measures: Measures,
  sentences: readonly [string, ...string[]],
): void {
  const { boxed, stage, panel, columns, seat } = measures;
  const [now, ...more] = sentences;
  if (boxed) {
    drawBox(canvas, stage, now);
    const rows = more.flatMap((text) => wrap(text, panel.columns - 4));
    drawBoxedPanels(canvas, panel, [{ title: boardTexts.next, rows, grows: true }]);
  } else {
    const x = seat.pointsEnd + 3;
    const rows = sentences.flatMap((text) => [...wrap(text, columns - x), '']);
    rows.forEach((text, row) => {
      canvas.write(x, seat.first + row, text);
    });
  }
  drawSeats(canvas, position, layout, measures);
}
