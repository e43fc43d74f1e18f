import type { Seat } from '../game.ts';
import { COPIES } from './cards.ts';
import type { OpenTicket, Trick } from './state.ts';

/** A ticket met in a trick. */
export interface Meeting {
  readonly ticket: OpenTicket;
  readonly seat: Seat;
  /** The place of the trick among the tricks given. */
  readonly trick: number;
  /** Whether it made its player one of the House. */
  readonly joins: boolean;
}

/** Who met which ticket in which of these tricks, in order of happening. */
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
