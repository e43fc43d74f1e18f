import type { Card } from '../../engine/card.ts';
import type { Seat } from '../../engine/game.ts';
import type { Counts } from '../../engine/shengji/cards.ts';
import { sortedTickets } from '../../engine/shengji/rules.ts';
import type { Hidden, Move, Ticket, TicketsPhase } from '../../engine/shengji/state.ts';
import { type Lie, lieOf } from '../../engine/shengji/trumps.ts';
import type { Choice } from '../policy.ts';

/** Asks for the aces that follow its own: it cashes these, then leads the suit. */
export function chooseTickets(view: TicketsPhase<Hidden>, seat: Seat): Choice<Move> {
  const [first, second] = wishes(view, seat) as [Wish, Wish];
  const tickets = sortedTickets([first.ticket, second.ticket], lieOf(view.deal.trumps));
  return { move: { kind: 'tickets', tickets } };
}

/** The tickets that may be asked for, the best first. */
export const wishes = (view: TicketsPhase<Hidden>, seat: Seat): Wish[] =>
  [0, 1, 2, 3]
    .flatMap((suit) => wish(suit, view.hands[seat]!, view.kitty ?? [], lieOf(view.deal.trumps)))
    .sort((a, b) => b.value - a.value);

interface Wish {
  readonly ticket: Ticket;
  readonly value: number;
}

/** The ticket for the highest plain card of a suit of which copies are still out, and how good it is. */
function wish(suit: number, hand: Counts, buried: readonly Card[], lie: Lie): Wish[] {
  const line = lie.lines[suit]!;
  const length = line.reduce((sum, card) => sum + hand[card]!, 0);
  return line.slice(-2).flatMap((card) => {
    const held = hand[card]!;
    const out = 4 - held - buried.filter((other) => other === card).length;
    if (out <= 0) return [];
    const top = card === line.at(-1) ? 0 : 8;
    return [
      {
        ticket: { ordinal: held + 1, card },
        value: 2 * out - 3 * held - top + (length > held ? Math.min(length, 6) : -6),
      },
    ];
  });
}
