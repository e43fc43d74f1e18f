import { NO_TRUMP } from '../../engine/five-hundred/bids.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { FACES } from '../drawing/face.ts';
import { drawBox, drawBoxedPanels, drawPlainPanels, type Panel } from '../drawing/panel.ts';
import { drawFlatPlate, drawTallPlate } from '../drawing/plate.ts';
import type { TableSize } from '../drawing/size.ts';
import { drawPlace } from '../drawing/stage.ts';
import { drawCalls } from './calls-line.ts';
import type { FiveHundredPosition, Layout } from './layout.ts';
import {
  auctionPanel,
  bidRow,
  contractInFull,
  contractPanel,
  lastTrickPanel,
  outPanel,
  tricksPanel,
} from './panels.ts';
import { cardOf, plateOf } from './plates.ts';
import { type Table500, tableIn } from './stages.ts';
import { suitName, titles } from './words.ts';

/** The players round the trick, and beside them the contract, what has been and what is still out. */
export function drawPlayBoard(
  canvas: Canvas,
  position: FiveHundredPosition,
  layout: Layout,
  size: TableSize,
  back: number,
): void {
  const table = tableIn(size, layout.view.standing.seats);
  drawPlayers(canvas, table, position, layout);
  if (table.bids) drawCalls(canvas, table.bids, table.bids.columns, layout, position);
  drawPanels(canvas, table, position, layout, back);
}

/** The panels as high as the table, beside all hands. */
export function drawPanelsAlone(
  canvas: Canvas,
  position: FiveHundredPosition,
  layout: Layout,
  size: TableSize,
): void {
  const table = tableIn(size, layout.view.standing.seats);
  const { panels } = table;
  drawPanels(canvas, { ...table, panels: { ...panels, rows: size.rows - panels.y } }, position, layout, 0);
}

function drawPlayers(canvas: Canvas, table: Table500, position: FiveHundredPosition, layout: Layout): void {
  const { stage, boxed, plateRoom, plateGap, middle } = table;
  const { seats } = layout.view.standing;
  const south = position.viewer === 'table' ? 0 : position.viewer;
  if (boxed) drawBox(canvas, stage, stageTitle(layout));
  table.plates.forEach(({ x, y }, side) => {
    const plate = plateOf((south + side) % seats, position, layout, table.bids === null);
    if (side % (seats / 2) === 0)
      drawFlatPlate(canvas, x, y, stage.columns - (boxed ? 2 : 0), plate, plateGap);
    else drawTallPlate(canvas, x, y, plateRoom, plate, plateGap);
  });
  table.cards.forEach((spot, side) => {
    const lies = cardOf((south + side) % seats, position, layout);
    drawPlace(canvas, spot, lies, table.face);
    if (!lies?.named) return;
    const { columns, rows } = FACES[table.face];
    // South's plate is below its card.
    canvas.writeCentred(spot.x, side === 0 ? spot.y - 1 : spot.y + rows, columns, lies.named);
  });
  if (middle)
    canvas.writeCentred(middle.x, middle.y, middle.columns, trumpText(position, layout), canvas.theme.strong);
}

/** What goes on: a trick, or what the contractor and a partner do before the first. */
const stageTitle = ({ view, past }: Layout): string =>
  view.phase === 'bury' || view.phase === 'give' ? titles.widow : titles.trick(past.length + 1);

function trumpText({ speaker }: FiveHundredPosition, { contract }: Layout): string {
  if (contract === null) return '';
  if (contract.bid === 'nello') return 'Nello';
  return contract.trump === NO_TRUMP ? 'no trumps' : `trumps ${suitName(contract.trump, speaker)}`;
}

function drawPanels(
  canvas: Canvas,
  table: Table500,
  position: FiveHundredPosition,
  layout: Layout,
  back: number,
): void {
  const { panels } = table;
  if (!table.boxed) {
    const { x, columns, rows } = panels;
    canvas.vertical(x - 2, 0, rows);
    const contract = contractPanel(position, layout, columns);
    const last = lastTrickPanel(position, layout, back);
    const out = outPanel(position, layout, columns);
    const needed = [contract, last, out].reduce((sum, panel) => sum + panel.rows.length + 1, 0);
    // A blank row parts the last trick from the cards that are still out, where there is room.
    const spaced = needed < rows ? { ...last, rows: [...last.rows, ''] } : last;
    drawPlainPanels(canvas, panels, [contract, spaced, { ...out, drop: 1 }]);
    return;
  }
  drawBoxedPanels(canvas, panels, boxedPanels(position, layout, table, back));
}

/** Rows of a panel column in which everything has room. */
const ROOMY = 30;

/**
 * The panels of larger windows. Every trick of the deal has a row from the second on: where there is less room the auction becomes one row, and
 * what the outcomes bring goes.
 */
function boxedPanels(position: FiveHundredPosition, layout: Layout, table: Table500, back: number): Panel[] {
  const inside = table.panels.columns - 4;
  const out = outPanel(position, layout, inside);
  const tricks = { ...tricksPanel(position, layout, inside, back), drop: 1, grows: true };
  const isFull = layout.past.length === 0 || table.panels.rows >= ROOMY || table.bids !== null;
  if (isFull)
    return [
      contractInFull(position, layout, inside),
      ...(table.bids === null ? [auctionPanel(position, layout, inside)] : []),
      out,
      tricks,
    ];
  const contract = contractPanel(position, layout, inside);
  const isOwn = layout.contract?.seat === position.viewer;
  return [{ ...contract, rows: [...contract.rows, ...(isOwn ? [] : bidRow(position, layout))] }, out, tricks];
}
