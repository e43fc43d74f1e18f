import type { Shang } from '../engine/shang/state.ts';
import type { ReviewPlan } from './plan.ts';

export const shangReview: ReviewPlan<Shang> = {
  measure: 'Against the others on average, in cards',
  scored: 'card',
};
