import { kingsCourtPoints } from '../ai/kings-court/plan.ts';
import type { KingsCourt } from '../engine/kings-court/state.ts';
import type { ReviewPlan } from './plan.ts';

export const kingsCourtReview: ReviewPlan<KingsCourt> = {
  worlds: 256,
  measure: 'Against the others on average, in points',
  scored: 'point',
  careful: 24,
  sheet: kingsCourtPoints,
};
