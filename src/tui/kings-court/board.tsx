import type { KingsCourt } from '../../engine/kings-court/state.ts';
import { Canvas, Picture } from '../drawing/canvas.tsx';
import type { BoardProps } from '../table.ts';
import type { Theme } from '../theme.ts';
import { drawGrid } from './grid.ts';
import { drawHandRow } from './hand.ts';
import { layoutOf } from './layout.ts';
import { drawNarrowPanel, drawPanels } from './panel.ts';
import { handOf, type Selection } from './selection.ts';

type Props = BoardProps<KingsCourt, Selection>;

/** The table: the board and the hand at the left, all that explains them at the right. */
export function paint({ position, selection, size }: Props, theme: Theme): Canvas {
  const { columns, rows, windowClass } = size;
  const canvas = new Canvas(columns, rows, theme);
  const layout = layoutOf(position, selection);
  drawGrid(canvas, layout, windowClass);
  if (windowClass === 80) {
    // Seven cards stand closer, beside the panel.
    const pitch = handOf(position).length > 6 ? 6 : 7;
    drawHandRow(canvas, { x: 1, y: 16, first: 7, pitch }, position, selection);
    drawNarrowPanel(canvas, position, selection, layout);
    return canvas;
  }
  const { hand, panels } = PLACES[windowClass];
  drawHandRow(canvas, hand, position, selection);
  drawPanels(canvas, { ...panels, rows }, position, selection, layout, windowClass);
  return canvas;
}

const PLACES = {
  100: { hand: { x: 1, y: 18, first: 7, pitch: 6 }, panels: { x: 47, columns: 51 } },
  120: { hand: { x: 3, y: 31, first: 11, pitch: 8 }, panels: { x: 67, columns: 51 } },
  160: { hand: { x: 3, y: 39, first: 12, pitch: 9 }, panels: { x: 82, columns: 66 } },
} as const;

export const Board = (props: Props) => <Picture canvas={paint(props, props.position.theme)} />;
