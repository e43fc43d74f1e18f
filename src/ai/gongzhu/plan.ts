import type { Seat } from '../../engine/game.ts';
import { draftOf, isPlayedOut, play, putDown } from '../../engine/gongzhu/rules.ts';
import { scoreDeal } from '../../engine/gongzhu/score.ts';
import type { Gongzhu, State } from '../../engine/gongzhu/state.ts';
import type { SearchPlan } from '../search.ts';
import { candidates } from './candidates.ts';
import { chooseCard } from './choose.ts';
import { likelihood } from './history.ts';
import { imagineSensibly } from './imagine.ts';
import { choosePass } from './pass.ts';

/** The search plan of Chinese Hearts. */
export const gongzhuPlan: SearchPlan<Gongzhu> = {
  candidates,
  playOut: (world, seat) => (move) => ({ value: lead(pointsAfter(play(world, seat, move)), seat) }),
  worth: (end, seat) => lead(pointsAfter(end), seat),
  measure: () => ({ counts: 'points', matters: 20 }),
  imagine: imagineSensibly,
  likelihood,
  rollouts: () => 3000,
};

/** Points of a seat below the average of the others: more is better. */
export function lead(points: readonly number[], seat: Seat): number {
  const sum = points[0]! + points[1]! + points[2]! + points[3]!;
  return (sum - points[seat]!) / 3 - points[seat]!;
}

/** Returns the points that a deal adds to each seat if the policy plays on. */
function pointsAfter(from: State): readonly number[] {
  let state = from;
  while (state.phase === 'pass') {
    const seat = state.waiting[0]!;
    state = play(state, seat, choosePass(state, seat).move);
  }
  if (state.phase !== 'play') return state.standing.results.at(-1)!.points;
  const draft = draftOf(state);
  while (!isPlayedOut(draft)) putDown(draft, chooseCard(draft));
  return scoreDeal(draft.taken).points;
}
