import { play, toAct } from '../../engine/shengji/rules.ts';
import type { Shengji, State } from '../../engine/shengji/state.ts';
import { view } from '../../engine/shengji/view.ts';
import type { SearchPlan } from '../search.ts';
import { likelyPlays } from './play.ts';
import { chooseSetup, likelyBurials, likelyCalls, likelyTickets } from './setup.ts';
import { sketchEnd } from './sketch/index.ts';

const PLAYS = 16;
/** Tickets are searched among so many of the best. */
const TICKETS = 4;
/** The Player party's points from which on it wins. */
const BORDER = 160;

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
  worth(state, seat) {
    const { playerPoints, house } = endOf(state);
    return (playerPoints - BORDER) * (house.includes(seat) ? -1 : 1);
  },
  unit: 'point',
  // The end of the deal is sketched from the state after the move: the policy itself would take ten times as long.
  horizon: () => 0,
  caution: (view) => (view.phase === 'play' ? 1 : 2),
  rollouts: (view) => (view.phase === 'draw' ? 64 : 400),
};

/** How a deal ends if the policy sets it up and everyone plays on much as the policy does. */
function endOf(from: State): ReturnType<typeof sketchEnd> {
  let state = from;
  while (state.phase === 'draw' || state.phase === 'bury' || state.phase === 'tickets') {
    const seat = toAct(state)[0]!;
    state = play(state, seat, chooseSetup(view(state, seat) as Parameters<typeof chooseSetup>[0], seat).move);
  }
  return state.phase === 'play' ? sketchEnd(state) : state.standing.results.at(-1)!;
}
