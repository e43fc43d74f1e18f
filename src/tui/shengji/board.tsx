import type { Shengji } from '../../engine/shengji/state.ts';
import { trickPoints } from '../../engine/shengji/trick.ts';
import { cut, widthOf } from '../../width.ts';
import { Canvas, Picture } from '../drawing/canvas.tsx';
import { drawBox, drawBoxedPanels } from '../drawing/panel.ts';
import type { BoardProps } from '../table.ts';
import { drawBurial } from './burial-board.ts';
import { drawDraw } from './draw-board.ts';
import { drawGrid } from './hand-grid.ts';
import { type Layout, layoutOf } from './layout.ts';
import { type Measures, measuresIn } from './measures.ts';
import { playable } from './offers.ts';
import { playPanels, sideLines, tricksLines } from './panel.ts';
import { drawSeats } from './seats.ts';
import { type Selection, trumpsOf } from './selection.ts';
import { marks, pointsLine, ticketsLine } from './stakes.ts';
import { drawTickets } from './ticket-board.ts';
import { unseenIn } from './unseen.ts';
import { formText, type ShengjiPosition, suitSign } from './words.ts';

type Props = BoardProps<Shengji, Selection>;

export const Board = (props: Props) => <Picture canvas={paint(props)} />;

/** The table: at the top what the phase is about, at the bottom the hand. Empty between deals. */
export function paint({ position, selection, size }: Props): Canvas {
  const canvas = new Canvas(size.columns, size.rows, position.theme);
  const layout = layoutOf(position);
  if (layout === null) return canvas;
  const measures = measuresIn(size);
  const { view } = layout;
  switch (view.phase) {
    case 'draw':
      drawDraw(canvas, position, layout, view, selection, measures);
      break;
    case 'bury':
      drawBurial(canvas, position, layout, view, selection, measures);
      break;
    case 'tickets':
      drawTickets(canvas, position, layout, view, selection, measures);
      break;
    case 'play':
      drawTable(canvas, position, layout, selection, measures);
  }
  const deciding = position.mover !== null && view.phase === 'play' && selection !== null;
  const unseen = unseenIn(position, view);
  drawGrid(
    canvas,
    {
      position,
      trumps: trumpsOf(view),
      hand: layout.hand,
      taken: selection?.kind === 'cards' ? selection.taken : null,
      cursor: selection === null || selection.kind === 'call' ? null : selection.cursor,
      open: deciding ? playable(view) : () => true,
      every: selection?.kind === 'tickets',
      unseen,
      swapped: unseen !== null && (selection?.unseen ?? false),
    },
    measures,
  );
  return canvas;
}

/** While tricks are played. */
function drawTable(
  canvas: Canvas,
  position: ShengjiPosition,
  layout: Layout,
  selection: Selection | null,
  measures: Measures,
): void {
  const { view } = layout;
  if (view.phase !== 'play') return;
  const { stage, panel, boxed, windowClass, columns, grid } = measures;
  const { lines, edge, strong } = position.theme;
  if (boxed) {
    const points = layout.trick === null ? '' : `${trickPoints(layout.trick)} points`;
    drawBox(canvas, stage.x, stage.y, stage.columns, stage.rows, trickTitle(position, layout), points);
    drawBoxedPanels(
      canvas,
      panel.x,
      panel.y,
      panel.columns,
      panel.rows,
      playPanels(position, layout, view, selection, panel),
    );
  } else {
    canvas.write(0, 0, cut(ticketsLine(view, position.speaker), columns));
    canvas.plain(0, 0, 'TICKETS', strong);
    canvas.horizontal(0, 1, columns);
    canvas.plain(panel.x - 2, 1, lines.teeDown, edge);
    canvas.vertical(panel.x - 2, 2, panel.rows);
    canvas.horizontal(0, grid - 1, columns);
    canvas.plain(panel.x - 2, grid - 1, lines.teeUp, edge);
    sideLines(position, layout, view, selection, panel).forEach(({ text, value = '', style }, row) => {
      const room = panel.columns - (value ? widthOf(value) + 1 : 0);
      canvas.write(panel.x, panel.y + row, cut(text, room), style);
      canvas.writeRight(panel.x + panel.columns, panel.y + row, value);
    });
    canvas.plain(panel.x, panel.y, 'TRICK', strong);
  }
  drawSeats(canvas, position, layout, measures);
  drawPoints(canvas, layout, measures);
  if (windowClass === 160) {
    const box = { y: stage.rows, rows: grid - 1 - stage.rows };
    drawBox(canvas, stage.x, box.y, stage.columns, box.rows, 'Tricks of this deal', '* won · points');
    tricksLines(position, layout, view, stage.columns - 4, box.rows - 2).forEach(
      ({ text, value = '' }, row) => {
        canvas.write(stage.x + 2, box.y + 1 + row, text);
        canvas.writeRight(stage.x + stage.columns - 2, box.y + 1 + row, value);
      },
    );
  }
}

/** `Trick 6: Fay led a Tolaji of 2 pairs, ♦`. */
function trickTitle({ speaker }: ShengjiPosition, { past, trick }: Layout): string {
  const number = `Trick ${past.length + 1}`;
  if (trick === null) return `${number}: a lead is due`;
  const { lead, plays } = trick;
  return `${number}: ${speaker.seat(plays[0]!.seat)} led ${formText(lead)}, ${suitSign(lead.suit, speaker)}`;
}

/** The points outside the House, and in large windows the table of levels. */
function drawPoints(canvas: Canvas, { view }: Layout, { windowClass, stage, boxed, grid }: Measures): void {
  if (view.phase !== 'play') return;
  const { theme } = canvas;
  const x = boxed ? stage.x + 2 : 0;
  const y = boxed ? stage.y + stage.rows - 2 : stage.y + stage.rows - 1;
  const { who, points, meter, next, now } = pointsLine(view, windowClass >= 120 ? 18 : 12, theme);
  let at = canvas.plain(x, y, `${who} `);
  at = canvas.plain(at, y, points, theme.strong);
  at = canvas.plain(at + 1, y, meter);
  const roomy = windowClass >= 120;
  at = canvas.plain(at + 1, y, roomy ? next : `${next}, now ${now}`);
  if (roomy) canvas.plain(at + 7, y, `ended now: ${now}`);
  if (!boxed) return;
  at = canvas.plain(2, grid - 1, 'marks', theme.strong) + 2;
  marks(view).forEach(({ text, holds }, place) => {
    if (place > 0) at = canvas.plain(at, grid - 1, ' · ');
    at = canvas.plain(at, grid - 1, text, holds ? theme.strong : {});
  });
}
