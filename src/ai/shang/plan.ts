import type { Shang } from '../../engine/shang/state.ts';
import type { SearchPlan } from '../search.ts';
import { weigh } from './candidates.ts';
import { likelihood } from './history.ts';
import { WEIGHTS } from './weights.ts';

/** So many plays are searched, those that the policy likes best, and the check. */
const PLAYS = 8;

export const shangPlan: SearchPlan<Shang> = {
  candidates(view, seat) {
    return weigh(view, seat, WEIGHTS)
      .sort((a, b) => b.value - a.value)
      .filter(({ move }, place) => place < PLAYS || move.kind === 'check')
      .map(({ move }) => move);
  },
  /** Cards fewer than the others on average. */
  worth({ standing }, seat) {
    const { points } = standing.results.at(-1)!;
    const sum = points.reduce((total, n) => total + n, 0);
    return (sum - points[seat]!) / 3 - points[seat]!;
  },
  unit: 'card',
  likelihood,
  rollouts: () => 200,
};
