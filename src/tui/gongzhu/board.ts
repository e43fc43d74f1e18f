import type { Gongzhu } from '../../engine/gongzhu/state.ts';
import { signed } from '../../front/number.ts';
import { Canvas } from '../drawing/canvas.tsx';
import { drawAllHands } from '../drawing/compass.ts';
import { drawBoxedPanels, drawPlainPanels, type Panel } from '../drawing/panel.ts';
import { drawStage, type StageLayout, stageLayoutIn } from '../drawing/stage.ts';
import type { BoardProps } from '../table.ts';
import { drawOwnHand } from './hand.ts';
import { type Layout, layoutOf } from './layout.ts';
import { boxedPanels, legendPanels, plainLegend, plainPanels } from './panels.ts';
import { drawPassing } from './passing.ts';
import { cardOnTable, plateOf, southOf } from './players.ts';
import type { GongzhuPosition, Selection } from './selection.ts';
import { words } from './words.ts';
import { faceValue } from './worth.ts';

type GongzhuBoard = BoardProps<Gongzhu, Selection>;

/** The table: players round the trick or what they pass, panels beside it, the viewer's hand below. */
export function paint({ position, selection, size }: GongzhuBoard): Canvas {
  const canvas = new Canvas(size.columns, size.rows, position.theme);
  const stageLayout = stageLayoutIn(size);
  const layout = layoutOf(position);
  if (position.allHands) {
    const tall = {
      ...stageLayout,
      panels: { ...stageLayout.panels, rows: size.rows - stageLayout.panels.y },
    };
    drawAllHands(canvas, size, position.allHands, () =>
      drawPanels(canvas, tall, panelsFor(position, layout, tall, 0)),
    );
    return canvas;
  }
  if (position.onTable.phase === 'pass') drawPassing(canvas, stageLayout, position, selection);
  else drawStage(canvas, stageLayout, castOf(position, layout, stageLayout));
  drawPanels(canvas, stageLayout, panelsFor(position, layout, stageLayout, selection?.back ?? 0));
  drawOwnHand(canvas, stageLayout, position, selection);
  return canvas;
}

function castOf(position: GongzhuPosition, layout: Layout, stageLayout: StageLayout) {
  const seats = [0, 1, 2, 3].map((turn) => (southOf(position) + turn) & 3);
  const { trick, winner, past } = layout;
  const isEmpty = trick.cards.every((card) => card === null);
  const priced = stageLayout.face !== 'M';
  const worth = `trick ${signed(faceValue(trick))}`;
  return {
    plates: seats.map((seat) => plateOf(position, layout, seat, priced)),
    cards: seats.map((seat) => cardOnTable(position, layout, seat)),
    middle: winner === null && isEmpty ? '' : worth,
    title: words.trick(past.length + 1),
    value: isEmpty ? '' : signed(faceValue(trick)),
  };
}

function panelsFor(
  position: GongzhuPosition,
  layout: Layout,
  stageLayout: StageLayout,
  back: number,
): Panel[] {
  if (position.onTable.phase === 'pass')
    return stageLayout.boxed ? legendPanels(position) : plainLegend(position);
  return stageLayout.boxed
    ? boxedPanels(position, layout, stageLayout, back)
    : plainPanels(position, layout, back);
}

function drawPanels(canvas: Canvas, { panels, boxed }: StageLayout, list: readonly Panel[]): void {
  if (boxed) {
    drawBoxedPanels(canvas, panels, list);
  } else {
    canvas.vertical(panels.x - 2, panels.y, panels.rows);
    drawPlainPanels(canvas, panels, list);
  }
}
