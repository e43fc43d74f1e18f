import type { Card } from '../../../../src/engine/card.ts';
import type { Seat } from '../../../../src/engine/game.ts';
import type { Counts } from '../../../../src/engine/shengji/cards.ts';
import { sortedTickets } from '../../../../src/engine/shengji/rules.ts';
import type { Hidden, Move, Ticket, TicketsPhase } from '../../../../src/engine/shengji/state.ts';
import { type Lie, lieOf } from '../../../../src/engine/shengji/trumps.ts';

/** Asks for the aces that follow its own: it cashes these, then leads the suit. */
export function chooseTickets(view: TicketsPhase<Hidden>, seat: Seat): Move {
  const [first, second] = wishes(view, seat) as [Wish, Wish];
  return { kind: 'tickets', tickets: sortedTickets([first.ticket, second.ticket], lieOf(view.deal.trumps)) };
}

/** The possible tickets, the best first. */
const wishes = (view: TicketsPhase<Hidden>, seat: Seat): Wish[] =>
  [0, 1, 2, 3]
    .flatMap((suit) => wish(suit, view.hands[seat]!, view.kitty ?? [], lieOf(view.deal.trumps)))
    .sort((a, b) => b.value - a.value);

interface Wish {
  readonly ticket: Ticket;
  readonly value: number;
}

/** The ticket for the highest plain card of a suit with copies still out, and its worth. */
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
