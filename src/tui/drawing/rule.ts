import { cut, widthOf } from '../../width.ts';
import type { Canvas } from './canvas.tsx';

/** Words in a rule, after a bold title. */
export interface RuleWords {
  readonly title?: string;
  readonly text?: string;
  /** The column where they begin, or `right` for the right end with a blank after them. Left out: the left end. */
  readonly at?: number | 'right';
}

/** Blanks between a title and what follows it. */
const GAP = '  ';

/** Draws a rule over the whole canvas with words in it. `tee`: the column of a vertical line from above that ends here. */
export function drawRule(canvas: Canvas, y: number, words: readonly RuleWords[], tee?: number): void {
  const { columns, theme } = canvas;
  canvas.horizontal(0, y, columns);
  if (tee !== undefined) canvas.plain(tee, y, theme.lines.teeUp, theme.edge);
  for (const { title = '', text = '', at = 0 } of words) {
    const gap = title && text ? GAP : '';
    const width = widthOf(title + gap + text);
    const x = at === 'right' ? Math.max(0, columns - width - 1) : at;
    if (x > 0) canvas.plain(x - 1, y, ' ');
    const after = canvas.write(x, y, cut(title, columns - x), theme.strong);
    const end = canvas.write(after, y, cut(gap + text, columns - after));
    if (end < columns) canvas.plain(end, y, ' ');
  }
}
