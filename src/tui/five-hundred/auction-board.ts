import { highestBid } from '../../engine/five-hundred/auction.ts';
import { bidOf } from '../../engine/five-hundred/bids.ts';
import { widowSize } from '../../engine/five-hundred/cards.ts';
import { cut, fitting, paddedLeft, widthOf, wrap } from '../../width.ts';
import { drawBox, drawBoxedPanels } from '../drawing/panel.ts';
import { drawAuctionStage } from './auction-stage.ts';
import { drawBids, drawOutcome, isBidding } from './bid-table.ts';
import { dealsPanel } from './panels.ts';
import { roleOf } from './plates.ts';
import type { Board } from './stages.ts';
import { auctionTexts, meaningOfBids, promisesOf, shortBid, titles, widowText } from './words.ts';

/** The column where the table of bids begins; the calls so far stand at its left. */
const GRID = 39;

/** The auction as it happened, and beside it what each bid is worth that may be made. */
export function drawAuctionBoard(board: Board): void {
  const { canvas, position, lying, size, table } = board;
  const { seats } = lying.view.standing;
  const { windowClass } = size;
  if (windowClass === 160) {
    drawAuctionStage(board);
    return;
  }
  const { stage, boxed, panels } = table;
  const narrow = windowClass === 100;
  const x = boxed ? stage.x + (narrow ? 10 : 2) : 1;
  const y = stage.y + (windowClass >= 120 ? 4 : 1);
  if (boxed)
    drawBox(canvas, narrow ? { ...stage, columns: canvas.columns } : stage, titles.auction, titles.once);
  else {
    const after = canvas.write(x, y, titles.auction.toUpperCase(), position.theme.strong);
    canvas.write(after + 10, y, titles.once);
  }
  drawCalls(board, x, y);
  const blank = boxed || seats === 4 ? 1 : 0;
  drawPromises(board, x, y + 2 + seats + blank, stage.y + stage.rows - (boxed ? 1 : 0));
  canvas.write(x + GRID, y + 10, widowText(widowSize(seats)));
  if (isBidding(position)) drawBids(board, { x: x + GRID, y });
  else drawOutcome(board, { x: x + GRID, y: y + 2, columns: GRID - 2 });
  if (!boxed || narrow) return;
  drawBoxedPanels(canvas, panels, [
    {
      title: titles.meaning,
      rows: meaningOfBids(seats).flatMap((text) => wrap(text, board.inside)),
      drop: 1,
    },
    { ...dealsPanel(board), grows: true },
  ]);
}

/** Who has said what, who is whose partner, and which bid is the highest. */
function drawCalls({ canvas, position, lying, selection }: Board, x: number, y: number): void {
  const { speaker, turn, theme, marked } = position;
  const { calls, view } = lying;
  const { dealer, seats } = view.standing;
  const highest = highestBid(calls);
  const order = Array.from({ length: seats }, (_, place) => (dealer + 1 + place) % seats);
  const names = Math.max(4, ...order.map((seat) => widthOf(speaker.seat(seat))));
  const bids = Math.max(2, ...calls.map(({ bid }) => (bid === null ? 0 : widthOf(shortBid(bid, speaker)))));
  const roles = order.map((seat) => roleOf(seat, lying, position, 'partner'));
  const roleColumns = Math.max(7, ...roles.map(widthOf));
  const role = x + 2 + names + 2;
  const bid = role + roleColumns + 2;
  order.forEach((seat, place) => {
    const row = y + 2 + place;
    const said = calls[place];
    const waits = said === undefined && calls.length === place && turn.includes(seat);
    const best = highest !== null && highest.seat === seat;
    const style = best ? theme.strong : {};
    if (waits) canvas.plain(x, row, `${theme.lines.pointer} ${speaker.seat(seat)}`, theme.inverse);
    else canvas.plain(x + 2, row, speaker.seat(seat), style);
    if (marked.has(`seat ${seat}`) && !waits) canvas.plain(x + 1, row, theme.lines.aside, theme.win);
    canvas.write(role, row, roles[place]!, style);
    if (waits) {
      if (selection?.call === 'pass') canvas.write(bid - 1, row, `[${auctionTexts.pass}]`, theme.inverse);
      else canvas.write(bid, row, '?');
    }
    if (said === undefined) return;
    if (said.bid === null) {
      canvas.write(bid, row, auctionTexts.pass);
      return;
    }
    const points = bid + bids + (bids < 7 ? 3 : 1);
    canvas.write(bid, row, shortBid(said.bid, speaker), style);
    canvas.write(points, row, paddedLeft(String(bidOf(said.bid).points), 3), style);
    if (best && points + 12 < x + GRID) canvas.write(points + 5, row, auctionTexts.highest, style);
  });
}

/**
 * What each bid promises, below the calls as far as `end`: in whole sentences where all have room, else in few words. Where even these are
 * too many the latest are told.
 */
function drawPromises({ canvas, position, lying }: Board, x: number, y: number, end: number): void {
  const promises = promisesOf(lying.calls, lying.view.standing.seats, position.speaker);
  const whole = promises.flatMap(({ sentence }) => wrap(sentence, GRID - 2, '  '));
  const short = promises.map(({ short: texts }) => cut(fitting(texts, GRID - 2), GRID - 2)).slice(-(end - y));
  const lines = whole.length <= end - y ? whole : short;
  lines.forEach((line, row) => {
    canvas.write(x, y + row, line);
  });
}
