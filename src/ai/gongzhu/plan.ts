import type { Seat } from '../../engine/game.ts';
import { play } from '../../engine/gongzhu/rules.ts';
import type { Gongzhu, State } from '../../engine/gongzhu/state.ts';
import type { SearchPlan } from '../search.ts';
import { candidates } from './candidates.ts';
import { chooseCard } from './choose.ts';
import { choosePass } from './pass.ts';
import { pointsAtEnd, putDown, tableOf } from './table.ts';

/** What to search in Gong Zhu. */
export const gongzhuPlan: SearchPlan<Gongzhu> = {
  candidates,
  /** Points fewer than the others on average. */
  worth(state, seat) {
    const points = endOf(state);
    const sum = points[0]! + points[1]! + points[2]! + points[3]!;
    return (sum - points[seat]!) / 3 - points[seat]!;
  },
  unit: 'point',
  // The policy plays the deal to its end on a table of its own, with what every seat knows carried along.
  horizon: () => 0,
  rollouts: () => 3000,
};

const SEATS: readonly Seat[] = [0, 1, 2, 3];

/** What a deal adds to each seat if the policy plays on. */
function endOf(from: State): readonly number[] {
  let state = from;
  while (state.phase === 'pass') {
    const seat = state.waiting[0]!;
    state = play(state, seat, choosePass(state, seat).move);
  }
  if (state.phase !== 'play') return state.standing.results.at(-1)!.points;
  const table = tableOf(state);
  while (table.left > 0) putDown(table, chooseCard(table));
  return SEATS.map((seat) => pointsAtEnd(table, seat));
}
