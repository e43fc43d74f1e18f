import { HEARTS, suitOf } from '../engine/card.ts';
import { bitCount, ranksOf } from '../engine/card-set.ts';
import type { Gongzhu } from '../engine/gongzhu/state.ts';
import { ledCard } from '../engine/trick.ts';
import type { ReviewPlan } from './plan.ts';

/** Fewest hearts of the only seat with hearts for which every play is about the moon. */
const MOON_HEARTS = 5;

export const gongzhuReview: ReviewPlan<Gongzhu> = {
  measure: 'Against the others on average, in points',
  scored: 'point',
  kindOf(view, move) {
    if (view.phase !== 'play' || move.kind !== 'play') return 'pass';
    const led = ledCard(view.trick);
    if (led === null) return 'lead';
    return suitOf(led) === suitOf(move.card) ? 'follow' : 'discard';
  },
  partOf(view) {
    if (view.phase !== 'play') return null;
    const hearts = view.taken.map((cards) => bitCount(ranksOf(cards, HEARTS)));
    const takers = hearts.filter((taken) => taken > 0);
    return takers.length === 1 && takers[0]! >= MOON_HEARTS ? `moon ${hearts.indexOf(takers[0]!)}` : null;
  },
};
