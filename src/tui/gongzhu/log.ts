import { factText } from '../../engine/gongzhu/text.ts';
import { wrap } from '../../width.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { drawBox } from '../drawing/panel.ts';
import type { Area } from '../drawing/stage.ts';
import { keyName } from '../table.ts';
import type { GongzhuPosition } from './selection.ts';

/** What happened lately in sentences, the latest at the foot. */
export function drawLog(canvas: Canvas, { x, y, columns, rows }: Area, position: GongzhuPosition): void {
  const { recent, speaker } = position;
  const lines = recent.flatMap((fact) => wrap(factText(fact, speaker), columns - 4, '  '));
  drawBox(canvas, x, y, columns, rows, 'Lately', keyName(position, 'm: all'));
  lines.slice(2 - rows).forEach((line, row) => {
    canvas.write(x + 2, y + 1 + row, line);
  });
}
