import type { KingsCourt } from '../../engine/kings-court/state.ts';
import { painter } from '../drawing/board.ts';
import { BESIDE_THIRD, drawFaces, LARGE, SMALL } from './faces.ts';
import { drawLined } from './grid.ts';
import { drawHand, drawHandLines } from './hand.ts';
import { type CourtDrawing, type Lying, lyingOf } from './lying.ts';
import { drawNarrowPanel, drawPanels } from './panel.ts';
import type { Selection } from './selection.ts';
import { words } from './words.ts';

/** Where all but the board lies, the board being at the upper left. Rows of panels are those above what stands below them. */
const PLACES = {
  80: { legend: { x: 2, y: 15 }, hand: { title: 49, x: 48, y: 12, columns: 30, size: 'M' } },
  100: {
    legend: { x: 2, y: 15 },
    hand: { title: 2, x: 2, y: 17, columns: 44, size: 'M' },
    panels: { x: 47, columns: 51, rows: 23 },
  },
  120: {
    legend: { x: 65, y: 31 },
    hand: { title: 64, x: 65, y: 24, columns: 53, size: 'L' },
    panels: { x: 64, columns: 53, rows: 24 },
  },
  160: {
    legend: { x: 91, y: 41 },
    hand: { title: 90, x: 91, y: 32, columns: 66, size: 'X' },
    panels: { x: 90, columns: 66, rows: 32 },
  },
} as const;

/** Beside a third column. */
const BESIDE = {
  legend: { x: 83, y: 51 },
  hand: { title: 82, x: 83, y: 42, columns: 66, size: 'X' },
  panels: { x: 82, columns: 66, rows: 42 },
} as const;

/** The table: the board at the left, all that explains it at the right. */
function drawTable(board: CourtDrawing): void {
  const { position, size } = board;
  const { rows, windowClass } = size;
  if (windowClass < 120) drawLined(board);
  else drawFaces(board, windowClass === 120 ? SMALL : rows > 43 ? BESIDE_THIRD : LARGE);
  const places = rows > 43 ? BESIDE : PLACES[windowClass];
  if (position.allHands) drawHandLines(board, places.hand, position.allHands);
  else drawHand(board, places.hand);
  drawLegend(board, places.legend, windowClass >= 120);
  if ('panels' in places) drawPanels(board, places.panels);
  else drawNarrowPanel(board);
}

export const paint = painter<KingsCourt, Selection, Lying>({
  lyingOf,
  draw: drawTable,
  drawOpen: drawTable,
});

/** The meaning of the signs; its first row says instead that the spaces show their sums. */
function drawLegend(
  { canvas, lying: { values } }: CourtDrawing,
  { x, y }: { readonly x: number; readonly y: number },
  wide: boolean,
): void {
  const { lines, inverse } = canvas.theme;
  const [first, second] = words.legend(lines.falling, wide);
  if (values) canvas.plain(x, y, words.sums, inverse);
  else canvas.plain(x, y, first);
  canvas.plain(x, y + 1, second);
}
