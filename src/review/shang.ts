import type { Shang } from '../engine/shang/state.ts';
import type { ReviewPlan } from './plan.ts';

export const shangReview: ReviewPlan<Shang> = {
  least: 0.6,
  worlds: 256,
  ahead: 'cards fewer than the others on average',
  careful: 24,
};
