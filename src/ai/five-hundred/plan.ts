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

/** Least difference that matters, in points. */
export const MATTERS = 25;

/** The search plan of 500. */
export const fiveHundredPlan: SearchPlan<FiveHundred> = {
  candidates,
  playOut: (world, seat) => (move) => ({ value: worthOf(endOf(play(world, seat, move)), seat) }),
  worth: (end, seat) => worthOf(endOf(end), seat),
  // A bid must be surely better: one that only seems better costs a contract.
  caution: (view) => (view.phase === 'bid' ? 1 : 0),
  measure: () => ({ counts: 'points', matters: MATTERS }),
  imagine: imagineSensibly,
  likelihood,
  rollouts: (view) => (view.phase === 'bid' ? 6000 : 2000),
};

/** Returns the pass, to compare with every bid; no move in other phases. */
export const alwaysWeighed = ({ phase }: View): readonly Move[] => (phase === 'bid' ? [calling(null)] : []);

/** Is the move a bid that misleads the partner? */
export const misleadsPartner = (view: View, seat: Seat, move: Move): boolean =>
  view.phase === 'bid' && move.kind === 'bid' && misleads(view, seat, bidOf(move.bid));

/** The plan's values in points alone, as the sheet counts them. */
export const fiveHundredPoints: Pick<SearchPlan<FiveHundred>, 'playOut' | 'worth'> = {
  playOut: (world, seat) => (move) => ({ value: pointsOf(endOf(play(world, seat, move)), seat) }),
  worth: (end, seat) => pointsOf(endOf(end), seat),
};

/** Points above the opponents', with `MATCH` for the match. */
function worthOf(end: End, seat: Seat): number {
  const { winner } = end;
  return pointsOf(end, seat) + (winner === null ? 0 : winner === teamOf(seat) ? MATCH : -MATCH);
}

/** Points above the opponents'. */
function pointsOf({ contract, contractors, defenders }: End, seat: Seat): number {
  if (contract === null) return 0;
  return teamOf(contract.seat) === teamOf(seat) ? contractors - defenders : defenders - contractors;
}
