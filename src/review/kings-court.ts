import { kingsCourtPoints } from '../ai/kings-court/plan.ts';
import type { KingsCourt } from '../engine/kings-court/state.ts';
import type { ReviewPlan } from './plan.ts';

const KINDS = ['opening', 'middle', 'end'] as const;

export const kingsCourtReview: ReviewPlan<KingsCourt> = {
  measure: 'Against the others on average, in points',
  scored: 'point',
  /** The kinds are thirds of the placements. */
  kindOf(view) {
    if (view.phase !== 'play') return KINDS[0];
    const { placed, stackSize, hands, turn } = view;
    const left = stackSize + hands.length * (hands[turn]?.length ?? 0);
    return KINDS[Math.floor((KINDS.length * placed.length) / (placed.length + left))]!;
  },
  // A rollout takes about ten times as long as in other games.
  telling: 24,
  sheet: kingsCourtPoints,
};
