import { wrap } from '../../width.ts';
import { drawBox, drawBoxedPanels } from '../drawing/panel.ts';
import type { Board } from './measures.ts';
import { drawSeats } from './seats.ts';
import { boardTexts } from './words.ts';

/** The table while the Dealer buries or names tickets, as everybody else sees it: who sits where, and what is going on. */
export function drawWaiting(board: Board, ...sentences: readonly [string, ...string[]]): void {
  const { canvas } = board;
  const { boxed, stage, panel, columns, seat } = board.measures;
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
  drawSeats(board);
}
