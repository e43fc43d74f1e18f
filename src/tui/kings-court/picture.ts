import type { OptionValue } from '../../engine/game.ts';
import {
  CENTRE,
  columnOf,
  LAYOUTS,
  type Layout,
  rowOf,
  SIZE,
  SPACES,
} from '../../engine/kings-court/board.ts';
import { Canvas } from '../drawing/canvas.tsx';
import type { Theme } from '../theme.ts';

/** Columns of one layout: a space and a blank each, and the gap to the next. */
const WIDTH = 2 * SIZE + 1;

/** Draws as many opening layouts side by side as fit, the chosen one in the middle; null for other options. */
export function layoutPicture(
  option: string,
  value: OptionValue,
  columns: number,
  theme: Theme,
): Canvas | null {
  if (option !== 'layout') return null;
  const names = Object.keys(LAYOUTS) as Layout[];
  const room = Math.min(names.length, Math.floor(columns / WIDTH));
  const canvas = new Canvas(room * WIDTH, SIZE + 1, theme);
  const middle = room >> 1;
  const chosen = names.indexOf(value as Layout);
  for (let place = 0; place < room; place++) {
    const name = names[(chosen + place - middle + names.length) % names.length]!;
    drawLayout(canvas, place * WIDTH, name, place === middle);
  }
  return canvas;
}

function drawLayout(canvas: Canvas, x: number, name: Layout, chosen: boolean): void {
  const { lines, edge, strong } = canvas.theme;
  if (chosen) canvas.plain(x, 0, `${lines.pointer} ${name}`, strong);
  else canvas.plain(x, 0, name);
  const laid = new Set<number>(LAYOUTS[name]);
  for (const space of SPACES) {
    const at = [x + 2 * columnOf(space), 1 + rowOf(space)] as const;
    if (space === CENTRE) canvas.plain(...at, 'K', strong);
    else if (laid.has(space)) canvas.plain(...at, lines.full, chosen ? strong : edge);
    else canvas.plain(...at, '·', edge);
  }
}
