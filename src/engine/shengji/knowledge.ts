import type { Card } from '../card.ts';
import type { Seat } from '../game.ts';
import { firstToDraw } from './calling.ts';
import { HAND, KITTY, SEATS } from './cards.ts';
import type { Hidden, OpenTicket, PlayPhase, Position } from './state.ts';

/** Facts that anyone at the table can count or see, for bots, screens and words. */

export type Party = 'house' | 'player';

/** A seat's party; null while it is unknown. Once both tickets are met, all who are not House are Players. */
export function partyOf({ house, tickets }: PlayPhase<Hidden>, seat: Seat): Party | null {
  if (house.includes(seat)) return 'house';
  return tickets.every(({ met }) => met !== null) ? 'player' : null;
}

/** The House's lead in points over the others except this seat, counting its known members. */
export const houseLead = ({ house, points }: PlayPhase<Hidden>, me: Seat): number =>
  points.reduce((sum, own, seat) => sum + (seat === me ? 0 : house.includes(seat) ? own : -own), 0);

/** Number of copies of a ticket's card still to be played until it is met; 0 once it is. */
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
