import { play, toAct } from '../../engine/shengji/rules.ts';
import type { Shengji, State } from '../../engine/shengji/state.ts';
import { view } from '../../engine/shengji/view.ts';
import type { SearchPlan } from '../search.ts';
import { candidates } from './candidates.ts';
import { chooseSetup } from './setup.ts';
import { sketchEnd } from './sketch/index.ts';

/** The Player party's points from which on it wins. */
const BORDER = 160;

export const shengjiPlan: SearchPlan<Shengji> = {
  candidates,
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
