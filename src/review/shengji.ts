import type { Shengji } from '../engine/shengji/state.ts';
import type { ReviewPlan } from './plan.ts';

export const shengjiReview: ReviewPlan<Shengji> = {
  measure: 'Past the border of 160 points',
  scored: 'level',
};
