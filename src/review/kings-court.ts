import { kingsCourtPoints } from '../ai/kings-court/plan.ts';
import type { KingsCourt } from '../engine/kings-court/state.ts';
import type { ReviewPlan } from './plan.ts';

export const kingsCourtReview: ReviewPlan<KingsCourt> = {
  measure: 'Against the others on average, in points',
  scored: 'point',
  sheet: kingsCourtPoints,
};
