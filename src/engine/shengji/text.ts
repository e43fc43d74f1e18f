import { type Card, SUIT_NAMES } from '../card.ts';
import type { BySeat, Speaker } from '../game.ts';
import { commonRefusalText, count, list, type MoveWords, unreadable, verb } from '../words.ts';
import { COPIES, format as formatCard, parse as parseCard } from './cards.ts';
import { levelText } from './house-rules.ts';
import type { ActPhase, Fact, Move, Refusal, Ticket } from './state.ts';

const movedCards = (cards: readonly Card[]): string => cards.map(formatCard).join(' ');

/** Writes a move whose cards are in the canonical order of `moves`. */
export function format(move: Move): string {
  switch (move.kind) {
    case 'call':
      return `call ${movedCards(move.cards)}`;
    case 'stay':
      return 'stay';
    case 'bury':
      return `bury ${movedCards(move.cards)}`;
    case 'tickets':
      return `tickets ${move.tickets.map(formatTicket).join(' ')}`;
    case 'play':
      return movedCards(move.cards);
  }
}

const formatTicket = ({ ordinal, card }: Ticket): string => `${ordinal}${formatCard(card)}`;

/** Most characters that are read; no move has more cards than the Dealer holds. */
const LONGEST = 400;

/** Reads a move as typed, with its cards in that order: the canonical order depends on trumps, see `canonical`. */
export function parse(text: string): Move | Refusal {
  const words = text.length > LONGEST ? [] : text.trim().split(/\s+/).filter(Boolean);
  const [first = '', ...rest] = words;
  switch (first.toLowerCase()) {
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
      const tickets = parseTickets(rest);
      return tickets ? { kind: 'tickets', tickets } : unreadable(text, 'tickets');
    }
    default: {
      const cards = parseCards(words);
      if (cards) return { kind: 'play', cards };
      // No card's text looks like a ticket.
      const tickets = parseTickets(words);
      return tickets ? { kind: 'tickets', tickets } : unreadable(text, 'play');
    }
  }
}

/** All the cards, or undefined if there are none or one of the words is no card. */
function parseCards(words: readonly string[]): Card[] | undefined {
  const cards = words.map(parseCard);
  return cards.length > 0 && cards.every((card) => card !== undefined) ? cards : undefined;
}

function parseTickets(words: readonly string[]): Ticket[] | undefined {
  const tickets = words.map(parseTicket);
  return tickets.length > 0 && tickets.every((ticket) => ticket !== undefined) ? tickets : undefined;
}

function parseTicket(word: string): Ticket | undefined {
  const card = parseCard(word.slice(1));
  return /^[0-9]/.test(word) && card !== undefined ? { ordinal: Number(word[0]), card } : undefined;
}

const EFFECTIVE_SUITS = [...SUIT_NAMES, 'trumps'] as const;
/** An effective suit, 0 to 3, or 4 for trumps, as a word. */
export const suitName = (suit: number): string => EFFECTIVE_SUITS[suit] ?? '';

const GROUPS = ['', '', 'pair', 'three of a kind', 'four of a kind'] as const;

/** A number of groups: "a pair", "2 pairs", "no three of a kind". */
export function groupsText(size: number, n: number): string {
  if (size === 2) return n === 0 ? 'no pair' : n === 1 ? 'a pair' : `${n} pairs`;
  return n === 0 ? `no ${GROUPS[size]}` : n === 1 ? `a ${GROUPS[size]}` : `${n} × ${GROUPS[size]}`;
}

/** A Tolaji in words: "a Tolaji of two pairs". */
export const tolajiText = (size: number, length: number): string =>
  size === 2 ? `a Tolaji of ${length} pairs` : `a Tolaji of ${length} × ${GROUPS[size]}`;

const ORDINALS = ['', 'first', 'second', 'third', 'fourth'] as const;
/** A ticket in words: "the first A♥". */
const ticketText = (ordinal: number, card: string, speaker: Speaker): string =>
  `the ${ORDINALS[ordinal]} ${speaker.card(card)}`;

const repeated = (card: string, n: number): string[] => Array<string>(n).fill(card);
const cardsText = (cards: readonly string[], speaker: Speaker): string =>
  cards.map((card) => speaker.card(card)).join(' ');

/** Writes cards played together, given in canonical order, from high to low: `K♥ K♥ Q♥ Q♥`. */
export const copiesText = (cards: readonly string[], speaker: Speaker): string =>
  cardsText(cards.toReversed(), speaker);

const MOVE_WORDS: MoveWords<ActPhase, Move['kind']> = {
  written: {
    call: 'a call names its cards, as in: call 3S 3S',
    stay: 'to stay is one word: stay',
    bury: 'a burial names six cards, as in: bury 3C 3C 4D 7D 8H 9H',
    tickets: 'tickets name an ordinal and a card each, as in: tickets 1AH 2KS',
    play: 'name the cards, as in: 5H 5H; or call, stay, bury, tickets',
  },
  due: {
    draw: 'call trumps or stay',
    bury: 'bury six cards',
    tickets: 'name two tickets',
    play: 'play cards',
  },
};

export function refusalText(refusal: Refusal, speaker: Speaker): string {
  switch (refusal.rule) {
    case 'levels-order':
      return `The first level, ${levelText(refusal.from)}, is above the last one, ${levelText(refusal.to)}.`;
    case 'call-identical':
      return 'A call shows identical cards: copies of one card.';
    case 'call-rank':
      return `Trumps are called with cards of the trump rank, ${levelText(refusal.level)}${
        refusal.jokers ? ', No-Trump with jokers' : ''
      }.`;
    case 'call-jokers':
      return 'No-Trump is called with two or more identical jokers.';
    case 'weaker-call':
      return `Too weak: ${verb(speaker, refusal.seat, 'have', 'has')} called with ${cardsText(
        repeated(refusal.card, refusal.count),
        speaker,
      )}; ${refusal.needed > COPIES ? 'nothing beats' : `it takes ${refusal.needed} cards to beat`} that.`;
    case 'own-call':
      return `The standing call is yours: you may only add ${speaker.card(refusal.card)} to it.`;
    case 'bury-six':
      return `Bury exactly six cards, not ${refusal.given}.`;
    case 'two-tickets':
      return `Name two tickets, not ${refusal.given}.`;
    case 'ticket-ordinal':
      return `There are four copies of a card: a ticket names the first to the fourth, not number ${refusal.ordinal}.`;
    case 'ticket-joker':
      return `A ticket names a rank and a suit, not a joker (${speaker.card(refusal.card)}).`;
    case 'ticket-trump':
      return `${speaker.card(refusal.card)} is a trump in this deal: at this table tickets name other cards.`;
    case 'tickets-differ':
      return 'The two tickets must differ.';
    case 'lead-suit':
      return `A lead is of one suit; these are ${list(refusal.suits.map(suitName))}.`;
    case 'lead-shape':
      return refusal.equals && refusal.equals.length > 1
        ? `${list(refusal.equals.map((card) => speaker.card(card)))} rank equally but are not identical: they form no group.`
        : 'Lead a single card, two to four identical cards, or a Tolaji (groups of one size on adjacent ranks).';
    case 'wrong-number':
      return `Play ${count(refusal.expected, 'card')} to this trick, not ${refusal.given}.`;
    case 'follow-suit':
      return refusal.given === 0 && refusal.owed === 1
        ? `You still hold ${suitName(refusal.suit)}.`
        : `You still hold ${suitName(refusal.suit)}: play ${refusal.owed} of them, not ${refusal.given}.`;
    case 'follow-tolaji':
      return `You hold ${tolajiText(refusal.size, refusal.length)} in ${suitName(refusal.suit)}: a Tolaji must follow a Tolaji.`;
    case 'follow-groups':
      return `You hold ${groupsText(refusal.size, refusal.owed)} in ${suitName(refusal.suit)} (${list(
        refusal.cards.map((card) => speaker.card(card)),
      )}): play ${refusal.owed === 1 ? 'it' : 'them'}; these cards have ${groupsText(refusal.size, refusal.given)}.`;
    default:
      return commonRefusalText(refusal, speaker, MOVE_WORDS);
  }
}

export function factText(fact: Fact, speaker: Speaker): string {
  switch (fact.kind) {
    case 'dealt': {
      const dealer = fact.dealer === null ? '' : ` ${verb(speaker, fact.dealer, 'are', 'is')} Dealer.`;
      return `Deal ${fact.deal}: the trump rank is ${levelText(fact.level)}.${dealer}`;
    }
    case 'call':
      return `${verb(speaker, fact.seat, 'call')} ${cardsText(repeated(fact.card, fact.count), speaker)}.`;
    case 'turned-up':
      return `Nobody has called: the kitty turns up ${cardsText(fact.cards, speaker)}.`;
    case 'trumps':
      return `Trumps: ${fact.suit === null ? 'no suit' : suitName(fact.suit)}, rank ${levelText(fact.level)}. ${verb(
        speaker,
        fact.dealer,
        'are',
        'is',
      )} Dealer.`;
    case 'kitty':
      return `${verb(speaker, fact.dealer, 'take')} the kitty${
        fact.cards ? `: ${cardsText(fact.cards, speaker)}` : ''
      }.`;
    case 'buried':
      return `${verb(speaker, fact.dealer, 'bury', 'buries')} ${
        fact.cards ? cardsText(fact.cards, speaker) : 'six cards'
      }.`;
    case 'tickets':
      return `${verb(speaker, fact.dealer, 'name')} the tickets: ${list(
        fact.tickets.map(({ ordinal, card }) => ticketText(ordinal, card, speaker)),
      )}.`;
    case 'played':
      return `${verb(speaker, fact.seat, fact.lead ? 'lead' : 'play')} ${copiesText(fact.cards, speaker)}${
        fact.tolaji ? ', a Tolaji' : ''
      }.`;
    case 'ticket-met':
      return `${verb(speaker, fact.seat, 'play')} ${ticketText(fact.ordinal, fact.card, speaker)}${
        fact.joins
          ? ` and ${speaker.you === fact.seat ? 'join' : 'joins'} the House`
          : ': the House gains nobody'
      }.`;
    case 'parties':
      return `The parties are known: ${seatList(fact.house, speaker)} against the others.`;
    case 'trick-taken': {
      const { cards } = fact.plays.find(({ seat }) => seat === fact.seat)!;
      return `${verb(speaker, fact.seat, 'win')} the trick with ${copiesText(cards, speaker)}${
        fact.points > 0 ? `: ${count(fact.points, 'point')}` : ''
      }.`;
    }
    case 'deal-scored': {
      const { result, levels } = fact;
      const kitty = result.kittyPoints > 0 ? `, ${result.kittyPoints} of them from the kitty` : '';
      return `The Player party has ${count(result.playerPoints, 'point')}${kitty}. The kitty was ${cardsText(
        fact.kitty,
        speaker,
      )}. ${advanceText(result.points, levels, speaker)}`;
    }
    case 'match-over':
      return `${seatList(fact.winners, speaker)} ${
        fact.winners.length > 1 || speaker.you === fact.winners[0] ? 'win' : 'wins'
      } the match.`;
  }
}

const seatList = (seats: readonly number[], speaker: Speaker): string =>
  list(seats.map((seat) => speaker.seat(seat)));

function advanceText(gained: BySeat<number>, levels: BySeat<number>, speaker: Speaker): string {
  const moved = gained.flatMap((n, seat) => (n > 0 ? [seat] : []));
  if (moved.length === 0) return 'Nobody goes up.';
  const verbOf = (seats: readonly number[]) =>
    seats.length === 1 && speaker.you !== seats[0] ? 'goes' : 'go';
  const reached = [...new Set(moved.map((seat) => levels[seat]!))];
  // Players who reach one level share a sentence: "Bo and Cat go up to level 4."
  return reached
    .map((level) => {
      const seats = moved.filter((seat) => levels[seat] === level);
      const to = levelText(level) ? ` to level ${levelText(level)}` : '';
      return `${seatList(seats, speaker)} ${verbOf(seats)} up${to}.`;
    })
    .join(' ');
}
