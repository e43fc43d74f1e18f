import type { Move, Shengji } from '../engine/shengji/state.ts';
import type { ReviewPlan } from './plan.ts';

const KINDS: { readonly [kind in Move['kind']]: string } = {
  call: 'call',
  stay: 'call',
  bury: 'burial',
  tickets: 'tickets',
  play: 'play',
};

export const shengjiReview: ReviewPlan<Shengji> = {
  measure: 'Past the border of 160 points',
  scored: 'level',
  // A search has more rollouts here than elsewhere: as many as `TELLING` budgets of those.
  telling: 53,
  // The draw goes on: a call may come with any of the next cards as well.
  unasked: [KINDS.call],
  kindOf(view, { kind }) {
    if (view.phase !== 'play') return KINDS[kind];
    return view.trick === null ? 'lead' : 'follow';
  },
};
