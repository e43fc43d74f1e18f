/** The Dealer names two tickets. */

import type { Card } from '../../engine/card.ts';
import { BLACK_JOKER, COPIES, countsOf, format, HAND, NO_CARDS } from '../../engine/shengji/cards.ts';
import { sortedTickets } from '../../engine/shengji/rules.ts';
import type { Ticket } from '../../engine/shengji/state.ts';
import { lieOf, TRUMPS } from '../../engine/shengji/trumps.ts';
import { inWords, verb } from '../../engine/words.ts';
import { linesIn } from '../../width.ts';
import type { Area } from '../drawing/area.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { drawFace, FACES, type FaceSize, faceOf, SLOT } from '../drawing/face.ts';
import { cardTouch } from '../drawing/hand.ts';
import { touchKey } from '../parts/card-keys.ts';
import { touchTexts } from '../parts/words.ts';
import type { Verdict } from '../table.ts';
import { kindsOfRank, RANK_KEYS } from './groups.ts';
import {
  type Answer,
  type Board,
  beginOn,
  type Context,
  contextOf,
  type HandDecision,
  lookKeys,
  pointedAt,
  type Selection,
  type ShengjiKey,
} from './hand.ts';
import type { ViewIn } from './lying.ts';
import { moveKeys, nextAt, type TabOffers } from './picking.ts';
import { choicePlaces } from './places.ts';
import { drawWaiting, drawWholePanels } from './side.ts';
import {
  boardTexts,
  fitting,
  keyTexts,
  ordinalText,
  playText,
  type ShengjiPosition,
  shortTicket,
  verdictTexts,
  waitingTexts,
} from './words.ts';

type TicketsView = ViewIn<'tickets'>;
type TicketsPosition = ShengjiPosition<TicketsView>;

const contextIn = (position: TicketsPosition): Context =>
  contextOf(position, { open: (card) => mayBeNamed(position.view, card) });

export const tickets: HandDecision<TicketsView> = {
  enter: 'name',
  begin: (position) => beginOn(contextIn(position)),
  chosen: ({ view }, { tickets }) =>
    tickets.length < 2 ? null : { kind: 'tickets', tickets: sortedTickets(tickets, lieOf(view.deal.trumps)) },
  select(_, selection, move) {
    if (move.kind !== 'tickets') return selection;
    const cursor = move.tickets[0]?.card ?? selection.cursor;
    return { ...selection, cursor, tickets: move.tickets, third: null, at: null };
  },
  keys: (position, selection) => [
    ...(selection.third ? thirdKeys(selection, selection.third) : namingKeys(position, selection)),
    ...lookKeys(position, selection, true),
  ],
  verdict: verdictOn,
  draw: drawTickets,
  hand({ position, lying: { view }, selection }) {
    if (!selection) return { raised: NO_CARDS };
    return {
      raised: countsOf(selection.tickets.map(({ card }) => card)),
      ...(position.mover !== null && { open: (card) => mayBeNamed(view, card) }),
    };
  },
};

/** May a ticket name this card? Never a joker, and at some tables no trump. */
const mayBeNamed = ({ standing, deal }: TicketsView, card: Card): boolean =>
  card < BLACK_JOKER && (standing.rules.ticketTrumps || lieOf(deal.trumps).suits[card] !== TRUMPS);

/** Returns keys that name two tickets. */
function namingKeys(position: TicketsPosition, selection: Selection): ShengjiKey[] {
  const context = contextIn(position);
  const nameable = context.groups.flatMap(({ kinds }) => kinds).filter(context.open);
  return [
    {
      keys: ['1', '2', '3', '4'],
      name: '1-4',
      label: 'copy',
      help: keyTexts.ticket,
      group: 'select',
      act: (key) => named(selection, Number(key)),
    },
    ...moveKeys(context, selection, () => true),
    touchKey(nameable.map(format).map(cardTouch), touchTexts.go, (place) => ({
      select: pointedAt(context, selection, nameable[place]!),
    })),
    {
      keys: ['5', '6', '7', '8', '9', '0', 'T', 'J', 'Q', 'K', 'A'],
      name: '5-A',
      label: 'rank',
      help: keyTexts.toRank,
      group: 'select',
      act: (key) => atRank(context, selection, key),
    },
    {
      keys: ['Tab', 'Shift-Tab'],
      label: 'advice',
      help: keyTexts.proposeTickets,
      group: 'select',
      act: (key) => proposed(position, selection, key),
    },
    {
      keys: ['Space'],
      label: keyTexts.afterOwn,
      help: keyTexts.ticketAfterOwn,
      group: 'select',
      quiet: true,
      act: () => namedAfterOwn(position, selection),
    },
    {
      keys: ['Backspace'],
      label: keyTexts.takeBack,
      help: keyTexts.takeTicketBack,
      group: 'select',
      quiet: true,
      act: () => ({ select: { ...selection, tickets: selection.tickets.slice(0, -1), at: null } }),
    },
  ];
}

/** Names a ticket for a copy (1 to 4) of the card under the cursor, or takes it back. */
const named = (selection: Selection, ordinal: number): Answer => ({
  select: { ...selection, ...withTicket(selection.tickets, { ordinal, card: selection.cursor }), at: null },
});

/** Names a ticket for the copy after those in the namer's own hand. */
function namedAfterOwn({ view }: TicketsPosition, selection: Selection): Answer {
  const { held } = whereabouts(view, selection.cursor);
  return held < COPIES ? named(selection, held + 1) : { say: keyTexts.allHeld };
}

/** Picks the next two proposed tickets, or with Shift-Tab those before. */
function proposed({ view }: TicketsPosition, selection: Selection, key: string): Answer {
  const offers = ticketOffers(view).list;
  if (offers.length === 0) return { say: keyTexts.nothingToPropose };
  const at = nextAt(selection.at, key, offers.length);
  const tickets = offers[at]!.choice;
  return { select: { ...selection, cursor: tickets[0]!.card, tickets, third: null, at } };
}

/** Moves the cursor to the rank of a key, in its own suit. */
function atRank({ groups, open }: Context, selection: Selection, key: string): Answer {
  const rank = RANK_KEYS.indexOf((key === 'T' ? '0' : key) as never);
  const card = kindsOfRank(groups, selection.cursor, rank).find(open);
  return card === undefined ? { say: keyTexts.noRank } : { select: { ...selection, cursor: card } };
}

/** Names a ticket, or takes it back if it is named already. A third one waits until the player says which it replaces. */
function withTicket(tickets: readonly Ticket[], ticket: Ticket): Pick<Selection, 'tickets' | 'third'> {
  const others = tickets.filter(({ ordinal, card }) => ordinal !== ticket.ordinal || card !== ticket.card);
  if (others.length < tickets.length) return { tickets: others, third: null };
  return tickets.length === 2 ? { tickets, third: ticket } : { tickets: [...tickets, ticket], third: null };
}

/** Returns the keys while a third ticket waits. */
function thirdKeys(selection: Selection, third: Ticket): ShengjiKey[] {
  return [
    {
      keys: ['1', '2'],
      name: '1 2',
      label: keyTexts.replace,
      help: keyTexts.replaceTicket,
      group: 'select',
      act: (key) => ({
        select: { ...selection, tickets: selection.tickets.with(Number(key) - 1, third), third: null },
      }),
    },
    {
      keys: ['Esc', 'Backspace', 'c'],
      label: keyTexts.keepBoth,
      help: keyTexts.keepTickets,
      group: 'select',
      act: () => ({ select: { ...selection, third: null } }),
    },
    {
      keys: ['Enter'],
      label: 'announce',
      group: 'play',
      quiet: true,
      act: () => ({ say: keyTexts.firstReplace }),
    },
  ];
}

/** Returns the named tickets, and who holds copies of their cards. */
function verdictOn({ view, speaker }: TicketsPosition, { tickets, third, cursor }: Selection): Verdict {
  if (third) {
    const [first, second] = tickets;
    return {
      selected: verdictTexts.third(shortTicket(third, speaker)),
      note: verdictTexts.replace(shortTicket(first!, speaker), shortTicket(second!, speaker)),
    };
  }
  const named = verdictTexts.namedBoth(tickets.map((ticket) => shortTicket(ticket, speaker)));
  const told = tickets.map(({ card }) => ({
    out: whereabouts(view, card).out,
    card: speaker.card(format(card)),
  }));
  const { held, buried, out } = whereabouts(view, cursor);
  const card = speaker.card(format(cursor));
  if (tickets.length === 2)
    return { selected: named, worth: verdictTexts.othersHold(told), note: verdictTexts.joins };
  const [selected, how] =
    tickets.length === 0
      ? [verdictTexts.nameTwo, verdictTexts.nameHow]
      : [verdictTexts.nameOneMore(named), verdictTexts.nameSecondHow];
  return { selected, note: fitting([verdictTexts.where(card, held, buried, out), how]) };
}

/** Counts the copies of a card that the Dealer holds and has buried, and those of the others. */
function whereabouts({ hands, deal, kitty }: TicketsView, card: Card) {
  const held = hands[deal.dealer]?.[card] ?? 0;
  const buried = kitty?.filter((other) => other === card).length ?? 0;
  return { held, buried, out: 4 - held - buried };
}

/** Returns pairs of tickets for high plain cards, each for the copy after the Dealer's own, the fewest held first. */
function ticketOffers(view: TicketsView): TabOffers<readonly Ticket[]> {
  const lie = lieOf(view.deal.trumps);
  const wishes = [0, 1, 2, 3]
    .filter((suit) => suit !== view.deal.trumps.suit)
    .flatMap((suit) => lie.lines[suit]!.slice(-2))
    .filter((card) => whereabouts(view, card).out > 0)
    .sort(
      (a, b) => lie.heights[b]! - lie.heights[a]! || whereabouts(view, a).held - whereabouts(view, b).held,
    )
    .map((card) => ({ ordinal: whereabouts(view, card).held + 1, card }));
  const list = wishes.flatMap((first, i) =>
    wishes.slice(i + 1).map((second) => ({ choice: [first, second], word: '' })),
  );
  return { list, more: false };
}

/** Draws the naming of two tickets: their cards, and the places of the copies; for others the players, and that the Dealer names them. */
function drawTickets(board: Board<TicketsView>): Area {
  const { selection, position } = board;
  const { view, hand: own } = board.lying;
  const { kitty, deal, standing } = view;
  if (kitty === null || own === null || selection === null)
    return drawWaiting(board, waitingTexts.names(verb(position.speaker, deal.dealer, 'name')));
  const { choice, panels, hand } = choicePlaces(board, HAND, LEAST);
  const size = choice.rows > 6 ? 'M' : 'S';
  // The remaining rows besides the names of columns, two faces, and a row above them.
  const spare = choice.rows - 1 - 2 * FACES[size].rows - 1;
  const at = { ...choice, x: Math.max(0, choice.columns - WIDE) >> 1, y: Math.max(0, spare) >> 1 };
  drawSlots(board, { ...at, y: at.y + (spare >= 0 ? 1 : 0) }, selection, size);
  if (spare >= 0) drawAside(board, at, selection);
  drawWholePanels(board, panels, ({ columns }) => [
    { title: boardTexts.house, rows: linesIn(boardTexts.houseRule(standing.rules.ticketTrumps), columns) },
    {
      title: boardTexts.youBuried,
      rows: linesIn(playText(kitty, lieOf(deal.trumps), position.speaker), columns),
    },
  ]);
  return hand;
}

/** Columns of the table of tickets with all facts on their copies, and the fewest beside panels. */
const WIDE = 66;
const LEAST = 63;

/** Columns of the table of tickets: face, which copy, the copies of the Dealer and of the others, who can meet it. */
const AT = { face: 2, copy: 9, held: 19, out: 30, who: 45 } as const;

/** Draws the two tickets one below the other, each with its face. The one under the cursor is heavy and lists the four copies. */
function drawSlots(
  { canvas, position: { speaker, theme }, lying: { view } }: Board<TicketsView>,
  { x, y, columns }: Area,
  { tickets, cursor }: Selection,
  size: FaceSize,
): void {
  const [head, held, out, who] = boardTexts.ticketHeads;
  const isWide = columns >= LEAST;
  // With a larger face everything else is further right.
  const left = x + FACES[size].columns - FACES.M.columns;
  canvas.plain(x + AT.face + 1, y, head!, theme.strong);
  for (const [column, text] of [
    [AT.held, held],
    [AT.out, out],
    [AT.who, who],
  ] as const)
    if (isWide) canvas.plain(left + column, y, text!, theme.strong);
  const here = slotOf(tickets, cursor);
  const { rows } = FACES[size];
  for (const slot of [0, 1]) {
    const ticket = tickets[slot];
    const top = y + 1 + (rows + (size === 'M' ? 0 : 1)) * slot;
    const line = top + (rows > 2 ? rows >> 1 : 0);
    const card = slot === here ? cursor : ticket?.card;
    if (card === undefined) {
      drawFace(canvas, x + AT.face, top, SLOT, size);
      continue;
    }
    const where = whereabouts(view, card);
    const face = faceOf(speaker.card(format(card)), theme, slot === here ? 'winning' : 'plain');
    drawFace(canvas, x + AT.face, top, face, size);
    if (slot === here) drawCopies(canvas, left + AT.copy, line, ticket?.ordinal ?? null);
    else {
      canvas.plain(left + AT.copy, line, ordinalText(ticket!.ordinal));
      if (isWide) canvas.plain(left + AT.held, line, heldText(where));
    }
    if (isWide) canvas.plain(left + AT.out, line, inWords(where.out).replace('no', 'none'));
    if (ticket) {
      const [at, below] = isWide ? [AT.who, 0] : [AT.copy, 1];
      canvas.plain(left + at, line + below, boardTexts.meets(ticket.ordinal, where));
    }
  }
}

/** Says how many copies the Dealer holds, and has buried. */
const heldText = ({ held, buried }: ReturnType<typeof whereabouts>): string =>
  inWords(held).replace('no', 'none') + (buried > 0 ? ` +${buried}` : '');

/** Returns the slot of the cursor's card, or a free one for it; null if both are taken by others. */
function slotOf(tickets: readonly Ticket[], cursor: number): number | null {
  const at = tickets.findLastIndex(({ card }) => card === cursor);
  if (at >= 0) return at;
  return tickets.length < 2 ? tickets.length : null;
}

/** Draws the four copies of a card, the named one inverse in brackets. */
function drawCopies(canvas: Canvas, x: number, y: number, named: number | null): void {
  let at = x;
  for (let ordinal = 1; ordinal <= COPIES; ordinal++) {
    const text = ordinalText(ordinal);
    const isNamed = ordinal === named;
    const from = at;
    at = canvas.plain(at, y, isNamed ? `[${text}]` : text, isNamed ? canvas.theme.inverse : {}) + 1;
    canvas.touch({ x: from, y, columns: at - 1 - from, rows: 1 }, String(ordinal));
  }
}

/** Draws, above the table, a third ticket that waits for its place, or the card under the cursor if both places are taken. */
function drawAside(
  { canvas, position: { speaker, theme }, lying: { view } }: Board<TicketsView>,
  { x, y }: Area,
  { tickets, cursor, third }: Selection,
): void {
  const card = third?.card ?? cursor;
  if (!third && slotOf(tickets, cursor) !== null) return;
  const { held, out } = whereabouts(view, card);
  const name = third ? shortTicket(third, speaker) : speaker.card(format(card));
  const after = canvas.write(x + AT.face - 1, y, `${theme.lines.pointer} ${name}`, theme.strong);
  canvas.plain(after + 2, y, boardTexts.whereabouts(held, out));
}
