import type { Shengji } from '../engine/shengji/state.ts';
import type { ReviewPlan } from './plan.ts';

export const shengjiReview: ReviewPlan<Shengji> = {
  least: 8,
  worlds: 256,
  ahead: 'points past the border of 160',
  careful: 16,
};
