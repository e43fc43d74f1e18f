import type { Card } from '../../engine/card.ts';
import type { Seat } from '../../engine/game.ts';
import { COPIES, type Counts } from '../../engine/shengji/cards.ts';
import { sortedTickets } from '../../engine/shengji/rules.ts';
import type { Hidden, Move, Ticket, TicketsPhase } from '../../engine/shengji/state.ts';
import { type Lie, lieOf } from '../../engine/shengji/trumps.ts';
import type { Choice } from '../policy.ts';

/** Chooses tickets for high cards with many copies out. */
export function chooseTickets(view: TicketsPhase<Hidden>, seat: Seat): Choice<Move> {
  const [first, second] = wishes(view, seat) as [Wish, Wish];
  const tickets = sortedTickets([first.ticket, second.ticket], lieOf(view.deal.trumps));
  return { move: { kind: 'tickets', tickets } };
}

/** Returns the possible tickets, the best first. */
export const wishes = (view: TicketsPhase<Hidden>, seat: Seat): Wish[] =>
  [0, 1, 2, 3]
    .flatMap((suit) => wish(suit, view.hands[seat]!, view.kitty ?? [], lieOf(view.deal.trumps)))
    .sort((a, b) => b.value - a.value);

interface Wish {
  readonly ticket: Ticket;
  readonly value: number;
}

/**
 * The worth of a ticket to its Dealer in points: by the copies out and held, for a suit's second card, and in a suit that the Dealer lacks. Fitted to
 * 15,000 pairs of tickets of 500 deals. The more copies are out, the sooner the ticket is met.
 */
const WORTH = { out: 5, held: -5, second: -7, void: -3 } as const;

/** Returns tickets for the two highest cards of a plain suit with copies still out, and their worth. */
function wish(suit: number, hand: Counts, buried: readonly Card[], lie: Lie): Wish[] {
  const line = lie.lines[suit]!;
  const isVoid = line.every((card) => hand[card] === 0);
  return line.slice(-2).flatMap((card) => {
    const held = hand[card]!;
    const out = COPIES - held - buried.filter((other) => other === card).length;
    if (out <= 0) return [];
    const value =
      WORTH.out * out +
      WORTH.held * held +
      (card === line.at(-1) ? 0 : WORTH.second) +
      (isVoid ? WORTH.void : 0);
    return [{ ticket: { ordinal: held + 1, card }, value }];
  });
}
