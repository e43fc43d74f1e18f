import type { Call } from '../../engine/five-hundred/state.ts';
import { cut, widthOf } from '../../width.ts';
import type { Spot } from '../drawing/stage.ts';
import type { Board } from './stages.ts';
import { auctionTexts, shortBid } from './words.ts';

/**
 * The auction in order in a line, the contract in bold: with names as long as there is room for them, without the passes or even
 * the first bids where there is little.
 */
export function drawCalls(
  { canvas, lying, position }: Board,
  { x, y }: Spot,
  columns: number,
  end = '',
): void {
  const { calls, contract } = lying;
  const { speaker } = position;
  if (calls.length === 0) return;
  const spoken = calls.filter(({ bid }) => bid !== null);
  const told = (some: readonly Call[], longest: number) =>
    some.map(({ seat, bid }) => ({
      name: cut(speaker.seat(seat), longest),
      bid: bid === null ? auctionTexts.pass : shortBid(bid, speaker),
      strong: seat === contract?.seat,
    }));
  const lines = [
    ...[12, 8, 5, 3].map((longest) => told(calls, longest)),
    ...[8, 5, 3].map((longest) => told(spoken, longest)),
    ...spoken.map((_, from) => told(spoken.slice(from), 3)),
  ];
  const width = (line: (typeof lines)[number]) =>
    line.reduce((sum, { name, bid }) => sum + widthOf(name) + 1 + widthOf(bid) + 3, 3) + widthOf(end);
  const line = lines.find((each) => width(each) <= columns) ?? lines.at(-1)!;
  let at = canvas.write(x, y, auctionTexts.line);
  line.forEach(({ name, bid, strong }, place) => {
    const style = strong ? canvas.theme.strong : {};
    at = canvas.write(at, y, `${place > 0 ? ' · ' : ''}${name} `);
    at = canvas.write(at, y, bid + (strong ? end : ''), style);
  });
}
