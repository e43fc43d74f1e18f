import type { FiveHundred } from '../../engine/five-hundred/state.ts';
import type { SearchPlan } from '../search.ts';
import { candidates } from './candidates.ts';
import { likelihood } from './history.ts';

/** What winning the match counts beyond the points that win it. */
const MATCH = 100;

/** What to search in 500. */
export const fiveHundredPlan: SearchPlan<FiveHundred> = {
  candidates,
  /** Points more than the opponents'. */
  worth({ standing: { results, seats, winners } }, seat) {
    const { points } = results.at(-1)!;
    const lead = points[seat]! - points[(seat + 1) % seats]!;
    return lead + (winners === null ? 0 : winners.includes(seat) ? MATCH : -MATCH);
  },
  // A bid that only seems better costs a contract: it must be better for sure.
  caution: (view) => (view.phase === 'bid' ? 1 : 0),
  unit: 'point',
  likelihood,
  rollouts: (view) => (view.phase === 'bid' ? 600 : 1200),
};
