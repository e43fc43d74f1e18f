import { COPIES } from '../../engine/shengji/cards.ts';
import type { Ticket } from '../../engine/shengji/state.ts';
import { moveKeys, nextAt } from './cursor.ts';
import { kindsOfRank, RANK_KEYS } from './groups.ts';
import { ticketOffers, whereabouts } from './offers.ts';
import { type Answer, type Key, type Naming, type PickingContext, pickingContextOf } from './selection.ts';
import { keyTexts, type ShengjiPosition } from './words.ts';

/** The keys that name two tickets. */
export function ticketKeys(position: ShengjiPosition, selection: Naming): Key[] {
  if (selection.third) return thirdKeys(selection, selection.third);
  const context = pickingContextOf(position);
  return [
    {
      keys: ['1', '2', '3', '4'],
      name: '1-4',
      label: 'copy',
      help: 'a ticket for the first to fourth copy of the card under the cursor; again takes it back',
      group: 'select',
      act: (key) => named(selection, Number(key)),
    },
    ...moveKeys(context, selection),
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
      help: 'two tickets for high cards that you have few of',
      group: 'select',
      act: (key) => proposed(position, selection, key),
    },
    {
      keys: ['Space'],
      label: 'copy after yours',
      help: 'a ticket for the copy that comes after those you hold',
      group: 'select',
      quiet: true,
      act: () => namedAfterOwn(position, selection),
    },
    {
      keys: ['Backspace'],
      label: 'take back',
      help: 'take the last ticket back',
      group: 'select',
      quiet: true,
      act: () => ({ select: { ...selection, tickets: selection.tickets.slice(0, -1), at: null } }),
    },
  ];
}

/** A ticket for a copy (1 to 4) of the card under the cursor; taken back where it is named already. */
const named = (selection: Naming, ordinal: number): Answer => ({
  select: { ...selection, ...withTicket(selection.tickets, { ordinal, card: selection.cursor }), at: null },
});

/** A ticket for the copy that comes after those in the namer's own hand. */
function namedAfterOwn({ view }: ShengjiPosition, selection: Naming): Answer {
  const held = view.phase === 'tickets' ? whereabouts(view, selection.cursor).held : 0;
  return held < COPIES ? named(selection, held + 1) : { say: 'You hold all four copies yourself.' };
}

/** The two tickets proposed after, or for Shift-Tab before, those that were proposed last. */
function proposed({ view }: ShengjiPosition, selection: Naming, key: string): Answer {
  const offers = view.phase === 'tickets' ? ticketOffers(view).list : [];
  if (offers.length === 0) return { say: 'There is nothing to propose.' };
  const at = nextAt(selection.at, key, offers.length);
  const tickets = offers[at]!.choice;
  return { select: { ...selection, cursor: tickets[0]!.card, tickets, third: null, at } };
}

/** The cursor on the rank that a key stands for, in its own suit. */
function atRank({ groups, open }: PickingContext, selection: Naming, key: string): Answer {
  const rank = RANK_KEYS.indexOf((key === 'T' ? '0' : key) as never);
  const card = kindsOfRank(groups, selection.cursor, rank).find(open);
  return card === undefined ? { say: keyTexts.noRank } : { select: { ...selection, cursor: card } };
}

/** Names a ticket, or takes it back where it is named; a third one waits until it is said which it replaces. */
function withTicket(tickets: readonly Ticket[], ticket: Ticket): Pick<Naming, 'tickets' | 'third'> {
  const others = tickets.filter(({ ordinal, card }) => ordinal !== ticket.ordinal || card !== ticket.card);
  if (others.length < tickets.length) return { tickets: others, third: null };
  return tickets.length === 2 ? { tickets, third: ticket } : { tickets: [...tickets, ticket], third: null };
}

/** The keys while a third ticket waits. */
function thirdKeys(selection: Naming, third: Ticket): Key[] {
  return [
    {
      keys: ['1', '2'],
      name: '1 2',
      label: 'replace that one',
      help: 'the new ticket stands in place of the first, of the second',
      group: 'select',
      act: (key) => ({
        select: { ...selection, tickets: selection.tickets.with(Number(key) - 1, third), third: null },
      }),
    },
    {
      keys: ['Esc', 'Backspace', 'c'],
      label: 'keep both',
      help: 'leave the two tickets as they were',
      group: 'select',
      act: () => ({ select: { ...selection, third: null } }),
    },
    {
      keys: ['Enter'],
      label: 'announce',
      group: 'play',
      quiet: true,
      act: () => ({ say: 'First say which of the two tickets the new one replaces: 1 or 2.' }),
    },
  ];
}
