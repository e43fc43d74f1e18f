/** The auction. */

import { shownBy } from '../../ai/five-hundred/honest.ts';
import { SUIT_NAMES } from '../../engine/card.ts';
import { checkBid, highestBid, judgedBids } from '../../engine/five-hundred/auction.ts';
import { type BidName, bidOf, LEVELS, NO_TRUMP, STRAINS, trumpOf } from '../../engine/five-hundred/bids.ts';
import { both, type Card, setOf, widowSize } from '../../engine/five-hundred/cards.ts';
import { type FiveHundred, teamOf } from '../../engine/five-hundred/state.ts';
import { bidText, refusalText } from '../../engine/five-hundred/text.ts';
import { sortedHand, suitCards, suitIn } from '../../engine/five-hundred/trumps.ts';
import type { Seat } from '../../engine/game.ts';
import { sentences } from '../../engine/words.ts';
import { cut, fitting, padded, paddedLeft, widthOf, wrap } from '../../width.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { DOWN, drawFace, FACES } from '../drawing/face.ts';
import { drawBox, drawBoxedPanels, type Panel } from '../drawing/panel.ts';
import type { Decision } from '../parts/decision.ts';
import type { Verdict } from '../table.ts';
import {
  BIDS_WIDE,
  type BidPosition,
  bidAt,
  bidOfColumn,
  bidOfStrain,
  drawBids,
  drawOutcome,
  isBidding,
  stepped,
  WIDE,
} from './bid-table.ts';
import type { Done, Key, Said, Selection } from './hand.ts';
import { type FiveHundredPosition, type Lying, lyingOf } from './lying.ts';
import { auctionPanel, dealsPanel } from './side.ts';
import { type Board, boardOf } from './stages.ts';
import {
  auctionTexts,
  callTexts,
  heldText,
  meaningOfBids,
  nameOf,
  outNames,
  promisesOf,
  roleOf,
  ruleTexts,
  shortBid,
  titles,
  widowText,
} from './words.ts';

export const auction: Decision<FiveHundred, Selection, Lying, BidPosition['view']> = {
  enter: (_, { call }) => (call === 'pass' ? 'pass' : 'bid'),
  chosen: (_, { call }) =>
    call === null ? null : call === 'pass' ? { kind: 'pass' } : { kind: 'bid', bid: call },
  select: (_, selection, move) =>
    move.kind === 'bid' || move.kind === 'pass'
      ? { ...selection, call: move.kind === 'bid' ? move.bid : 'pass', column: null }
      : selection,
  keys: auctionKeys,
  verdict: auctionVerdict,
  inForce({ view }) {
    return [ruleTexts.speak, ruleTexts.outcome(view.standing.rules.defendersScore), ruleTexts.allTen];
  },
  draw: (drawing) => drawAuction(boardOf(drawing)),
};

/** What the keys of the auction work with. */
interface Bidding {
  readonly position: BidPosition;
  readonly selection: Selection;
  /** In the order of `legalBids`. */
  readonly legal: readonly BidName[];
  /** The same, to look a bid up. */
  readonly isLegal: ReadonlySet<BidName>;
}

/** Legal bids from low to high; of equal ones the six before the Inkle. */
const legalBids = ({ view, mover }: BidPosition): BidName[] =>
  judgedBids(view, mover!)
    .filter(({ refusal }) => refusal === null)
    .sort((a, b) => a.bid.rank - b.bid.rank)
    .map(({ bid }) => bid.name);

function auctionKeys(position: BidPosition, selection: Selection): Key[] {
  const legal = legalBids(position);
  const bidding: Bidding = { position, selection, legal, isLegal: new Set(legal) };
  return [
    {
      keys: ['Left', 'Right'],
      name: '←→',
      label: 'number',
      help: 'more or fewer tricks; among the Inkles the suit',
      group: 'select',
      act: (key) => step(bidding, key),
    },
    {
      keys: ['Up', 'Down', 'k', 'j'],
      name: '↑↓',
      label: 'suit',
      help: 'trumps; below them Nello and Inkle',
      group: 'select',
      act: (key) => step(bidding, key),
    },
    ...directKeys(bidding),
    {
      keys: ['Tab', 'Shift-Tab'],
      label: 'next legal',
      help: 'the next legal bid, the one before',
      group: 'select',
      quiet: true,
      act: (key) => nextLegal(bidding, key === 'Tab' ? 1 : -1),
    },
  ];
}

/** The last digits of `LEVELS`. */
const COLUMN_KEYS: readonly string[] = LEVELS.map((level) => String(level % 10));

/** Keys that name a bid, or a part of one. */
const directKeys = (bidding: Bidding): Key[] => [
  {
    keys: COLUMN_KEYS,
    name: '6-9 0',
    label: 'tricks',
    help: 'so many tricks, 0 for ten',
    group: 'select',
    quiet: true,
    act: (key) => ofColumn(bidding, COLUMN_KEYS.indexOf(key)),
  },
  {
    keys: ['s', 'c', 'd', 'h', 'n', 'S', 'C', 'D', 'H', 'N'],
    name: 's c d h n',
    label: 'suit',
    help: 'trumps, N for No-Trump',
    group: 'select',
    quiet: true,
    act: (key) => ofStrain(bidding, key),
  },
  { keys: ['p'], label: 'pass', group: 'select', act: () => picked(bidding, 'pass') },
  {
    keys: ['I'],
    label: 'Inkle',
    help: 'a signal of a weak six',
    group: 'select',
    quiet: true,
    act: () => ofColumn(bidding, 'inkle'),
  },
  {
    keys: ['L'],
    label: 'Nello',
    help: 'to lose every trick',
    group: 'select',
    quiet: true,
    act: () => judged(bidding, 'nello'),
  },
];

const picked = ({ selection }: Bidding, call: Said): Done => ({
  select: { ...selection, call, column: null },
});

/** Picks a bid, or says why it may not be called. */
function judged(bidding: Bidding, name: BidName): Done {
  const { view, mover, speaker } = bidding.position;
  const refusal = checkBid(view, mover!, name);
  return refusal === null ? picked(bidding, name) : { say: refusalText(refusal, speaker) };
}

/** A step in the table of bids; from nothing picked, or a pass, to the lowest bid of a number of tricks. */
function step(bidding: Bidding, key: string): Done {
  const { selection, legal, isLegal } = bidding;
  const { call, column } = selection;
  if (call !== null && call !== 'pass')
    return { select: { ...selection, ...stepped({ call, column }, key, isLegal) } };
  const lowest = legal.find((name) => /^\d/.test(name)) ?? legal[0];
  return lowest === undefined ? { say: 'No bid is higher: only a pass is left.' } : picked(bidding, lowest);
}

/** See `bidOfColumn`. Where no strain is legal, the refusal of No-Trump, the highest, tells why. */
const ofColumn = (bidding: Bidding, column: number | 'inkle'): Done =>
  judged(
    bidding,
    bidOfColumn(column, bidding.selection.call, bidding.isLegal) ?? bidAt(STRAINS.indexOf('NT'), column),
  );

/** See `bidOfStrain`, of the strain whose name begins with `letter`. Where none is legal, the refusal of ten tricks tells why. */
function ofStrain(bidding: Bidding, letter: string): Done {
  const row = STRAINS.findIndex((strain) => strain[0] === letter.toUpperCase());
  return judged(bidding, bidOfStrain(row, bidding.selection.call, bidding.isLegal) ?? `10${STRAINS[row]!}`);
}

/** Goes round the legal bids and the pass. */
function nextLegal(bidding: Bidding, by: 1 | -1): Done {
  const calls: readonly Said[] = [...bidding.legal, 'pass'];
  const { call } = bidding.selection;
  const at = call === null ? -1 : calls.indexOf(call);
  const from = at < 0 && by < 0 ? 0 : at;
  return picked(bidding, calls[(from + by + calls.length) % calls.length]!);
}

function auctionVerdict(position: BidPosition, { call }: Selection): Verdict {
  const { view, mover, speaker } = position;
  const { calls, hand } = lyingOf(position);
  const highest = highestBid(calls);
  const stands =
    highest === null
      ? callTexts.noBid
      : callTexts.mustBeat(
          bidText(highest.bid, speaker),
          speaker.seat(highest.seat),
          teamOf(highest.seat) === teamOf(mover!),
        );
  if (call === null) return { selected: callTexts.yourCall, note: stands };
  if (call === 'pass') {
    const isLast = calls.length === view.standing.seats - 1;
    const worth =
      highest !== null
        ? callTexts.keeps(speaker.seat(highest.seat), bidText(highest.bid, speaker))
        : isLast
          ? callTexts.allPassed
          : '';
    return { selected: callTexts.pass, worth, note: callTexts.once };
  }
  const bid = bidOf(call);
  const after = outcomes(position, bid.points);
  const selected = bidText(call, speaker);
  if (bid.strain === null) {
    const out = Array.from(
      { length: view.standing.seats / 2 - 1 },
      (_, i) => (mover! + 2 * i + 2) % view.standing.seats,
    );
    return {
      selected,
      worth: callTexts.nello(bid.points, outNames(out, speaker)),
      note: sentences(after, stands),
    };
  }
  const trump = trumpOf(bid);
  const trumps = hand.filter((card) => suitIn(card, trump) === trump).length;
  const suit = trump === NO_TRUMP ? null : SUIT_NAMES[trump]!;
  const partner = view.standing.seats === 4 ? speaker.seat((mover! + 2) % 4) : null;
  const worth = bid.inkle
    ? callTexts.inkle(bid.points, suit, partner)
    : callTexts.bid(bid.points, bid.tricks, suit);
  const shown = shownBy(bid, mover!, calls, view.standing.seats).trumps;
  const held = trump === NO_TRUMP ? '' : heldText(trumps, shown);
  return { selected, worth, note: sentences(after, stands, held) };
}

/** A sentence where a contract of so many points could end the match; else ''. */
function outcomes({ view, mover }: BidPosition, points: number): string {
  const { scores, rules } = view.standing;
  const score = scores[teamOf(mover!)];
  const wins = score + points >= rules.target ? callTexts.wins(score + points) : '';
  const loses = score - points <= -rules.target ? callTexts.loses(score - points) : '';
  return sentences(wins, loses);
}

/** The column where the table of bids begins; the calls so far stand at its left. */
const GRID = 39;

/** The auction as it happened, and beside it what each bid is worth that may be made. */
function drawAuction(board: Board): void {
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
  if (isBidding(position)) drawBids(board, position, { x: x + GRID, y });
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

/** Rows of what stands on the stage from the first plate to the widow. */
const ROWS = 28;
/** Columns of a usual plate, and of one with the longest name. */
const PLATE = 20;
const LONGEST = 25;

/** In the largest windows: players at their places with what they have said, between them the bids, below these the widow. */
function drawAuctionStage(board: Board): void {
  const { canvas, position, lying, table, inside } = board;
  const { stage, panels } = table;
  drawBox(canvas, stage, titles.auction, titles.once);
  const top = stage.y + 1 + Math.floor((stage.rows - 2 - ROWS) / 2);
  drawPlayers(board, top);
  const x = stage.x + Math.floor((stage.columns - BIDS_WIDE) / 2);
  if (isBidding(position)) drawBids(board, position, { x, y: top + 7 }, WIDE);
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
