import type { FiveHundred } from '../engine/five-hundred/state.ts';
import type { ReviewPlan } from './plan.ts';

export const fiveHundredReview: ReviewPlan<FiveHundred> = {
  least: 25,
  worlds: 480,
  ahead: 'points more than the other side',
  careful: 32,
};
