import type { Card } from '../../engine/card.ts';
import { callCards } from '../../engine/shengji/calling.ts';
import { BLACK_JOKER, COPIES, format, RED_JOKER } from '../../engine/shengji/cards.ts';
import type { Shengji, Ticket } from '../../engine/shengji/state.ts';
import { sorted } from '../../engine/shengji/trumps.ts';
import type { Act, TableKey } from '../table.ts';
import { type Direction, kindFor, neighbour, RANK_KEYS } from './grid.ts';
import { ticketOffers, whereabouts } from './offers.ts';
import {
  type Calling,
  callsOf,
  cardOffers,
  type Desk,
  deskOf,
  type Naming,
  type Picking,
  type Selection,
} from './selection.ts';
import { groupWord, type ShengjiPosition } from './words.ts';

type Key = TableKey<Shengji, Selection>;
type Answer = Act<Shengji, Selection>;

export function keys(position: ShengjiPosition, selection: Selection): Key[] {
  const own =
    selection.kind === 'call'
      ? callKeys(position, selection)
      : selection.kind === 'tickets'
        ? ticketKeys(position, selection)
        : cardKeys(position, selection);
  return [
    ...own,
    {
      keys: ['v'],
      label: 'earlier trick',
      help: 'the trick before the one shown, and so on back',
      group: 'look',
      quiet: selection.kind !== 'cards',
      act: () => ({ select: { ...selection, back: selection.back + 1 } }),
    },
  ];
}

const DIRECTIONS: { readonly [key: string]: Direction } = {
  Left: 'left',
  h: 'left',
  Right: 'right',
  l: 'right',
  Up: 'up',
  k: 'up',
  Down: 'down',
  j: 'down',
};

function moveKey(desk: Desk, selection: Picking | Naming, open: (card: Card) => boolean): Key {
  return {
    keys: Object.keys(DIRECTIONS),
    name: '←→↑↓',
    label: 'move',
    help: 'to the next card, to another suit (also h j k l)',
    group: 'select',
    act: (key) => {
      const cursor = neighbour(desk.grid, open, selection.cursor, DIRECTIONS[key]!);
      return { select: { ...selection, cursor } };
    },
  };
}

/** A step through what Tab offers: from nothing to the first or the last. */
const nextAt = (at: number | null, key: string, length: number): number =>
  at === null ? (key === 'Tab' ? 0 : length - 1) : (at + (key === 'Tab' ? 1 : -1) + length) % length;

function callKeys(position: ShengjiPosition, selection: Calling): Key[] {
  const calls = callsOf(position);
  const pick = (at: number | null): Answer => ({ select: { ...selection, at } });
  // Staying stands before the calls.
  const step = (by: number): Answer => {
    const place = ((selection.at ?? -1) + 1 + by + calls.length + 1) % (calls.length + 1);
    return pick(place === 0 ? null : place - 1);
  };
  return [
    {
      keys: ['c'],
      label: 'call',
      help: 'call at once what is selected, or the first possible call',
      group: 'play',
      act: () => {
        const call = calls[selection.at ?? 0];
        return call ? { play: { kind: 'call', cards: callCards(call) } } : { say: 'No call is possible.' };
      },
    },
    {
      keys: ['Tab', 'Right', 'Down', 'l', 'j', 'Shift-Tab', 'Left', 'Up', 'h', 'k'],
      name: 'Tab',
      label: 'choose',
      help: 'another call, or to stay; Shift-Tab: back',
      group: 'select',
      act: (key) => step(['Tab', 'Right', 'Down', 'l', 'j'].includes(key) ? 1 : -1),
    },
    {
      keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      name: '1-9',
      label: 'pick a call',
      group: 'select',
      quiet: true,
      act: (key) =>
        calls[Number(key) - 1] ? pick(Number(key) - 1) : { say: `There is no call number ${key}.` },
    },
  ];
}

function ticketKeys(position: ShengjiPosition, selection: Naming): Key[] {
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

function cardKeys(position: ShengjiPosition, selection: Picking): Key[] {
  const desk = deskOf(position);
  const { hand, lie } = desk;
  const { speaker } = position;
  const { cursor, taken } = selection;
  const name = (card: Card): string => speaker.card(format(card));
  const take = (card: Card, n: number): Answer => ({
    select: { ...selection, cursor: card, taken: taken.with(card, n), at: null },
  });
  const oneMore = (card: Card): Answer => {
    if (hand[card] === 0) return { say: `You hold no ${name(card)}.` };
    if (taken[card] === hand[card]) return { say: `Every ${name(card)} that you hold is taken.` };
    return take(card, taken[card]! + 1);
  };
  return [
    {
      keys: ['Tab', 'Shift-Tab'],
      label: desk.view.phase === 'bury' ? 'propose' : 'legal',
      help: 'the next of the legal choices, the most natural ones first',
      group: 'select',
      act: (key) => {
        const { list } = cardOffers(desk.view);
        const at = nextAt(selection.at, key, list.length);
        const { choice } = list[at]!;
        const counts = choice.reduce(
          (sum, card) => sum.with(card, sum[card]! + 1),
          taken.map(() => 0),
        );
        return { select: { ...selection, cursor: sorted(choice, lie).at(-1)!, taken: counts, at } };
      },
    },
    moveKey(desk, selection, (card) => hand[card]! > 0),
    {
      keys: ['Space'],
      label: '+1',
      help: 'one more copy of the card under the cursor',
      group: 'select',
      act: () => oneMore(cursor),
    },
    {
      keys: ['p'],
      label: 'pair',
      help: 'a pair of the card under the cursor; again: three, four of a kind',
      group: 'select',
      act: () => {
        if (hand[cursor]! < 2) return { say: `You hold one ${name(cursor)}: no pair.` };
        const next = taken[cursor]! < 2 ? 2 : taken[cursor]! + 1;
        return take(cursor, next > hand[cursor]! ? 2 : next);
      },
    },
    {
      keys: ['x'],
      label: 'extend',
      help: 'extend to a Tolaji: the next group up, else down',
      group: 'select',
      act: () => {
        const grown = extended(desk, selection);
        return typeof grown === 'string' ? { say: grown } : { select: { ...selection, ...grown, at: null } };
      },
    },
    {
      keys: [...RANK_KEYS],
      name: '2-9 0 JQKA',
      label: 'add',
      help: "the next copy of that rank in the cursor's row",
      group: 'select',
      act: (key) => {
        const rank = RANK_KEYS.indexOf(key as never);
        const card = kindFor(desk.grid, desk.trumps, cursor, rank);
        return card === null ? { say: 'There is no such card in this row.' } : oneMore(card);
      },
    },
    {
      keys: ['R', 'B'],
      label: 'add a red, black joker',
      group: 'select',
      quiet: true,
      act: (key) => oneMore(key === 'R' ? RED_JOKER : BLACK_JOKER),
    },
    {
      keys: ['Backspace', 'Delete'],
      label: '-1',
      help: 'one copy fewer of the card under the cursor',
      group: 'select',
      quiet: true,
      act: () =>
        taken[cursor]! > 0 ? take(cursor, taken[cursor]! - 1) : { say: `No ${name(cursor)} is taken.` },
    },
  ];
}

/** The selection with a Tolaji one group longer, upwards if that is possible, else downwards; or why there is none. */
function extended(
  { hand, lie }: Desk,
  { cursor, taken }: Picking,
): Pick<Picking, 'cursor' | 'taken'> | string {
  const size = Math.max(2, taken[cursor]!);
  if (hand[cursor]! < size) return 'A Tolaji is made of pairs, threes or fours.';
  if (taken[cursor]! < 2) return { cursor, taken: taken.with(cursor, 2) };
  const line = lie.lines[lie.suits[cursor]!]!;
  const row = line.filter((card) => taken[card]! > 0);
  const heights = row.map((card) => lie.heights[card]!);
  for (const height of [Math.max(...heights) + 1, Math.min(...heights) - 1]) {
    const next = line.find((card) => lie.heights[card] === height && hand[card]! >= size);
    if (next !== undefined) return { cursor: next, taken: taken.with(next, size) };
  }
  return `You hold no ${groupWord(size)} next to these.`;
}
