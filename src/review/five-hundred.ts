import { fiveHundredPoints } from '../ai/five-hundred/plan.ts';
import type { FiveHundred } from '../engine/five-hundred/state.ts';
import type { ReviewPlan } from './plan.ts';

export const fiveHundredReview: ReviewPlan<FiveHundred> = {
  measure: 'Against the other side, in points',
  scored: 'point',
  sheet: fiveHundredPoints,
};
