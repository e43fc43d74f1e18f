import { fiveHundredPoints } from '../ai/five-hundred/plan.ts';
import type { FiveHundred, Move } from '../engine/five-hundred/state.ts';
import { ledSuit } from '../engine/five-hundred/trick.ts';
import { suitIn } from '../engine/five-hundred/trumps.ts';
import type { ReviewPlan } from './plan.ts';

const KINDS: { readonly [kind in Move['kind']]: string } = {
  bid: 'auction',
  pass: 'auction',
  give: 'gift',
  bury: 'burial',
  play: 'play',
};

export const fiveHundredReview: ReviewPlan<FiveHundred> = {
  measure: 'Against the other side, in points',
  scored: 'point',
  // Nobody practises giving a card: the giver knows only the contractor's bid, not the hand.
  unasked: [KINDS.give],
  kindOf(view, move) {
    if (view.phase !== 'play' || move.kind !== 'play') return KINDS[move.kind];
    const { trump } = view.contract;
    const led = ledSuit(view.trick, trump);
    if (led === null) return 'lead';
    return led === suitIn(move.card, trump) ? 'follow' : 'ruff or discard';
  },
  sheet: fiveHundredPoints,
};
