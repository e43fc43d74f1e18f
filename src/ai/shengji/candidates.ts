import { combinations } from '../../engine/combinations.ts';
import type { Seat } from '../../engine/game.ts';
import { callCards } from '../../engine/shengji/calling.ts';
import { sortedTickets } from '../../engine/shengji/rules.ts';
import type {
  BuryPhase,
  DrawPhase,
  Hidden,
  Move,
  PlayPhase,
  TicketsPhase,
  View,
} from '../../engine/shengji/state.ts';
import { lieOf } from '../../engine/shengji/trumps.ts';
import { BURIED_POINT, burial } from './bury.ts';
import { bestCall, waits } from './call.ts';
import { rankPlays } from './play.ts';
import { wishes } from './tickets.ts';

/** Returns the moves worth searching, at most 16; fewer than two if there is no choice. */
export function candidates(view: View, seat: Seat): Move[] {
  switch (view.phase) {
    case 'draw':
      return likelyCalls(view, seat);
    case 'bury':
      return likelyBurials(view, seat);
    case 'tickets':
      return likelyTickets(view, seat);
    case 'play':
      return likelyPlays(view);
    default:
      return [];
  }
}

/** Trumps above or below enough at which a call is worth searching. */
const DOUBTFUL = 1.5;

/** Returns the best call and staying, if neither is clearly better. */
function likelyCalls(view: DrawPhase<Hidden>, seat: Seat): Move[] {
  const best = waits(view, seat) ? null : bestCall(view, seat);
  if (best === null || Math.abs(best.surplus) > DOUBTFUL) return [];
  return [{ kind: 'call', cards: callCards(best.call) }, { kind: 'stay' }];
}

/** Returns different burials: each empties another plain suit, or counts points for little or for much. */
function likelyBurials(view: BuryPhase<Hidden>, seat: Seat): Move[] {
  const lie = lieOf(view.deal.trumps);
  const hand = view.hands[seat]!;
  const ideas = [0.3, 2.5].map((point) => burial(hand, lie, point, null));
  for (const suit of [0, 1, 2, 3]) ideas.push(burial(hand, lie, BURIED_POINT, suit));
  return ideas.map((cards) => ({ kind: 'bury', cards }));
}

/** The number of best tickets whose pairs are searched. */
const TICKETS = 4;

/** Returns pairs of the best tickets. */
function likelyTickets(view: TicketsPhase<Hidden>, seat: Seat): Move[] {
  const lie = lieOf(view.deal.trumps);
  return [...combinations(wishes(view, seat).slice(0, TICKETS), 2)].map((pair) => ({
    kind: 'tickets',
    tickets: sortedTickets(
      pair.map(({ ticket }) => ticket),
      lie,
    ),
  }));
}

const PLAYS = 16;

/** Returns the legal plays that the policy ranks highest. */
const likelyPlays = (view: PlayPhase<Hidden>): Move[] =>
  rankPlays(view)
    .slice(0, PLAYS)
    .map((cards) => ({ kind: 'play', cards }));
