import type { Gongzhu } from '../../engine/gongzhu/state.ts';
import type { SearchPlan } from '../search.ts';
import { candidates } from './candidates.ts';

/** What to search in Gong Zhu. */
export const gongzhuPlan: SearchPlan<Gongzhu> = {
  candidates,
  /** Points fewer than the others on average. */
  worth({ standing }, seat) {
    const { points } = standing.results.at(-1)!;
    const sum = points.reduce((total, n) => total + n, 0);
    return (sum - points[seat]!) / 3 - points[seat]!;
  },
  unit: 'point',
  rollouts: () => 600,
};
