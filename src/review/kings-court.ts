import type { KingsCourt } from '../engine/kings-court/state.ts';
import type { ReviewPlan } from './plan.ts';

export const kingsCourtReview: ReviewPlan<KingsCourt> = {
  least: 5,
  worlds: 256,
  ahead: 'points more than the others on average',
  careful: 16,
};
