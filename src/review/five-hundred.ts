import { fiveHundredPoints } from '../ai/five-hundred/plan.ts';
import type { FiveHundred } from '../engine/five-hundred/state.ts';
import type { ReviewPlan } from './plan.ts';

export const fiveHundredReview: ReviewPlan<FiveHundred> = {
  worlds: 480,
  measure: 'Against the other side, in points',
  scored: 'point',
  careful: 128,
  sheet: fiveHundredPoints,
};
