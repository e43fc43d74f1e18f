import type { Shang } from '../engine/shang/state.ts';
import type { ReviewPlan } from './plan.ts';

export const shangReview: ReviewPlan<Shang> = {
  measure: 'Against the others on average, in cards',
  scored: 'card',
  // A search has three times the rollouts here that tell as much.
  telling: 50,
  kindOf: (view) => (view.phase === 'play' && view.top === null ? 'lead' : 'play or check'),
};
