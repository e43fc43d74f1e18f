import type { Seat } from '../../engine/game.ts';
import { cardsIn, NO_CARDS, POINTS, pointsOf } from '../../engine/shengji/cards.ts';
import { copiesToCome, houseLead, partyOf } from '../../engine/shengji/knowledge.ts';
import type { Hidden, PlayPhase, Shengji, View } from '../../engine/shengji/state.ts';
import { lieOf, TRUMPS } from '../../engine/shengji/trumps.ts';
import { tipsFor } from './tip.ts';

type PlayView = View & PlayPhase<Hidden>;

/** Lead in points from which a House is worth joining on average; bots join from there on as well (`joinFrom`). */
const AHEAD = 35;

const holdsPoints = ({ hands }: PlayView, seat: Seat): boolean =>
  (hands[seat] ?? NO_CARDS).some((copies, card) => copies > 0 && POINTS[card]! > 0);

/** Is the player who wins the trick so far on the seat's own side? Null if unknown, and before the lead. */
function isFriendAhead(view: PlayView, seat: Seat): boolean | null {
  const own = partyOf(view, seat);
  const ahead = view.trick ? partyOf(view, view.trick.winner) : null;
  return own && ahead ? own === ahead : null;
}

export const shengjiTips = tipsFor<Shengji>([
  {
    id: 'shengji/call',
    say: 'Calling makes this suit trumps; with no Dealer yet, it makes you Dealer.',
    when(view, _seat, moves) {
      if (view.phase !== 'draw' || view.standing.dealer !== null) return false;
      for (const move of moves()) if (move.kind === 'call') return true;
      return false;
    },
  },
  {
    id: 'shengji/tickets',
    say: 'Name the first copy of a card you lack: it finds a friend soon.',
    when: ({ phase }) => phase === 'tickets',
  },
  {
    id: 'shengji/ticket',
    say: 'Keep your ticket card until the House leads by 35.',
    when(view, seat) {
      // Members of the House gain nothing by a ticket.
      if (view.phase !== 'play' || view.house.includes(seat)) return false;
      const { hands, gone, tickets } = view;
      return (
        houseLead(view, seat) < AHEAD &&
        tickets.some(
          (ticket) =>
            ticket.met === null && copiesToCome(ticket, gone) === 1 && (hands[seat]?.[ticket.card] ?? 0) > 0,
        )
      );
    },
  },
  {
    id: 'shengji/last-trick',
    say: 'The last trick wins the kitty, pairs win more: keep high cards.',
    when(view, seat) {
      if (view.phase !== 'play' || view.deal.dealer !== seat) return false;
      const cards = (view.hands[seat] ?? NO_CARDS).reduce((sum, copies) => sum + copies, 0);
      return cards <= 5 && pointsOf(view.kitty ?? []) > 0;
    },
  },
  {
    id: 'shengji/friend',
    say: 'A friend takes this: kings, tens and fives are welcome.',
    when: (view, seat) =>
      view.phase === 'play' &&
      view.trick?.plays.length === 5 &&
      isFriendAhead(view, seat) === true &&
      holdsPoints(view, seat),
  },
  {
    id: 'shengji/enemy',
    say: 'Keep your points away from this one: play a card without.',
    when(view, seat) {
      if (view.phase !== 'play' || !view.trick || isFriendAhead(view, seat) !== false) return false;
      const { lead, best, plays } = view.trick;
      if (plays[0]!.cards.length !== 1 || lead.suit === TRUMPS) return false;
      const { heights, lines } = lieOf(view.deal.trumps);
      const suit = cardsIn(view.hands[seat] ?? NO_CARDS, lines[lead.suit]!);
      const loses = best.suit === TRUMPS || suit.every((card) => heights[card]! <= best.height);
      return loses && suit.some((card) => POINTS[card]! > 0) && suit.some((card) => POINTS[card] === 0);
    },
  },
]);
