import { NO_TRUMP } from '../../engine/five-hundred/bids.ts';
import { FACES } from '../drawing/face.ts';
import { drawBox, drawPanels, type Panel } from '../drawing/panel.ts';
import { drawFlatPlate, drawTallPlate } from '../drawing/plate.ts';
import { drawPlace } from '../drawing/stage.ts';
import { drawCalls } from './calls-line.ts';
import type { FiveHundredPosition, Lying } from './lying.ts';
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
import type { Board } from './stages.ts';
import { suitName, titles } from './words.ts';

/** The players round the trick, and beside them the contract, what has been and what is still out. */
export function drawPlayBoard(board: Board): void {
  drawPlayers(board);
  if (board.table.bids) drawCalls(board, board.table.bids, board.table.bids.columns);
  drawSide(board);
}

function drawPlayers({ canvas, table, position, lying }: Board): void {
  const { stage, boxed, plateRoom, plateGap, middle } = table;
  const { seats } = lying.view.standing;
  const south = position.viewer === 'table' ? 0 : position.viewer;
  if (boxed) drawBox(canvas, stage, stageTitle(lying));
  table.plates.forEach(({ x, y }, side) => {
    const plate = plateOf((south + side) % seats, position, lying, table.bids === null);
    if (side % (seats / 2) === 0)
      drawFlatPlate(canvas, x, y, stage.columns - (boxed ? 2 : 0), plate, plateGap);
    else drawTallPlate(canvas, x, y, plateRoom, plate, plateGap);
  });
  table.cards.forEach((spot, side) => {
    const lies = cardOf((south + side) % seats, position, lying);
    drawPlace(canvas, spot, lies, table.face);
    if (!lies?.named) return;
    const { columns, rows } = FACES[table.face];
    // South's plate is below its card.
    canvas.writeCentred(spot.x, side === 0 ? spot.y - 1 : spot.y + rows, columns, lies.named);
  });
  if (middle)
    canvas.writeCentred(middle.x, middle.y, middle.columns, trumpText(position, lying), canvas.theme.strong);
}

/** What goes on: a trick, or what the contractor and a partner do before the first. */
const stageTitle = ({ view, past }: Lying): string =>
  view.phase === 'bury' || view.phase === 'give' ? titles.widow : titles.trick(past.length + 1);

function trumpText({ speaker }: FiveHundredPosition, { contract }: Lying): string {
  if (contract === null) return '';
  if (contract.bid === 'nello') return 'Nello';
  return contract.trump === NO_TRUMP ? 'no trumps' : `trumps ${suitName(contract.trump, speaker)}`;
}

/** The panels at the side, also beside all hands. */
export const drawSide = (board: Board): void =>
  drawPanels(board.canvas, board.table, board.table.boxed ? boxedPanels(board) : plainPanels(board));

function plainPanels(board: Board): Panel[] {
  const [contract, last, out] = [contractPanel(board), lastTrickPanel(board), outPanel(board)];
  const needed = [contract, last, out].reduce((sum, panel) => sum + panel.rows.length + 1, 0);
  // A blank row parts the last trick from the cards that are still out, where there is room.
  const spaced = needed < board.table.panels.rows ? { ...last, rows: [...last.rows, ''] } : last;
  return [contract, spaced, { ...out, drop: 1 }];
}

/** Rows of a panel column in which everything has room. */
const ROOMY = 30;

/**
 * The panels of larger windows. Every trick of the deal has a row from the second on: where there is less room the auction becomes one row, and
 * what the outcomes bring goes.
 */
function boxedPanels(board: Board): Panel[] {
  const { lying, table, position } = board;
  const out = outPanel(board);
  const tricks = { ...tricksPanel(board), drop: 1, grows: true };
  if (lying.past.length === 0 || table.panels.rows >= ROOMY || table.bids !== null)
    return [contractInFull(board), ...(table.bids === null ? [auctionPanel(board)] : []), out, tricks];
  const contract = contractPanel(board);
  const isOwn = lying.contract?.seat === position.viewer;
  return [{ ...contract, rows: [...contract.rows, ...(isOwn ? [] : bidRow(board))] }, out, tricks];
}
