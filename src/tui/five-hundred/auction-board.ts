import { highestBid } from '../../engine/five-hundred/auction.ts';
import { bidOf } from '../../engine/five-hundred/bids.ts';
import { widowSize } from '../../engine/five-hundred/cards.ts';
import { cut, fitting, paddedLeft, widthOf, wrap } from '../../width.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { drawBox, drawBoxedPanels } from '../drawing/panel.ts';
import type { TableSize } from '../drawing/size.ts';
import { drawAuctionStage } from './auction-stage.ts';
import { drawBids, drawOutcome } from './bid-table.ts';
import type { FiveHundredPosition, Layout } from './layout.ts';
import { dealsPanel } from './panels.ts';
import { roleOf } from './plates.ts';
import type { Said } from './selection.ts';
import { tableIn } from './stages.ts';
import { auctionTexts, meaningOfBids, promisesOf, shortBid, titles, widowText } from './words.ts';

/** The column where the table of bids begins; the calls so far stand at its left. */
const GRID = 39;

/** The auction as it happened, and beside it what each bid is worth that may be made. */
export function drawAuctionBoard(
  canvas: Canvas,
  position: FiveHundredPosition,
  layout: Layout,
  size: TableSize,
  call: Said | null,
): void {
  const { seats } = layout.view.standing;
  const { windowClass } = size;
  if (windowClass === 160) {
    drawAuctionStage(canvas, position, layout, size, call);
    return;
  }
  const { stage, boxed, panels } = tableIn(size, seats);
  const narrow = windowClass === 100;
  const x = boxed ? stage.x + (narrow ? 10 : 2) : 1;
  const y = stage.y + (windowClass >= 120 ? 4 : 1);
  if (boxed)
    drawBox(canvas, narrow ? { ...stage, columns: canvas.columns } : stage, titles.auction, titles.once);
  else
    canvas.write(
      canvas.write(x, y, titles.auction.toUpperCase(), position.theme.strong) + 10,
      y,
      titles.once,
    );
  drawCalls(canvas, x, y, position, layout, call);
  const blank = boxed || seats === 4 ? 1 : 0;
  drawPromises(canvas, x, y + 2 + seats + blank, stage.y + stage.rows - (boxed ? 1 : 0), position, layout);
  canvas.write(x + GRID, y + 10, widowText(widowSize(seats)));
  const { view, mover } = position;
  if (view.phase === 'bid' && mover !== null) drawBids(canvas, { x: x + GRID, y }, position, call);
  else drawOutcome(canvas, { x: x + GRID, y: y + 2, columns: GRID - 2 }, position);
  if (!boxed || narrow) return;
  drawBoxedPanels(canvas, panels, [
    {
      title: titles.meaning,
      rows: meaningOfBids(view.standing.seats).flatMap((text) => wrap(text, panels.columns - 4)),
      drop: 1,
    },
    { ...dealsPanel(position, panels.columns - 4), grows: true },
  ]);
}

/** Who has said what, who is whose partner, and which bid is the highest. */
function drawCalls(
  canvas: Canvas,
  x: number,
  y: number,
  position: FiveHundredPosition,
  layout: Layout,
  call: Said | null,
): void {
  const { speaker, turn, theme, marked } = position;
  const { calls, view } = layout;
  const { dealer, seats } = view.standing;
  const highest = highestBid(calls);
  const order = Array.from({ length: seats }, (_, place) => (dealer + 1 + place) % seats);
  const names = Math.max(4, ...order.map((seat) => widthOf(speaker.seat(seat))));
  const bids = Math.max(2, ...calls.map(({ bid }) => (bid === null ? 0 : widthOf(shortBid(bid, speaker)))));
  const roles = order.map((seat) => roleOf(seat, layout, position, 'partner'));
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
      if (call === 'pass') canvas.write(bid - 1, row, `[${auctionTexts.pass}]`, theme.inverse);
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
function drawPromises(
  canvas: Canvas,
  x: number,
  y: number,
  end: number,
  { speaker }: FiveHundredPosition,
  { calls, view }: Layout,
): void {
  const promises = promisesOf(calls, view.standing.seats, speaker);
  const whole = promises.flatMap(({ sentence }) => wrap(sentence, GRID - 2, '  '));
  const short = promises.map(({ short: texts }) => cut(fitting(texts, GRID - 2), GRID - 2)).slice(-(end - y));
  const lines = whole.length <= end - y ? whole : short;
  lines.forEach((line, row) => {
    canvas.write(x, y + row, line);
  });
}
