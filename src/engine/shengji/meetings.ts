import type { Seat } from '../game.ts';
import { COPIES } from './cards.ts';
import type { OpenTicket, Trick } from './state.ts';

/** A ticket met in a trick. */
export interface Meeting {
  readonly ticket: OpenTicket;
  readonly seat: Seat;
  /** Index of the trick among the given ones. */
  readonly trick: number;
  /** Did it make its player a member of the House? */
  readonly joins: boolean;
}

/** Finds the meetings of tickets in these tricks, in order. */
export function meetingsIn(
  tricks: readonly Pick<Trick, 'plays'>[],
  tickets: readonly OpenTicket[],
  dealer?: Seat,
): Meeting[] {
  const found = tickets.flatMap((ticket) => {
    if (ticket.met === null) return [];
    let left = ticket.ordinal;
    for (const [trick, { plays }] of tricks.entries()) {
      for (const { seat, cards } of plays) {
        left -= cards.filter((card) => card === ticket.card).length;
        if (left <= 0 && left > -COPIES) return [{ ticket, seat, trick }];
      }
    }
    return [];
  });
  const house = new Set([dealer]);
  return found
    .sort((a, b) => a.trick - b.trick)
    .map((each) => {
      const joins = !house.has(each.seat);
      house.add(each.seat);
      return { ...each, joins };
    });
}
