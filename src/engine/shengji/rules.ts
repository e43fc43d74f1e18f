import type { Card } from '../card.ts';
import type { Seat, TableSetup } from '../game.ts';
import { beginDraw, checkCall, playDraw, suitCalled, trumpRank, turnUp } from './calling.ts';
import {
  ALL_CARDS,
  DRAWS,
  format,
  HAND,
  isJoker,
  KITTY,
  missingFrom,
  NO_CARDS,
  plus,
  SEATS,
  without,
} from './cards.ts';
import { checkFollow } from './follow.ts';
import { shapeOf } from './groups.ts';
import { type HouseRules, houseRulesOf } from './house-rules.ts';
import type {
  ActPhase,
  BuryPhase,
  DrawPhase,
  Hidden,
  Move,
  PlayPhase,
  Position,
  Refusal,
  State,
  Ticket,
  TicketsPhase,
} from './state.ts';
import { playCards } from './trick.ts';
import { type Lie, lieOf, sorted, TRUMPS, type TrumpChoice } from './trumps.ts';

export function start(table: TableSetup): State {
  const rules = houseRulesOf(table);
  const levels = Array<number>(SEATS).fill(rules.from);
  return {
    phase: 'deal',
    standing: { rules, deals: 0, levels, dealer: null, results: [], winners: null },
  };
}

export const deal = ({ standing }: State, deck: readonly Card[]): State =>
  beginDraw({ ...standing, deals: standing.deals + 1 }, deck);

export function toAct(position: Position): readonly Seat[] {
  switch (position.phase) {
    case 'draw':
    case 'play':
      return [position.turn];
    case 'bury':
    case 'tickets':
      return [position.deal.dealer];
    default:
      return [];
  }
}

/** The kinds of move due in each phase. */
const DUE: { readonly [phase in ActPhase]: readonly Move['kind'][] } = {
  draw: ['call', 'stay'],
  bury: ['bury'],
  tickets: ['tickets'],
  play: ['play'],
};

export function check(position: Position, seat: Seat, move: Move): Refusal | null {
  if (position.phase === 'over') return { rule: 'match-over' };
  const turn = toAct(position);
  if (position.phase === 'deal' || seat !== turn[0]) return { rule: 'not-your-turn', turn };
  if (!DUE[position.phase].includes(move.kind)) return { rule: 'not-now', due: position.phase };
  switch (position.phase) {
    case 'draw':
      return move.kind === 'call' ? checkCall(position, seat, move.cards) : null;
    case 'bury': {
      if (move.kind !== 'bury') return null;
      const missing = missingFrom(position.hands[seat] ?? NO_CARDS, move.cards);
      if (missing !== undefined) return { rule: 'not-held', card: format(missing) };
      return move.cards.length === KITTY ? null : { rule: 'bury-six', given: move.cards.length };
    }
    case 'tickets':
      return move.kind === 'tickets'
        ? checkTickets(move.tickets, position.deal.trumps, position.standing.rules)
        : null;
    case 'play':
      return move.kind === 'play' ? checkPlay(position, seat, move.cards) : null;
  }
}

function checkTickets(
  tickets: readonly Ticket[],
  trumps: TrumpChoice,
  { ticketTrumps }: HouseRules,
): Refusal | null {
  const [first, second] = tickets;
  if (first === undefined || second === undefined || tickets.length > 2) {
    return { rule: 'two-tickets', given: tickets.length };
  }
  for (const { ordinal, card } of tickets) {
    if (ordinal < 1 || ordinal > 4) return { rule: 'ticket-ordinal', ordinal };
    if (isJoker(card)) return { rule: 'ticket-joker', card: format(card) };
    if (!ticketTrumps && lieOf(trumps).suits[card] === TRUMPS) {
      return { rule: 'ticket-trump', card: format(card) };
    }
  }
  return first.ordinal === second.ordinal && first.card === second.card ? { rule: 'tickets-differ' } : null;
}

function checkPlay(
  { hands, trick, deal: { trumps } }: PlayPhase<Hidden>,
  seat: Seat,
  cards: readonly Card[],
): Refusal | null {
  const hand = hands[seat] ?? NO_CARDS;
  const missing = missingFrom(hand, cards);
  if (missing !== undefined) return { rule: 'not-held', card: format(missing) };
  const lie = lieOf(trumps);
  return trick === null ? checkLead(cards, lie) : checkFollow(trick.lead, hand, cards, lie);
}

function checkLead(cards: readonly Card[], lie: Lie): Refusal | null {
  if (shapeOf(cards, lie) !== null) return null;
  const suits = [...new Set(cards.map((card) => lie.suits[card]!))].sort();
  if (suits.length > 1) return { rule: 'lead-suit', suits };
  const heights = new Set(cards.map((card) => lie.heights[card]!));
  // Trump-rank cards of two suits look like a pair but are not.
  const equals = cards.length > 1 && heights.size === 1 ? [...new Set(sorted(cards, lie))].map(format) : null;
  return { rule: 'lead-shape', equals };
}

/** Makes a move that `check` allows. */
export function play(state: State, seat: Seat, move: Move): State {
  switch (state.phase) {
    case 'draw':
      return playDraw(state, seat, move) ?? takeKitty(state);
    case 'bury':
      return move.kind === 'bury' ? bury(state, move.cards) : state;
    case 'tickets':
      return move.kind === 'tickets' ? announce(state, move.tickets) : state;
    case 'play':
      return move.kind === 'play' ? playCards(state, seat, move.cards) : state;
    default:
      return state;
  }
}

/** Ends the drawing: fixes trumps and gives the Dealer the kitty. */
function takeKitty(state: DrawPhase): BuryPhase {
  const { standing, deck, call } = state;
  const kitty = deck.slice(DRAWS);
  // In the first deal the caller becomes Dealer; if nobody called, seat 0.
  const dealer = standing.dealer ?? call?.seat ?? 0;
  const rank = trumpRank(standing);
  const { trumps, turnedUp } = call
    ? { trumps: { rank, suit: suitCalled(call.card) }, turnedUp: [] }
    : turnUp(kitty, rank);
  const hands = state.hands.map((hand, seat) => (seat === dealer ? plus(hand, kitty) : hand));
  const shown = state.shown.map((cards, seat) => (seat === dealer ? [...cards, ...turnedUp] : cards));
  return { phase: 'bury', standing, deal: { dealer, trumps, call, turnedUp }, hands, shown, kitty };
}

function bury({ standing, deal, hands, shown }: BuryPhase, cards: readonly Card[]): TicketsPhase {
  const { dealer } = deal;
  return {
    phase: 'tickets',
    standing,
    deal,
    hands: hands.map((hand, seat) => (seat === dealer ? without(hand, cards) : hand)),
    shown,
    kitty: sorted(cards, lieOf(deal.trumps)),
  };
}

function announce(
  { standing, deal, hands, shown, kitty }: TicketsPhase,
  tickets: readonly Ticket[],
): PlayPhase {
  return {
    phase: 'play',
    standing,
    deal,
    turn: deal.dealer,
    hands,
    trick: null,
    tricks: [],
    left: HAND,
    tickets: sortedTickets(tickets, lieOf(deal.trumps)).map(({ ordinal, card }) => ({
      ordinal,
      card,
      met: null,
    })),
    house: [deal.dealer],
    points: Array<number>(SEATS).fill(0),
    gone: NO_CARDS,
    limits: Array(SEATS).fill(ALL_CARDS),
    gaps: [],
    shown,
    kitty,
  };
}

/** Sorts tickets by card in canonical order, then by ordinal. */
export const sortedTickets = (tickets: readonly Ticket[], { places }: Lie): Ticket[] =>
  tickets.toSorted((a, b) => places[a.card]! - places[b.card]! || a.ordinal - b.ordinal);

/** Puts a move's cards or tickets in the canonical order under this deal's trumps. */
export function canonical(position: Position, move: Move): Move {
  if (!('deal' in position)) return move;
  const lie = lieOf(position.deal.trumps);
  switch (move.kind) {
    case 'bury':
    case 'play':
      return { kind: move.kind, cards: sorted(move.cards, lie) };
    case 'tickets':
      return { kind: 'tickets', tickets: sortedTickets(move.tickets, lie) };
    default:
      return move;
  }
}
