/** The auction. */

import { shownBy } from '../../ai/five-hundred/honest.ts';
import { SUIT_NAMES } from '../../engine/card.ts';
import { checkBid, highestBid, judgedBids } from '../../engine/five-hundred/auction.ts';
import {
  type BidName,
  bidOf,
  LEVELS,
  NELLO_POINTS,
  NO_TRUMP,
  STRAINS,
  trumpOf,
} from '../../engine/five-hundred/bids.ts';
import { widowSize } from '../../engine/five-hundred/cards.ts';
import { type FiveHundred, teamOf } from '../../engine/five-hundred/state.ts';
import { bidText, refusalText } from '../../engine/five-hundred/text.ts';
import { suitIn } from '../../engine/five-hundred/trumps.ts';
import type { Seat } from '../../engine/game.ts';
import { sentences } from '../../engine/words.ts';
import { cut, linesIn, widthOf, wrap } from '../../width.ts';
import { type Area, area } from '../drawing/area.ts';
import { DOWN, type Face, faceOf } from '../drawing/face.ts';
import type { Panel } from '../drawing/panel.ts';
import { drawName, MARK, plateOf } from '../drawing/plate.ts';
import { fixed, gap, rest, split } from '../drawing/split.ts';
import { drawBeside, drawLeaving } from '../drawing/stage.ts';
import { touchKey } from '../parts/card-keys.ts';
import type { Decision } from '../parts/decision.ts';
import type { Verdict } from '../table.ts';
import type { Key } from '../terminal/keys.ts';
import {
  type BidPosition,
  bidAt,
  bidOfColumn,
  bidOfStrain,
  bidsRoomIn,
  bidTouch,
  drawBids,
  isBidding,
  stepped,
} from './bid-table.ts';
import {
  type Board,
  type Done,
  type FiveHundredKey,
  layoutOf,
  quietKey,
  type Said,
  type Selection,
} from './hand.ts';
import { type Lying, lyingOf } from './lying.ts';
import { dealsPanel } from './side.ts';
import {
  auctionTexts,
  bidOrPass,
  bidTexts,
  callTexts,
  heldText,
  keyTexts,
  meaningOfBids,
  nameOf,
  outNames,
  partnerText,
  promisesOf,
  whyNoInkle,
  whyNoNello,
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
  draw: drawAuction,
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
  const toStep = (key: Key) => step(bidding, key);
  // A calm table explains the arrows in words, and its key bar has room for other keys.
  const quiet = position.calm === true;
  return [
    { ...quietKey(keyTexts.numbers, ['Left', 'Right'], toStep), quiet },
    { ...quietKey(keyTexts.suits, ['Up', 'Down', 'k', 'j'], toStep), quiet },
    ...directKeys(bidding),
    touchKey(legal.map(bidTouch), bidTexts.touch, (place) => picked(bidding, legal[place]!)),
    quietKey(keyTexts.legal, ['Tab', 'Shift-Tab'], (key) => nextLegal(bidding, key === 'Tab' ? 1 : -1)),
  ];
}

/** The last digits of `LEVELS`. */
const COLUMN_KEYS: readonly string[] = LEVELS.map((level) => String(level % 10));

/** The letters of `STRAINS`, as keys. */
const STRAIN_KEYS: readonly string[] = ['s', 'c', 'd', 'h', 'n'];

/** Keys that name a bid, or a part of one. */
const directKeys = (bidding: Bidding): FiveHundredKey[] => [
  quietKey(keyTexts.tricks, COLUMN_KEYS, (key) => ofColumn(bidding, COLUMN_KEYS.indexOf(key))),
  quietKey(keyTexts.trumps, [...STRAIN_KEYS, ...STRAIN_KEYS.map((key) => key.toUpperCase())], (key) =>
    ofStrain(bidding, STRAIN_KEYS.indexOf(key.toLowerCase())),
  ),
  {
    ...quietKey(keyTexts.pass, ['p'], () => picked(bidding, 'pass')),
    essential: true,
    // Once it is picked, Enter alone is called a pass.
    quiet: bidding.selection.call === 'pass',
  },
  quietKey(keyTexts.inkle, ['I'], () => ofColumn(bidding, 'inkle')),
  quietKey(keyTexts.nello, ['L'], () => judged(bidding, 'nello')),
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

/** Picks `bidOfColumn`. If no bid is, keeps the number of tricks for the suit that may follow; no Inkle is refused as that of No-Trump, the highest. */
function ofColumn(bidding: Bidding, column: number | 'inkle'): Done {
  const { selection, isLegal } = bidding;
  const bid = bidOfColumn(column, selection.call, isLegal);
  if (bid === null && column !== 'inkle') return { select: { ...selection, call: null, column } };
  return judged(bidding, bid ?? bidAt(STRAINS.indexOf('NT'), column));
}

/** Picks `bidOfStrain`. If none is legal, the refusal of ten tricks says why. */
const ofStrain = (bidding: Bidding, row: number): Done =>
  judged(bidding, bidOfStrain(row, bidding.selection, bidding.isLegal) ?? `10${STRAINS[row]!}`);

/** Picks the next or the previous one of the legal bids and the pass, round and round. */
function nextLegal(bidding: Bidding, by: 1 | -1): Done {
  const calls: readonly Said[] = [...bidding.legal, 'pass'];
  const { call } = bidding.selection;
  const at = call === null ? -1 : calls.indexOf(call);
  const from = at < 0 && by < 0 ? 0 : at;
  return picked(bidding, calls[(from + by + calls.length) % calls.length]!);
}

function auctionVerdict(position: BidPosition, { call, column }: Selection): Verdict {
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
  if (call === null) {
    const isTooLow = column !== null && highest !== null;
    const selected = isTooLow
      ? callTexts.tooLow(LEVELS[column]!, bidText(highest.bid, speaker))
      : callTexts.yourCall;
    return { selected, note: stands };
  }
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

/** Columns of a call, the fewest of a name, and those between calls and bids. */
const CALL = 8;
const NAME_LEAST = 4;
const BETWEEN = 2;

/** Draws who has called what, and the bids, or, while another player is to call, the widow. */
function drawAuction(board: Board): void {
  const { canvas, position, lying } = board;
  const { seats } = lying.view.standing;
  const layout = layoutOf(board);
  const whole = layout.panels ? layout.stage : area(0, 0, canvas.columns, layout.hand[0]!.y + 1);
  const { columns, rows } = bidsRoomIn({ columns: 0, rows: 0 }, position);
  const widest = (text: (seat: Seat) => string) =>
    Math.max(...lying.cardsLeft.map((_, seat) => widthOf(text(seat))));
  const name = Math.max(NAME_LEAST, widest(position.speaker.seat));
  const wide = MARK + name + 1 + widest((seat) => partnerText(seat, position)) + 1 + CALL;
  const most = whole.columns - BETWEEN - columns;
  const [calls, at] = wide <= most || whole.rows < seats + rows ? beside(Math.min(wide, most)) : below();
  drawBeside(canvas, layout, [null, null], (columns) => auctionPanels(board, columns));
  drawCalls(board, calls);
  if (isBidding(position)) drawBids(board, position, at);
  else drawWidow(board, at);

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

/** Draws the widow, face up as soon as the viewer has taken it. */
function drawWidow({ canvas, position, lying: { widow, view } }: Board, stage: Area): void {
  const { speaker, theme } = position;
  const size = widowSize(view.standing.seats);
  const faces = widow?.map((card) => faceOf(nameOf(card, speaker), theme)) ?? Array<Face>(size).fill(DOWN);
  drawLeaving(canvas, { stage }, auctionTexts.widow, faces, widow ? auctionTexts.next(size) : '');
}

/** Draws who has called what, who is whose partner, and the highest bid. */
function drawCalls({ canvas, position, lying, selection }: Board, { x, y, columns }: Area): void {
  const { speaker, turn, theme } = position;
  const { calls, view } = lying;
  const { dealer, seats } = view.standing;
  const highest = highestBid(calls);
  const order = Array.from({ length: seats }, (_, place) => (dealer + 1 + place) % seats);
  const partners = order.map((seat) => partnerText(seat, position));
  const partnerColumns = Math.max(...partners.map(widthOf));
  const longest = columns - MARK - partnerColumns - 2 - CALL;
  const names = Math.min(longest, Math.max(NAME_LEAST, ...order.map((seat) => widthOf(speaker.seat(seat)))));
  const partner = x + MARK + names + 1;
  const bid = partner + partnerColumns + 1;
  order.forEach((seat, place) => {
    const row = y + place;
    const said = calls[place];
    const waits = said === undefined && calls.length === place && turn.includes(seat);
    const style = highest?.seat === seat ? theme.strong : {};
    const plate = plateOf(position, seat, null);
    drawName(canvas, x, row, { ...plate, name: cut(plate.name, names), toMove: waits });
    canvas.write(partner, row, partners[place]!, style);
    if (said !== undefined) canvas.write(bid, row, bidOrPass(said.bid, speaker), style);
    else if (waits && selection?.call === 'pass')
      canvas.write(bid - 1, row, `[${auctionTexts.pass}]`, theme.inverse);
    else if (waits) canvas.write(bid, row, '?');
  });
}

/** Returns the panels beside an auction: promises, bids that are not possible, the deal, and if there is room the meaning of bids. */
export function auctionPanels(board: Board, columns: number): Panel[] {
  const { position, lying } = board;
  const { calls, view } = lying;
  const { seats, dealer } = view.standing;
  const promises = promisesOf(calls, seats, position.speaker).flatMap((text) => wrap(text, columns, '  '));
  const panels: Panel[] = [
    { title: auctionTexts.promises, rows: promises },
    ...(isBidding(position) ? rarePanels(position, columns) : []),
    {
      title: auctionTexts.deal,
      rows: [
        { text: auctionTexts.dealer, value: position.speaker.seat(dealer) },
        ...(lying.widow ? [] : [{ text: auctionTexts.faceDown, value: String(widowSize(seats)) }]),
      ],
      drop: 2,
    },
    { ...dealsPanel(board, columns), drop: 3 },
  ];
  const used = panels.reduce((sum, { rows }) => sum + (rows.length > 0 ? rows.length + 2 : 0), 1);
  const room = (layoutOf(board).panels?.rows ?? board.size.rows) - used;
  const meaning: string[] = [];
  for (const lines of meaningOfBids(seats).map((text) => wrap(text, columns)))
    if (meaning.length + lines.length <= room) meaning.push(...lines);
  return [...panels, { title: auctionTexts.meaning, rows: meaning, drop: 4 }];
}

/** Returns Nello with its points, or the reason why it is not possible; and the reason why no Inkle is. */
function rarePanels({ view, mover }: BidPosition, columns: number): Panel[] {
  const noInkle = whyNoInkle(view, mover!);
  return [
    {
      title: bidTexts.nello,
      value: String(NELLO_POINTS),
      rows: linesIn(whyNoNello(view, mover!) || bidTexts.loseAll, columns),
      drop: 1,
      isText: true,
    },
    { title: bidTexts.inkle, rows: noInkle === '' ? [] : linesIn(noInkle, columns), drop: 1 },
  ];
}
