import type { Shang } from '../engine/shang/state.ts';
import type { ReviewPlan } from './plan.ts';

export const shangReview: ReviewPlan<Shang> = {
  measure: 'Against the others on average, in cards',
  scored: 'card',
  // A search has more rollouts here than elsewhere. With 16 budgets six of seven marks were equal for four streams of luck.
  telling: 16,
  kindOf: (view) => (view.phase === 'play' && view.top === null ? 'lead' : 'play or check'),
};
