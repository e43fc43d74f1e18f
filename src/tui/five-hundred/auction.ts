/** The auction. */

import { shownBy } from '../../ai/five-hundred/honest.ts';
import { SUIT_NAMES } from '../../engine/card.ts';
import { checkBid, highestBid, judgedBids } from '../../engine/five-hundred/auction.ts';
import { type BidName, bidOf, LEVELS, NO_TRUMP, STRAINS, trumpOf } from '../../engine/five-hundred/bids.ts';
import { widowSize } from '../../engine/five-hundred/cards.ts';
import { type FiveHundred, teamOf } from '../../engine/five-hundred/state.ts';
import { bidText, refusalText } from '../../engine/five-hundred/text.ts';
import { suitIn } from '../../engine/five-hundred/trumps.ts';
import type { Seat } from '../../engine/game.ts';
import { sentences } from '../../engine/words.ts';
import { cut, fitting, paddedLeft, widthOf, wrap } from '../../width.ts';
import { type Area, area } from '../drawing/area.ts';
import { drawLeaving } from '../drawing/calm.ts';
import { DOWN, type Face } from '../drawing/face.ts';
import { drawBox, drawBoxedPanels } from '../drawing/panel.ts';
import { fixed, gap, rest, split } from '../drawing/split.ts';
import { touchKey } from '../parts/card-keys.ts';
import type { Decision } from '../parts/decision.ts';
import type { Verdict } from '../table.ts';
import {
  type BidPosition,
  bidAt,
  bidOfColumn,
  bidOfStrain,
  bidsRoomIn,
  bidTouch,
  drawBids,
  drawCalmBids,
  isBidding,
  stepped,
} from './bid-table.ts';
import { calmOf, type Done, type Drawn, type FiveHundredKey, type Said, type Selection } from './hand.ts';
import { type Lying, lyingOf } from './lying.ts';
import { dealsPanel } from './side.ts';
import { type Board, boardOf } from './stages.ts';
import {
  auctionTexts,
  bidTexts,
  callTexts,
  heldText,
  keyTexts,
  meaningOfBids,
  outNames,
  partnerText,
  promisesOf,
  roleOf,
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
  draw: (drawing) => (drawing.position.calm ? drawCalm(drawing) : drawAuction(boardOf(drawing))),
};

/** The state of the auction for its keys. */
interface Bidding {
  readonly position: BidPosition;
  readonly selection: Selection;
  /** In the order of `legalBids`. */
  readonly legal: readonly BidName[];
  /** The legal bids as a set. */
  readonly isLegal: ReadonlySet<BidName>;
}

/** Returns legal bids from low to high. Among equals the six comes before the Inkle. */
const legalBids = ({ view, mover }: BidPosition): BidName[] =>
  judgedBids(view, mover!)
    .filter(({ refusal }) => refusal === null)
    .sort((a, b) => a.bid.rank - b.bid.rank)
    .map(({ bid }) => bid.name);

function auctionKeys(position: BidPosition, selection: Selection): FiveHundredKey[] {
  const legal = legalBids(position);
  const bidding: Bidding = { position, selection, legal, isLegal: new Set(legal) };
  // A calm table explains the arrows in words, and its key bar has room for other keys.
  const quiet = position.calm === true;
  return [
    {
      keys: ['Left', 'Right'],
      name: '←→',
      label: 'number',
      help: keyTexts.numbers,
      group: 'select',
      quiet,
      act: (key) => step(bidding, key),
    },
    {
      keys: ['Up', 'Down', 'k', 'j'],
      name: '↑↓',
      label: 'suit',
      help: keyTexts.suits,
      group: 'select',
      quiet,
      act: (key) => step(bidding, key),
    },
    ...directKeys(bidding),
    touchKey(legal.map(bidTouch), bidTexts.touch, (place) => picked(bidding, legal[place]!)),
    {
      keys: ['Tab', 'Shift-Tab'],
      label: keyTexts.next,
      help: keyTexts.nextLegal,
      group: 'select',
      quiet: true,
      act: (key) => nextLegal(bidding, key === 'Tab' ? 1 : -1),
    },
  ];
}

/** The last digits of `LEVELS`. */
const COLUMN_KEYS: readonly string[] = LEVELS.map((level) => String(level % 10));

/** Keys that name a bid, or a part of one. */
const directKeys = (bidding: Bidding): FiveHundredKey[] => [
  {
    keys: COLUMN_KEYS,
    name: '6-9 0',
    label: 'tricks',
    help: keyTexts.tricks,
    group: 'select',
    quiet: true,
    act: (key) => ofColumn(bidding, COLUMN_KEYS.indexOf(key)),
  },
  {
    keys: ['s', 'c', 'd', 'h', 'n', 'S', 'C', 'D', 'H', 'N'],
    name: 's c d h n',
    label: 'suit',
    help: keyTexts.trumps,
    group: 'select',
    quiet: true,
    act: (key) => ofStrain(bidding, key),
  },
  { keys: ['p'], label: 'pass', group: 'select', essential: true, act: () => picked(bidding, 'pass') },
  {
    keys: ['I'],
    label: 'Inkle',
    help: keyTexts.inkle,
    group: 'select',
    quiet: true,
    act: () => ofColumn(bidding, 'inkle'),
  },
  {
    keys: ['L'],
    label: 'Nello',
    help: keyTexts.nello,
    group: 'select',
    quiet: true,
    act: () => judged(bidding, 'nello'),
  },
];

const picked = ({ selection }: Bidding, call: Said): Done => ({
  select: { ...selection, call, column: null },
});

/** Picks a bid, or says why it is not legal. */
function judged(bidding: Bidding, name: BidName): Done {
  const { view, mover, speaker } = bidding.position;
  const refusal = checkBid(view, mover!, name);
  return refusal === null ? picked(bidding, name) : { say: refusalText(refusal, speaker) };
}

/** Steps through the table of bids. From a pass, or before a pick, goes to the lowest bid of a number of tricks. */
function step(bidding: Bidding, key: string): Done {
  const { selection, legal, isLegal } = bidding;
  const { call, column } = selection;
  if (call !== null && call !== 'pass')
    return { select: { ...selection, ...stepped({ call, column }, key, isLegal) } };
  const lowest = legal.find((name) => /^\d/.test(name)) ?? legal[0];
  return lowest === undefined ? { say: callTexts.noneHigher } : picked(bidding, lowest);
}

/** Picks `bidOfColumn`. If no strain is legal, the refusal of No-Trump, the highest, says why. */
const ofColumn = (bidding: Bidding, column: number | 'inkle'): Done =>
  judged(
    bidding,
    bidOfColumn(column, bidding.selection.call, bidding.isLegal) ?? bidAt(STRAINS.indexOf('NT'), column),
  );

/** Picks `bidOfStrain` for the strain whose name begins with `letter`. If none is legal, the refusal of ten tricks says why. */
function ofStrain(bidding: Bidding, letter: string): Done {
  const row = STRAINS.findIndex((strain) => strain[0] === letter.toUpperCase());
  return judged(bidding, bidOfStrain(row, bidding.selection.call, bidding.isLegal) ?? `10${STRAINS[row]!}`);
}

/** Picks the next or the previous one of the legal bids and the pass, round and round. */
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

/** Says that a contract of this many points could end the match; else ''. */
function outcomes({ view, mover }: BidPosition, points: number): string {
  const { scores, rules } = view.standing;
  const score = scores[teamOf(mover!)];
  const wins = score + points >= rules.target ? callTexts.wins(score + points) : '';
  const loses = score - points <= -rules.target ? callTexts.loses(score - points) : '';
  return sentences(wins, loses);
}

/** The column where the table of bids begins, to the right of the calls. */
const GRID = 39;
/** Columns and rows of calls and bids together. */
const WIDTH = 78;
const HEIGHT = 15;

/** Draws the calls so far, and beside them the points of each legal bid. */
function drawAuction(board: Board): void {
  const { canvas, position, lying, size, table } = board;
  const { seats } = lying.view.standing;
  const { windowClass } = size;
  const { stage, boxed, panels } = table;
  const narrow = windowClass === 100;
  const whole = narrow ? { ...stage, columns: canvas.columns } : stage;
  const x = boxed ? whole.x + Math.max(2, (whole.columns - WIDTH) >> 1) : 1;
  const y = whole.y + Math.max(1, (whole.rows - HEIGHT) >> 1);
  if (boxed) drawBox(canvas, whole, titles.auction, titles.once);
  else {
    const after = canvas.write(x, y, titles.auction.toUpperCase(), position.theme.strong);
    canvas.write(after + 10, y, titles.once);
  }
  drawCalls(board, x, y + 2);
  const blank = boxed || seats === 4 ? 1 : 0;
  drawPromises(board, x, y + 2 + seats + blank, stage.y + stage.rows - (boxed ? 1 : 0));
  canvas.write(x + GRID, y + 10, widowText(widowSize(seats)));
  if (isBidding(position)) drawBids(board, position, { x: x + GRID, y });
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

/** Columns on a calm table: of a call; the fewest of a name and a role; of the mark of the player to move; and between calls and bids. */
const CALL = 8;
const NAME = 4;
const ROLE = 7;
const MARK = 2;
const BETWEEN = 2;

/** Draws a calm table: who has called what, and the bids, or, while another player is to call, what bids promise. */
function drawCalm(drawing: Drawn): void {
  const { canvas, position, lying } = drawing;
  const { seats } = lying.view.standing;
  const whole = area(0, 0, canvas.columns, calmOf(drawing).hand[0]!.y + 1);
  const { columns, rows } = bidsRoomIn({ columns: 0, rows: 0 }, position);
  const widest = (text: (seat: Seat) => string) =>
    Math.max(...lying.cardsLeft.map((_, seat) => widthOf(text(seat))));
  const name = Math.max(NAME, widest(position.speaker.seat));
  const wide = MARK + name + 1 + widest((seat) => partnerText(seat, position)) + 1 + CALL;
  const most = whole.columns - BETWEEN - columns;
  const [calls, at] = wide <= most || whole.rows < seats + rows ? beside(Math.min(wide, most)) : below();
  drawCalls(drawing, calls.x, calls.y, calls.columns);
  if (isBidding(position)) drawCalmBids(drawing, position, at);
  else drawLeaving(canvas, { stage: at }, auctionTexts.widow, Array<Face>(widowSize(seats)).fill(DOWN));

  function beside(own: number): [Area, Area] {
    const room = bidsRoomIn({ columns: whole.columns - own - BETWEEN, rows: whole.rows }, position);
    const [, first, , second] = split(whole, 'across', [
      rest(),
      fixed(own),
      fixed(BETWEEN),
      rest(room.columns),
    ]);
    const [, calls] = split(first, 'down', [rest(), fixed(seats), rest()]);
    return [calls, second];
  }
  function below(): [Area, Area] {
    const room = bidsRoomIn({ columns: whole.columns, rows: whole.rows - seats }, position);
    const [, row, , second] = split(whole, 'down', [
      rest(),
      fixed(seats),
      gap(2, 1),
      fixed(room.rows),
      rest(),
    ]);
    const [, first] = split(row, 'across', [rest(), fixed(Math.min(wide, whole.columns)), rest()]);
    return [first, second];
  }
}

/** Draws who has called what, who is whose partner, and the highest bid. `room`: the columns on a calm table, which leaves out what bids promise. */
function drawCalls({ canvas, position, lying, selection }: Drawn, x: number, y: number, room?: number): void {
  const { speaker, turn, theme, marked } = position;
  const { calls, view } = lying;
  const { dealer, seats } = view.standing;
  const isCalm = room !== undefined;
  const highest = highestBid(calls);
  const order = Array.from({ length: seats }, (_, place) => (dealer + 1 + place) % seats);
  const roles = order.map((seat) =>
    isCalm ? partnerText(seat, position) : roleOf(seat, lying, position, 'partner'),
  );
  const roleColumns = Math.max(isCalm ? 0 : ROLE, ...roles.map(widthOf));
  const apart = isCalm ? 1 : 2;
  const longest = isCalm ? room - MARK - roleColumns - 2 * apart - CALL : Number.POSITIVE_INFINITY;
  const names = Math.min(longest, Math.max(NAME, ...order.map((seat) => widthOf(speaker.seat(seat)))));
  const bids = Math.max(2, ...calls.map(({ bid }) => (bid === null ? 0 : widthOf(shortBid(bid, speaker)))));
  const role = x + MARK + names + apart;
  const bid = role + roleColumns + apart;
  order.forEach((seat, place) => {
    const row = y + place;
    const said = calls[place];
    const waits = said === undefined && calls.length === place && turn.includes(seat);
    const best = highest !== null && highest.seat === seat;
    const style = best ? theme.strong : {};
    const name = cut(speaker.seat(seat), names);
    if (waits) canvas.plain(x, row, `${theme.lines.pointer} ${name}`, theme.inverse);
    else canvas.plain(x + MARK, row, name, style);
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
    canvas.write(bid, row, shortBid(said.bid, speaker), style);
    if (isCalm) return;
    const points = bid + bids + (bids < 7 ? 3 : 1);
    canvas.write(points, row, paddedLeft(String(bidOf(said.bid).points), 3), style);
    if (best && points + 12 < x + GRID) canvas.write(points + 5, row, auctionTexts.highest, style);
  });
}

/** Draws the promise of each bid, below the calls and above `end`: in sentences, else in few words, else only the latest. */
function drawPromises({ canvas, position, lying }: Board, x: number, y: number, end: number): void {
  const promises = promisesOf(lying.calls, lying.view.standing.seats, position.speaker);
  const whole = promises.flatMap(({ sentence }) => wrap(sentence, GRID - 2, '  '));
  const short = promises.map(({ short: texts }) => cut(fitting(texts, GRID - 2), GRID - 2)).slice(-(end - y));
  const lines = whole.length <= end - y ? whole : short;
  lines.forEach((line, row) => {
    canvas.write(x, y + row, line);
  });
}
