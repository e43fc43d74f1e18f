/** The auction in the largest windows: players at their places with what they have said, between them the bids, below these the widow. */
import { highestBid } from '../../engine/five-hundred/auction.ts';
import { bidOf, NO_TRUMP } from '../../engine/five-hundred/bids.ts';
import { both, type Card, setOf, widowSize } from '../../engine/five-hundred/cards.ts';
import { sortedHand, suitCards } from '../../engine/five-hundred/trumps.ts';
import type { Seat } from '../../engine/game.ts';
import { cut, padded, widthOf, wrap } from '../../width.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { DOWN, drawFace, FACES } from '../drawing/face.ts';
import { drawBox, drawBoxedPanels, type Panel } from '../drawing/panel.ts';
import { BIDS_WIDE, drawBids, drawOutcome, isBidding, WIDE } from './bid-table.ts';
import type { FiveHundredPosition } from './lying.ts';
import { auctionPanel } from './panels.ts';
import { roleOf } from './plates.ts';
import type { Board } from './stages.ts';
import { auctionTexts, meaningOfBids, nameOf, promisesOf, shortBid, titles, widowText } from './words.ts';

/** Rows of what stands on the stage from the first plate to the widow. */
const ROWS = 28;
/** Columns of a usual plate, and of one with the longest name. */
const PLATE = 20;
const LONGEST = 25;

export function drawAuctionStage(board: Board): void {
  const { canvas, position, lying, table, inside } = board;
  const { stage, panels } = table;
  drawBox(canvas, stage, titles.auction, titles.once);
  const top = stage.y + 1 + Math.floor((stage.rows - 2 - ROWS) / 2);
  drawPlayers(board, top);
  const x = stage.x + Math.floor((stage.columns - BIDS_WIDE) / 2);
  if (isBidding(position)) drawBids(board, { x, y: top + 7 }, WIDE);
  else drawOutcome(board, { x, y: top + 9, columns: BIDS_WIDE });
  drawWidow(canvas, x, top + ROWS - FACES.M.rows, widowSize(lying.view.standing.seats));
  drawBoxedPanels(canvas, panels, [
    ...handPanel(board),
    { ...calledPanel(board), grows: true },
    {
      title: titles.meaning,
      rows: meaningOfBids(lying.view.standing.seats).flatMap((text) => wrap(text, inside)),
      drop: 1,
    },
  ]);
}

/** Two rows a player: who it is and whose partner, and the call; whoever looks sits in the south, below the bids. */
function drawPlayers(board: Board, y: number): void {
  const { viewer } = board.position;
  const { seats } = board.lying.view.standing;
  const { x, columns } = board.table.stage;
  const south = viewer === 'table' ? 0 : viewer;
  const middle = x + Math.floor((columns - PLATE) / 2);
  const [left, right] = [x + 4, x + columns - LONGEST - 2];
  // Round the table from the south; with six players two sit at each side, one behind the other.
  const four = [
    [middle, y + 22],
    [left, y + 3],
    [middle, y],
    [right, y + 3],
  ] as const;
  const six = [
    [middle, y + 22],
    [left, y + 4],
    [left, y + 1],
    [middle, y],
    [right, y + 1],
    [right, y + 4],
  ] as const;
  (seats === 4 ? four : six).forEach(([at, row], side) => {
    drawPlayer(board, at, row, (south + side) % seats);
  });
}

function drawPlayer({ canvas, position, lying, selection }: Board, x: number, y: number, seat: Seat): void {
  const call = selection?.call ?? null;
  const { speaker, turn, theme, mover, marked } = position;
  const { calls } = lying;
  const said = calls.find((one) => one.seat === seat);
  const isAsked = said === undefined && turn.includes(seat);
  const isBest = highestBid(calls)?.seat === seat;
  const name = cut(speaker.seat(seat), 12);
  if (marked.has(`seat ${seat}`) && !isAsked) canvas.plain(x + 1, y, theme.lines.aside, theme.win);
  const after = isAsked
    ? canvas.plain(x, y, `${theme.lines.pointer} ${name}`, { ...theme.strong, ...theme.inverse })
    : canvas.plain(x + 2, y, name, theme.strong);
  canvas.write(after + 3, y, roleOf(seat, lying, position, auctionTexts.partner));
  const own = call === null || call === 'pass' ? call : shortBid(call, speaker);
  const text =
    said === undefined
      ? isAsked
        ? seat === mover && own !== null
          ? auctionTexts.yourCall(own)
          : auctionTexts.asked
        : auctionTexts.notYet
      : said.bid === null
        ? auctionTexts.pass
        : `${shortBid(said.bid, speaker)}  ${bidOf(said.bid).points}${isBest ? `  ${auctionTexts.highest}` : ''}`;
  canvas.write(x + 2, y + 1, text, isBest ? theme.strong : {});
}

/** The widow face down. */
function drawWidow(canvas: Canvas, x: number, y: number, cards: number): void {
  const { columns } = FACES.M;
  for (let card = 0; card < cards; card++) drawFace(canvas, x + card * (columns + 1), y, DOWN, 'M');
  canvas.write(x + cards * (columns + 1) + 2, y + 1, widowText(cards));
}

/** The hand with each suit as trumps, and the aces and kings of a hand without; none where no hand is seen. */
function handPanel({ position, lying: { hand }, inside: columns }: Board): Panel[] {
  if (hand.length === 0) return [];
  const { speaker } = position;
  const cards = setOf(hand);
  const suits = [3, 0, 1, 2].map((suit) => {
    const held = sortedHand(both(cards, suitCards(suit, suit)), suit);
    const text = `${padded(speaker.suit('CDHS'[suit]!), 4)}${auctionTexts.trumps(held.length)}`;
    return { text, value: inShort(held, position, columns - widthOf(text) - 2) };
  });
  const high = sortedHand(cards, NO_TRUMP).filter((card) => /^JK$|^[AK]/.test(nameOf(card, speaker)));
  const text = `${padded('NT', 4)}${auctionTexts.high(high.length)}`;
  return [
    {
      title: titles.ifCalled,
      rows: [...suits, { text, value: inShort(high, position, columns - widthOf(text) - 2) }],
    },
  ];
}

/** As many cards as so many columns hold, and how many more there are. */
function inShort(cards: readonly Card[], { speaker }: FiveHundredPosition, columns: number): string {
  const names = cards.map((card) => nameOf(card, speaker));
  for (let kept = names.length; kept > 0; kept--) {
    const more = kept < names.length ? ` +${names.length - kept}` : '';
    const text = names.slice(0, kept).join(' ') + more;
    if (widthOf(text) <= columns) return text;
  }
  return '';
}

/** The calls in their order, and below them what each bid promises. */
function calledPanel(board: Board): Panel {
  const { calls, view } = board.lying;
  const promises = promisesOf(calls, view.standing.seats, board.position.speaker).flatMap(({ sentence }) =>
    wrap(sentence, board.inside, '  '),
  );
  const panel = auctionPanel(board);
  const rows = calls.length === 0 ? [auctionTexts.nobody] : panel.rows;
  return { ...panel, title: titles.called, rows: promises.length > 0 ? [...rows, '', ...promises] : rows };
}
