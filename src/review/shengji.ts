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
  kindOf(view, { kind }) {
    if (view.phase !== 'play') return KINDS[kind];
    return view.trick === null ? 'lead' : 'follow';
  },
};
