import { COPIES } from '../../engine/shengji/cards.ts';
import type { Ticket } from '../../engine/shengji/state.ts';
import { moveKey, nextAt } from './cursor.ts';
import { kindFor, RANK_KEYS } from './grid.ts';
import { ticketOffers, whereabouts } from './offers.ts';
import { type Answer, deskOf, type Key, type Naming } from './selection.ts';
import type { ShengjiPosition } from './words.ts';

/** The keys that name two tickets. */
export function ticketKeys(position: ShengjiPosition, selection: Naming): Key[] {
  const { view, desk, card } = { view: position.view, desk: deskOf(position), card: selection.cursor };
  const name = (ordinal: number): Answer => ({
    select: { ...selection, tickets: withTicket(selection.tickets, { ordinal, card }), at: null },
  });
  const offers = view.phase === 'tickets' ? ticketOffers(view).list : [];
  return [
    moveKey(desk, selection, () => true),
    {
      keys: ['1', '2', '3', '4'],
      name: '1-4',
      label: 'name that copy',
      help: 'a ticket for the first to fourth copy of the card under the cursor; again takes it back',
      group: 'select',
      act: (key) => name(Number(key)),
    },
    {
      keys: ['Space'],
      label: 'copy after yours',
      help: 'a ticket for the copy that comes after those you hold',
      group: 'select',
      quiet: true,
      act: () => {
        const held = view.phase === 'tickets' ? whereabouts(view, card).held : 0;
        return held < COPIES ? name(held + 1) : { say: 'You hold all four copies yourself.' };
      },
    },
    {
      keys: ['Backspace'],
      label: 'take back',
      help: 'take the last ticket back',
      group: 'select',
      quiet: true,
      act: () => ({ select: { ...selection, tickets: selection.tickets.slice(0, -1), at: null } }),
    },
    {
      keys: ['Tab', 'Shift-Tab'],
      label: 'propose',
      help: 'two tickets for high cards that you have few of',
      group: 'select',
      act: (key) => {
        if (offers.length === 0) return { say: 'There is nothing to propose.' };
        const at = nextAt(selection.at, key, offers.length);
        const tickets = offers[at]!.choice;
        return { select: { ...selection, cursor: tickets[0]!.card, tickets, at } };
      },
    },
    {
      keys: ['5', '6', '7', '8', '9', '0', 'J', 'Q', 'K', 'A'],
      name: '5-9 0 J Q K A',
      label: 'go to that rank',
      group: 'select',
      quiet: true,
      act: (key) => {
        const to = kindFor(desk.grid, desk.trumps, card, RANK_KEYS.indexOf(key as never));
        return to === null
          ? { say: 'There is no such card in this row.' }
          : { select: { ...selection, cursor: to } };
      },
    },
  ];
}

/** The last two tickets named; the same one again takes it back. */
function withTicket(tickets: readonly Ticket[], ticket: Ticket): Ticket[] {
  const others = tickets.filter(({ ordinal, card }) => ordinal !== ticket.ordinal || card !== ticket.card);
  return others.length < tickets.length ? others : [...others, ticket].slice(-2);
}
