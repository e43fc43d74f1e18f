import type { Shengji } from '../../engine/shengji/state.ts';
import type { SearchPlan } from '../search.ts';
import { likelyPlays } from './play.ts';
import { likelyBurials, likelyCalls, likelyTickets } from './setup.ts';

const PLAYS = 6;
/** Tickets are searched among so many of the best. */
const TICKETS = 4;
/** What a level is worth, in points. */
const LEVEL = 10;

export const shengjiPlan: SearchPlan<Shengji> = {
  candidates(view, seat) {
    switch (view.phase) {
      case 'draw':
        return likelyCalls(view, seat);
      case 'bury':
        return likelyBurials(view, seat);
      case 'tickets':
        return likelyTickets(view, seat, TICKETS);
      case 'play':
        return likelyPlays(view, seat, PLAYS);
      default:
        return [];
    }
  },
  /** How far the points are from the border between the parties, and the levels gained less those of the others. */
  worth({ standing }, seat) {
    const { playerPoints, house, points } = standing.results.at(-1)!;
    const margin = (playerPoints - 160) * (house.includes(seat) ? -1 : 1);
    const levels = points.reduce((sum, n) => sum + n, 0);
    return margin + LEVEL * (points[seat]! - levels / points.length);
  },
  unit: 'point',
  rollouts: (view) => (view.phase === 'draw' ? 24 : 72),
};
