import { bidOf } from '../../engine/five-hundred/bids.ts';
import { play } from '../../engine/five-hundred/rules.ts';
import { type FiveHundred, type Move, teamOf, type View } from '../../engine/five-hundred/state.ts';
import type { Seat } from '../../engine/game.ts';
import type { SearchPlan } from '../search.ts';
import { calling, MATCH } from './auction.ts';
import { candidates } from './candidates.ts';
import { type End, endOf } from './end.ts';
import { likelihood } from './history.ts';
import { misleads } from './honest.ts';
import { imagineSensibly } from './imagine.ts';

/** So many points are worth telling of. */
export const MATTERS = 25;

/** What to search in 500. */
export const fiveHundredPlan: SearchPlan<FiveHundred> = {
  candidates,
  playOut: (world, seat) => (move) => ({ value: worthOf(endOf(play(world, seat, move)), seat) }),
  worth: (end, seat) => worthOf(endOf(end), seat),
  // A bid must be better for sure: one that only seems better costs a contract.
  caution: (view) => (view.phase === 'bid' ? 1 : 0),
  measure: () => ({ counts: 'points', matters: MATTERS }),
  imagine: imagineSensibly,
  likelihood,
  rollouts: (view) => (view.phase === 'bid' ? 6000 : 2000),
};

/** A pass is weighed beside every bid. */
export const alwaysWeighed = ({ phase }: View): readonly Move[] => (phase === 'bid' ? [calling(null)] : []);

/** Is the move a bid that misleads the partner? */
export const misleadsPartner = (view: View, seat: Seat, move: Move): boolean =>
  view.phase === 'bid' && move.kind === 'bid' && misleads(view, seat, bidOf(move.bid));

/** The same in points alone, as the sheet counts them. */
export const fiveHundredPoints: Pick<SearchPlan<FiveHundred>, 'playOut' | 'worth'> = {
  playOut: (world, seat) => (move) => ({ value: pointsOf(endOf(play(world, seat, move)), seat) }),
  worth: (end, seat) => pointsOf(endOf(end), seat),
};

/** Points more than the opponents', the match counted as so many more. */
function worthOf(end: End, seat: Seat): number {
  const { winner } = end;
  return pointsOf(end, seat) + (winner === null ? 0 : winner === teamOf(seat) ? MATCH : -MATCH);
}

/** Points more than the opponents'. */
function pointsOf({ contract, contractors, defenders }: End, seat: Seat): number {
  if (contract === null) return 0;
  return teamOf(contract.seat) === teamOf(seat) ? contractors - defenders : defenders - contractors;
}
