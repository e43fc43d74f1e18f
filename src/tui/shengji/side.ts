/** Panels beside and below the players: tickets, tricks, and unseen cards. */

import { type Card, formatCard, rankOf } from '../../engine/card.ts';
import type { Seat, Speaker } from '../../engine/game.ts';
import { COPIES, type Counts, format, isJoker, KITTY, pointsOf } from '../../engine/shengji/cards.ts';
import { type Shape, shapeOf } from '../../engine/shengji/groups.ts';
import { meetingsIn } from '../../engine/shengji/meetings.ts';
import type { OpenTicket, Trick } from '../../engine/shengji/state.ts';
import { trickPoints } from '../../engine/shengji/trick.ts';
import { type Lie, lieOf, TRUMPS } from '../../engine/shengji/trumps.ts';
import { within } from '../../engine/words.ts';
import { rankText } from '../../front/ranks.ts';
import { cut, padded, paddedLeft, widthOf } from '../../width.ts';
import type { Area } from '../drawing/area.ts';
import { suitStyle } from '../drawing/canvas.tsx';
import type { Panel, PanelRow } from '../drawing/panel.ts';
import { drawRule } from '../drawing/rule.ts';
import { type Turned, turnedTo } from '../drawing/turned.ts';
import { keyName } from '../table.ts';
import { groupsOf } from './groups.ts';
import { type Board, pickedCards, type Selection } from './hand.ts';
import { type Lying, totalOf, trumpsOf, type ViewIn } from './lying.ts';
import {
  boardTexts,
  calmTexts,
  playText,
  type ShengjiPosition,
  shortForm,
  shortTicket,
  trumpSign,
} from './words.ts';

type Play = ViewIn<'play'>;

/** The contents of panels. */
type Side = Pick<Board<Play>, 'position' | 'lying' | 'selection'>;

/** Returns the lines at the right of a small table: the present trick, and the last one or an earlier one. */
export function sideLines({ position, lying, selection }: Side, { columns, rows }: Area): PanelRow[] {
  const { view, trick, past } = lying;
  const { strong } = position.theme;
  const lie = lieOf(view.deal.trumps);
  const present: PanelRow[] = [
    { text: boardTexts.thisTrick, value: String(trick ? trickPoints(trick) : 0), style: strong },
    {
      text: trick
        ? ledText(trick.lead, position, view, columns)
        : leadText(position, selection, lie, columns),
    },
  ];
  const turned = turnedTo(past, selection?.back ?? 0);
  if (!turned)
    return [...present, { text: boardTexts.lastTrick, style: strong }, { text: boardTexts.noneYet }];
  const { item: shown, number, isLast } = turned;
  const title = `${isLast ? boardTexts.lastTrick : boardTexts.trick(number)}${keyName(position, '  v')}`;
  const plays = playLines(shown, position, lie, columns, rows - present.length - 1);
  return [...present, { text: title, value: String(trickPoints(shown)), style: strong }, ...plays];
}

/** Says what was led: `Tolaji, 2 pairs ♥`, `pair, trumps`; by the sign of the trump suit if that word does not fit. */
function ledText(lead: Shape, { speaker }: ShengjiPosition, { deal }: Play, columns: number): string {
  const form = shortForm(lead);
  const inTrumps = boardTexts.inTrumps(form);
  return lead.suit === TRUMPS && widthOf(inTrumps) <= columns
    ? inTrumps
    : `${form} ${trumpSign(lead.suit, deal.trumps, speaker)}`;
}

/** Says what is picked for a lead: `5♠ 5♠ 5♠ three alike`. */
function leadText(
  { speaker, mover }: ShengjiPosition,
  selection: Selection | null,
  lie: Lie,
  columns: number,
): string {
  const cards = mover !== null && selection ? pickedCards(selection, lie) : [];
  const shape = shapeOf(cards, lie);
  if (shape === null) return boardTexts.leadDue;
  const text = playText(cards, lie, speaker, columns);
  const both = `${text} ${shortForm(shape)}`;
  return widthOf(both) <= columns ? both : text;
}

/** The length to which names are cut where plays are close together. */
const SHORT_NAME = 5;

/** Returns the plays of a trick, a line each, the winner's bold; two in one line if there are too few lines. */
function playLines(
  { plays, winner }: Trick,
  { speaker, theme }: ShengjiPosition,
  lie: Lie,
  columns: number,
  rows: number,
): PanelRow[] {
  const names = plays.map(({ seat }) => cut(speaker.seat(seat), SHORT_NAME));
  const width = Math.max(...names.map(widthOf));
  const lines = plays.map(({ seat, cards }, place): PanelRow => {
    const name = padded(names[place]!, width);
    const text = `${name} ${playText(cards, lie, speaker, columns - width - 1)}`;
    const notes = [place === 0 ? boardTexts.led : '', seat === winner ? boardTexts.won : ''].filter(Boolean);
    const full = notes.length > 0 ? `${text}  ${notes.join(', ')}` : text;
    return { text: widthOf(full) <= columns ? full : text, ...(seat === winner && { style: theme.strong }) };
  });
  const joined = lines.findLastIndex(
    ({ text, style }, at) =>
      at > 0 && !style && !lines[at - 1]!.style && widthOf(`${lines[at - 1]!.text} · ${text}`) <= columns,
  );
  if (lines.length > rows && joined > 0)
    lines.splice(joined - 1, 2, { text: `${lines[joined - 1]!.text} · ${lines[joined]!.text}` });
  return lines.slice(0, rows);
}

/** Returns the boxes at the right of a larger table. */
export function playPanels(side: Side, { columns, rows }: Pick<Area, 'columns' | 'rows'>): Panel[] {
  const { position, lying } = side;
  const tickets = ticketsPanel(position, lying.view, rows > 20);
  const trick = trickPanel(side, columns - 4, rows > 20);
  if (rows <= 20) return trick ? [tickets, trick] : [{ ...tickets, grows: true }];
  const left = rows - tickets.rows.length - (trick ? trick.rows.length + 2 : 0) - 4;
  const log = logLines(position, lying).slice(-left);
  return [
    tickets,
    ...(trick ? [trick] : []),
    {
      title: boardTexts.lately,
      value: keyName(position, boardTexts.logKey),
      rows: log.length > 0 ? log : [boardTexts.noLead],
      grows: true,
    },
  ];
}

function ticketsPanel({ speaker }: ShengjiPosition, view: Play, full: boolean): Panel {
  const { tickets, gone, kitty, deal } = view;
  const { house, others } = pointsBy(view);
  const rows: PanelRow[] = tickets.map((ticket) => {
    // A Dealer who meets a ticket of their own adds nobody.
    const joins = full && ticket.met !== null && ticket.met !== deal.dealer;
    return { text: shortTicket(ticket, speaker), value: ticketState(ticket, gone, speaker, joins) };
  });
  if (!full) return { title: boardTexts.ticketsTitle, rows };
  const lie = lieOf(deal.trumps);
  return {
    title: boardTexts.ticketsAndKitty,
    rows: [
      ...rows,
      {
        text: boardTexts.kittyHead,
        value:
          kitty === null
            ? boardTexts.hiddenKitty(KITTY)
            : boardTexts.openKitty(playText(kitty, lie, speaker), pointsOf(kitty)),
      },
      { text: boardTexts.sums(house, others), value: boardTexts.sumOf },
    ],
  };
}

/** Returns the last trick or an earlier one, a line a play; null before there is one. */
function trickPanel({ position, lying, selection }: Side, columns: number, full: boolean): Panel | null {
  const { speaker } = position;
  const { view, past } = lying;
  const turned = turnedTo(past, selection?.back ?? 0);
  if (!turned) return null;
  const { item: shown, number } = turned;
  const lie = lieOf(view.deal.trumps);
  const met = meetingsIn(past, view.tickets, view.deal.dealer);
  const nameColumns =
    Math.min(8, Math.max(...shown.plays.map(({ seat }) => widthOf(speaker.seat(seat))))) + 2;
  const rows = shown.plays.map(({ seat, cards }, place): PanelRow => {
    const note = seat === shown.winner ? boardTexts.noteWon : place === 0 && full ? boardTexts.noteLed : '';
    const ticket = met.find((each) => each.trick === number - 1 && each.seat === seat);
    const value = ticket && full ? shortTicket(ticket.ticket, speaker) : '';
    const name = `${padded(speaker.seat(seat), nameColumns - 2)}  `;
    const room = columns - nameColumns - (seat === shown.winner ? 5 : 0) - (value ? widthOf(value) + 1 : 0);
    const play = playText(cards, lie, speaker, room);
    return { text: name + play + note, ...(value && { value }) };
  });
  return {
    title: boardTexts.pastTrick(number),
    value: `${trickPoints(shown)}${keyName(position, '  v')}`,
    rows: full ? [...rows, ''] : rows,
  };
}

/** Returns the deal so far: a trick in a line, a new House member in another. */
function logLines({ speaker }: ShengjiPosition, lying: Lying<Play>): string[] {
  const { view, past, trick, taken } = lying;
  const lie = lieOf(view.deal.trumps);
  const name = (seat: Seat): string => cut(speaker.seat(seat), 9);
  const complete = trick && taken ? [...past, trick] : past;
  const met = meetingsIn(complete, view.tickets, view.deal.dealer);
  const all = complete.flatMap((shown, at) => {
    const { plays, winner, lead } = shown;
    const first = plays[0]!;
    const taker = winner === first.seat ? null : cut(within(speaker).seat(winner), 9);
    const led = playText(first.cards, lie, speaker) || shortForm(lead);
    return [
      boardTexts.logged(at + 1, name(first.seat), led, taker, trickPoints(shown)),
      ...met
        .filter((each) => each.trick === at && each.joins)
        .map(({ seat }) => boardTexts.loggedJoin(at + 1, name(seat), seat === speaker.you)),
    ];
  });
  if (trick && !taken) {
    const { seat, cards } = trick.plays[0]!;
    const led = playText(cards, lie, speaker);
    all.push(boardTexts.loggedLead(past.length + 1, name(seat), seat === speaker.you, led));
  }
  return all;
}

/** Writes a finished trick with its plays, the fullest text first. */
export const pastTexts = ({ item, number }: Turned<Trick>, lie: Lie, speaker: Speaker): readonly string[] =>
  calmTexts.past(
    number,
    item.plays.map(({ seat, cards }) => ({
      name: speaker.seat(seat),
      cards: playText(cards, lie, speaker),
      won: seat === item.winner,
    })),
    trickPoints(item),
  );

/** Says whether a ticket is met: `met by Fay`, `met by Fay: House` if the player joins, `1 played, 3 to come`. */
export const ticketState = (
  { card, met }: OpenTicket,
  gone: readonly number[],
  speaker: Speaker,
  joins = false,
): string =>
  met !== null
    ? boardTexts.met(within(speaker).seat(met), joins)
    : boardTexts.toCome(gone[card]!, COPIES - gone[card]!);

/** Writes both tickets: `2nd A♦  met by Fay  ·  2nd A♥  1 played, 3 to come`. */
export const ticketsText = ({ tickets, gone }: Play, speaker: Speaker): string =>
  tickets
    .map((ticket) => `${shortTicket(ticket, speaker)}  ${ticketState(ticket, gone, speaker)}`)
    .join('  ·  ');

/** Returns the points of the known House, and of all others. */
export function pointsBy({ points, house }: Play) {
  const ours = points.reduce((sum, n, seat) => (house.includes(seat) ? sum + n : sum), 0);
  return { house: ours, others: points.reduce((sum, n) => sum + n, 0) - ours };
}

/** The geometry of numbers by rank: their first column, the columns of a rank, and the first column of a second block, or null. */
interface RankBlock {
  readonly first: number;
  readonly rank: number;
  readonly second: number | null;
}

const rankBlockIn = (columns: number): RankBlock => {
  if (columns < 78) return { first: 9, rank: 2, second: columns < 69 ? null : 36 };
  return { first: 16, rank: 3, second: columns < 112 ? null : 60 };
};

/** The column of the meaning, in a wide window. */
const MEANING = 10;

/** Draws unseen cards by rank in up to six rows from row y on: the tops in a rule, then a row a suit, or two suits if there is room. */
export function drawUnseen({ canvas, position, lying }: Board, y: number, unseen: Counts): void {
  const { theme } = canvas;
  const { speaker } = position;
  const trumps = trumpsOf(lying.view);
  const isTop = (card: Card) => isJoker(card) || rankOf(card) === trumps.rank;
  const groups = groupsOf(trumps);
  const tops = groups[0]!.kinds.filter(isTop);
  const names = tops.map((card) => `${speaker.card(format(card))} ${unseen[card]}`);
  const { first, rank: pitch, second } = rankBlockIn(canvas.columns);
  const small = pitch < 3;
  const wide = !small && second !== null;
  const told = small ? names.join(' ') : `${boardTexts.tops}  ${names.join(wide ? '   ' : '  ')}`;
  drawRule(
    canvas,
    y,
    wide
      ? [
          { title: boardTexts.out, at: 1 },
          { text: `${boardTexts.outMeaning}    ${told}`, at: MEANING },
        ]
      : [{ title: boardTexts.out, text: told }],
  );
  const rows = groups
    .map(({ suit, kinds }) => ({ suit, kinds: kinds.filter((card) => !isTop(card)) }))
    .filter(({ kinds }) => kinds.length > 0);
  rows.forEach(({ suit, kinds }, place) => {
    const x = place % 2 === 1 ? (second ?? 0) : 0;
    const row = y + 2 + (second ? place >> 1 : place);
    if (place === 0 || (second && place === 1))
      canvas.plain(
        x + first,
        y + 1,
        kinds.map((card) => paddedLeft(rankOfText(card), pitch)).join(''),
        theme.strong,
      );
    const sign = trumpSign(suit, trumps, speaker);
    canvas.plain(x + 3, row, sign, suitStyle(sign, theme));
    if (suit === TRUMPS && !small) canvas.plain(x + 5, row, boardTexts.trumps);
    canvas.plain(
      x + first - 4,
      row,
      paddedLeft(String(totalOf(unseen, suit === TRUMPS ? groups[0]!.kinds : kinds)), 3),
      theme.strong,
    );
    kinds.forEach((card, rank) => {
      const number = unseen[card]!;
      canvas.plain(
        x + first + pitch * rank,
        row,
        paddedLeft(number ? String(number) : '·', pitch),
        number ? {} : theme.edge,
      );
    });
  });
}

const rankOfText = (card: Card): string => rankText(formatCard(card).slice(0, -1));
