import type { Card } from '../card.ts';
import { unreadable } from '../words.ts';
import { format as formatCard, parse as parseCard } from './cards.ts';
import type { ShengjiRefusal } from './messages.ts';
import type { Move, Ticket } from './state.ts';

const cardsText = (cards: readonly Card[]): string => cards.map(formatCard).join(' ');

/** Canonical text of a move whose cards are in canonical order, as they are in `moves`. */
export function format(move: Move): string {
  switch (move.kind) {
    case 'call':
      return `call ${cardsText(move.cards)}`;
    case 'stay':
      return 'stay';
    case 'bury':
      return `bury ${cardsText(move.cards)}`;
    case 'tickets':
      return `tickets ${move.tickets.map(formatTicket).join(' ')}`;
    case 'play':
      return cardsText(move.cards);
  }
}

export const formatTicket = ({ ordinal, card }: Ticket): string => `${ordinal}${formatCard(card)}`;

/** No move names more cards than a Dealer holds; longer texts are not looked into. */
const LONGEST = 400;

/** A move as typed, its cards too: which order is canonical depends on the trumps, see `canonical`. */
export function parse(text: string): Move | ShengjiRefusal {
  const words = text.length > LONGEST ? [] : text.trim().split(/\s+/).filter(Boolean);
  const [verb = '', ...rest] = words;
  switch (verb.toLowerCase()) {
    case 'stay':
      return rest.length === 0 ? { kind: 'stay' } : unreadable(text, 'stay');
    case 'call': {
      const cards = parseCards(rest);
      return cards ? { kind: 'call', cards } : unreadable(text, 'call');
    }
    case 'bury': {
      const cards = parseCards(rest);
      return cards ? { kind: 'bury', cards } : unreadable(text, 'bury');
    }
    case 'tickets': {
      const tickets = rest.map(parseTicket);
      return tickets.length > 0 && tickets.every((ticket) => ticket !== undefined)
        ? { kind: 'tickets', tickets }
        : unreadable(text, 'tickets');
    }
    default: {
      const cards = parseCards(words);
      return cards ? { kind: 'play', cards } : unreadable(text, 'play');
    }
  }
}

/** All the cards, or undefined if there are none or one of the words is no card. */
function parseCards(words: readonly string[]): Card[] | undefined {
  const cards = words.map(parseCard);
  return cards.length > 0 && cards.every((card) => card !== undefined) ? cards : undefined;
}

function parseTicket(word: string): Ticket | undefined {
  const card = parseCard(word.slice(1));
  return /^[0-9]/.test(word) && card !== undefined ? { ordinal: Number(word[0]), card } : undefined;
}
