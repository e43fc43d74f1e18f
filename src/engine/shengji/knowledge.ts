import type { Card } from '../card.ts';
import type { Seat } from '../game.ts';
import { firstToDraw } from './calling.ts';
import { HAND, KITTY, SEATS } from './cards.ts';
import type { Hidden, OpenTicket, PlayPhase, Position } from './state.ts';

/** What anyone at the table can count or see, for bots, screens and words. */

export type Party = 'house' | 'player';

/** A seat's party. Null while it is not known: once both tickets are met, all who are not House are Players. */
export function partyOf({ house, tickets }: PlayPhase<Hidden>, seat: Seat): Party | null {
  if (house.includes(seat)) return 'house';
  return tickets.every(({ met }) => met !== null) ? 'player' : null;
}

/** By how many points the House is ahead of the others but this seat, as far as its members are known. */
export const houseLead = ({ house, points }: PlayPhase<Hidden>, me: Seat): number =>
  points.reduce((sum, own, seat) => sum + (seat === me ? 0 : house.includes(seat) ? own : -own), 0);

/** How many more copies of a ticket's card must be played until it is met; 0 once it is. */
export const copiesToCome = ({ ordinal, card, met }: OpenTicket, gone: readonly number[]): number =>
  met === null ? ordinal - gone[card]! : 0;

/** The number of cards in a seat's hand. */
export function cardsLeft(position: Position, seat: Seat): number {
  switch (position.phase) {
    case 'draw': {
      const place = (seat - firstToDraw(position.standing) + SEATS) % SEATS;
      return Math.ceil(Math.max(0, position.drawn - place) / SEATS);
    }
    case 'bury':
      return position.deal.dealer === seat ? HAND + KITTY : HAND;
    case 'tickets':
      return HAND;
    case 'play': {
      const play = position.trick?.plays.find((p) => p.seat === seat);
      return position.left - (play?.cards.length ?? 0);
    }
    default:
      return 0;
  }
}

/** Has this seat shown that it has no card of the suit (0 to 3, 4 for trumps)? */
export const isVoid = (position: PlayPhase<Hidden>, seat: Seat, line: readonly Card[]): boolean =>
  line.length > 0 && line.every((card) => position.limits[seat]![card]! <= 0);
