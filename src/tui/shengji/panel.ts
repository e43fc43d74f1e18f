import type { Seat } from '../../engine/game.ts';
import { KITTY, pointsOf } from '../../engine/shengji/cards.ts';
import { meetingsIn } from '../../engine/shengji/meetings.ts';
import type { Hidden, PlayPhase, Trick } from '../../engine/shengji/state.ts';
import { trickPoints } from '../../engine/shengji/trick.ts';
import { type Lie, lieOf, TRUMPS } from '../../engine/shengji/trumps.ts';
import { count } from '../../engine/words.ts';
import { cut, padded, widthOf } from '../../width.ts';
import type { Panel, PanelRow } from '../drawing/panel.ts';
import { turnedTo } from '../drawing/turned.ts';
import { keyName } from '../table.ts';
import type { Layout } from './layout.ts';
import type { Selection } from './selection.ts';
import { pointsBy, ticketState } from './stakes.ts';
import {
  cardsText,
  formText,
  playText,
  type ShengjiPosition,
  shortForm,
  shortTicket,
  suitSign,
} from './words.ts';

type Play = PlayPhase<Hidden>;

/** The suit of a trick's lead, as a sign. */
const ledSign = ({ lead }: Pick<Trick, 'lead'>, { speaker }: ShengjiPosition): string =>
  lead.suit === TRUMPS ? 'TR' : suitSign(lead.suit, speaker);

/** The lines at the right of a small table: the present trick, the last one, and what lies with the House. */
export function sideLines(
  position: ShengjiPosition,
  layout: Layout,
  view: Play,
  selection: Selection | null,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): PanelRow[] {
  const { trick, past } = layout;
  const { strong } = position.theme;
  const head = trick ? headOf(trick, position, columns) : { text: 'TRICK a lead is due' };
  const { house } = pointsBy(view);
  const kitty = view.kitty === null ? '?' : String(pointsOf(view.kitty));
  const foot: PanelRow = { text: `House ${house} · kitty`, value: kitty };
  const turned = turnedTo(past, selection?.back ?? 0);
  if (!turned) return [head, { text: '' }, { text: 'LAST TRICK  none yet' }, foot];
  const { item: shown, number, isLast } = turned;
  const title = {
    text: `${isLast ? 'LAST TRICK' : `TRICK ${number}`}${keyName(position, ' (v)')}`,
    value: String(trickPoints(shown)),
    style: strong,
  };
  const plays = inPairs(shown, position, lieOf(view.deal.trumps), columns).map((text) => ({ text }));
  const own = [head, { text: '' }, title, ...plays, foot];
  if (own.length > rows) own.splice(1, 1);
  while (own.length < rows) own.splice(own.length - 1, 0, { text: '' });
  return own.slice(0, rows);
}

/** What was led to the trick on the table, and its points. Where there is no room, the size of a Tolaji is left out: its cards tell it. */
function headOf(trick: Pick<Trick, 'lead' | 'plays'>, position: ShengjiPosition, columns: number): PanelRow {
  const value = String(trickPoints(trick));
  const sign = ledSign(trick, position);
  const text = `TRICK ${shortForm(trick.lead)} ${sign}`;
  return { text: widthOf(text) + 1 + widthOf(value) <= columns ? text : `TRICK Tolaji ${sign}`, value };
}

/** Names are cut to this where plays stand close. */
const SHORT_NAME = 5;

/** The plays of a trick, two in a line where they fit. */
function inPairs(
  { plays, winner }: Trick,
  { speaker }: ShengjiPosition,
  lie: Lie,
  columns: number,
): string[] {
  const names = plays.map(({ seat }) => cut(speaker.seat(seat), SHORT_NAME));
  const width = Math.max(...names.map(widthOf));
  const lines: string[] = [];
  plays.forEach(({ seat, cards }, place) => {
    const won = seat === winner ? ' won' : '';
    const play = playText(cards, lie, speaker, columns - width - 1 - won.length);
    const text = `${padded(names[place]!, width)} ${play}${won}`;
    const before = lines.at(-1);
    const both = `${before} · ${text}`;
    if (before !== undefined && !before.includes(' · ') && widthOf(both) <= columns)
      lines[lines.length - 1] = both;
    else lines.push(text);
  });
  return lines;
}

/** The boxes at the right of a larger table. */
export function playPanels(
  position: ShengjiPosition,
  layout: Layout,
  view: Play,
  selection: Selection | null,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): Panel[] {
  const inside = columns - 4;
  const tickets = ticketsPanel(position, view, rows > 20);
  const trick = trickPanel(position, layout, view, selection, inside, rows > 20);
  if (rows <= 20) return [tickets, trick];
  const left = rows - tickets.rows.length - trick.rows.length - 6;
  const log = logLines(position, layout, view).slice(-left);
  return [
    tickets,
    trick,
    { title: 'Log', value: keyName(position, 'm'), rows: log.length > 0 ? log : [''], grows: true },
  ];
}

function ticketsPanel({ speaker }: ShengjiPosition, view: Play, full: boolean): Panel {
  const { tickets, gone, kitty, deal } = view;
  const { house, others } = pointsBy(view);
  const rows: PanelRow[] = tickets.map((ticket) => {
    const state = ticketState(ticket, gone, speaker);
    // Whoever meets the Dealer's own ticket adds nobody.
    const joins = full && ticket.met !== null && ticket.met !== deal.dealer ? ': House' : '';
    return { text: shortTicket(ticket, speaker), value: state + joins };
  });
  if (!full) return { title: 'Tickets', rows };
  const lie = lieOf(deal.trumps);
  return {
    title: 'Tickets and kitty',
    rows: [
      ...rows,
      {
        text: 'Kitty',
        value: kitty === null ? `${KITTY} cards, hidden` : cardsText(kitty, lie, speaker),
      },
      { text: '  if Players win last', value: '×2 a card' },
      { text: `House ${house}, others ${others}`, value: 'of 400' },
    ],
  };
}

/** The last trick, or an earlier one, a line a play. */
function trickPanel(
  position: ShengjiPosition,
  layout: Layout,
  view: Play,
  selection: Selection | null,
  columns: number,
  full: boolean,
): Panel {
  const { speaker } = position;
  const { past } = layout;
  const turned = turnedTo(past, selection?.back ?? 0);
  const blank = Array<string>(full ? 6 : 5).fill('');
  if (!turned) return { title: 'Last trick', value: keyName(position, 'v'), rows: ['none yet', ...blank] };
  const { item: shown, number } = turned;
  const lie = lieOf(view.deal.trumps);
  const met = meetingsIn(past, view.tickets, view.deal.dealer);
  const nameColumns =
    Math.min(8, Math.max(...shown.plays.map(({ seat }) => widthOf(speaker.seat(seat))))) + 2;
  const rows = shown.plays.map(({ seat, cards }, place): PanelRow => {
    const note = seat === shown.winner ? '  won' : place === 0 && full ? `  led ${formText(shown.lead)}` : '';
    const ticket = met.find((each) => each.trick === number - 1 && each.seat === seat);
    const value = ticket && full ? shortTicket(ticket.ticket, speaker) : '';
    const name = `${padded(speaker.seat(seat), nameColumns - 2)}  `;
    const room = columns - nameColumns - (seat === shown.winner ? 5 : 0) - (value ? widthOf(value) + 1 : 0);
    const play = playText(cards, lie, speaker, room);
    return { text: name + play + note, ...(value && { value }) };
  });
  return {
    title: `Trick ${number}`,
    value: `${count(trickPoints(shown), 'point')}${keyName(position, ', v')}`,
    rows: full ? [...rows, ''] : rows,
  };
}

/** The deal so far, a trick in a line, who joins the House in another. */
function logLines(position: ShengjiPosition, { past, trick }: Layout, view: Play): string[] {
  const { speaker } = position;
  const lie = lieOf(view.deal.trumps);
  const name = (seat: Seat): string => cut(speaker.seat(seat), 9);
  const met = meetingsIn(past, view.tickets, view.deal.dealer);
  const all = past.flatMap(({ plays, winner, lead }, at) => {
    const first = plays[0]!;
    const points = trickPoints(past[at]!);
    const took = `${winner === first.seat ? 'and' : `, ${name(winner)}`} took ${points}`;
    const led = playText(first.cards, lie, speaker);
    const gap = winner === first.seat ? ' ' : '';
    return [
      `${at + 1} ${name(first.seat)} led ${led || shortForm(lead)}${gap}${took}`,
      ...met
        .filter((each) => each.trick === at && each.joins)
        .map(({ seat }) => `${at + 1} ${name(seat)} ${seat === speaker.you ? 'join' : 'joins'} the House`),
    ];
  });
  if (trick && trick.plays.length < 6) {
    const { seat, cards } = trick.plays[0]!;
    all.push(
      `${past.length + 1} ${name(seat)} ${seat === speaker.you ? 'lead' : 'leads'} ${playText(cards, lie, speaker)}`,
    );
  }
  return all;
}

/** The tricks of the deal, all plays of each in a line: for the largest tables. */
export function tricksLines(
  position: ShengjiPosition,
  { past }: Layout,
  view: Play,
  columns: number,
  rows: number,
): PanelRow[] {
  const { speaker } = position;
  const lie = lieOf(view.deal.trumps);
  const first = Math.max(0, past.length - rows);
  const room = Math.floor((columns - 10) / 6);
  return past.slice(first).map((trick, place) => {
    const plays = trick.plays.map(({ seat, cards }) => {
      const won = seat === trick.winner ? '*' : ' ';
      const name = cut(speaker.seat(seat), 3);
      return padded(`${name} ${playText(cards, lie, speaker, room - 6)}${won}`, room);
    });
    return {
      text: `${String(first + place + 1).padStart(2)}  ${plays.join('')}`,
      value: String(trickPoints(trick)),
    };
  });
}
