import { play } from '../../engine/five-hundred/rules.ts';
import { type FiveHundred, teamOf } from '../../engine/five-hundred/state.ts';
import type { Seat } from '../../engine/game.ts';
import type { SearchPlan } from '../search.ts';
import { MATCH } from './auction.ts';
import { candidates } from './candidates.ts';
import { type End, endOf } from './end.ts';
import { likelihood } from './history.ts';
import { imagineSensibly } from './imagine.ts';

/** What to search in 500. */
export const fiveHundredPlan: SearchPlan<FiveHundred> = {
  candidates,
  playOut: (world, seat) => (move) => ({ value: worthOf(endOf(play(world, seat, move)), seat) }),
  worth: (end, seat) => worthOf(endOf(end), seat),
  // A bid must be better for sure: one that only seems better costs a contract.
  caution: (view) => (view.phase === 'bid' ? 1 : 0),
  measure: () => ({ counts: 'points', matters: 25 }),
  imagine: imagineSensibly,
  likelihood,
  rollouts: (view) => (view.phase === 'bid' ? 6000 : 2000),
};

/** Points more than the opponents', the match counted as so many more. */
function worthOf({ contract, contractors, defenders, winner }: End, seat: Seat): number {
  const own = teamOf(seat);
  const lead = contract === null ? 0 : contractors - defenders;
  const match = winner === null ? 0 : winner === own ? MATCH : -MATCH;
  return (contract === null || teamOf(contract.seat) === own ? lead : -lead) + match;
}
