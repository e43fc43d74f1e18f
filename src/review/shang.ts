import type { Shang } from '../engine/shang/state.ts';
import type { ReviewPlan } from './plan.ts';

export const shangReview: ReviewPlan<Shang> = { least: 0.6, worlds: 256, careful: 24 };
