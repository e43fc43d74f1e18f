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
  measure: 'Points above or below 160',
  scored: 'level',
  // A search has more rollouts here than elsewhere: 53 budgets are as many as `TELLING` there.
  telling: 53,
  // Nobody practises calls: the draw goes on, and a call that is missed now can be made after any of the next cards.
  unasked: [KINDS.call],
  kindOf(view, { kind }) {
    if (view.phase !== 'play') return KINDS[kind];
    return view.trick === null ? 'lead' : 'follow';
  },
};
