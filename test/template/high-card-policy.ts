import type { Policy } from '../../src/ai/policy.ts';
import { rankOf } from '../../src/engine/card.ts';
import type { HighCard } from './high-card.ts';

/** Plays the highest card. */
export const highCardPolicy: Policy<HighCard> = {
  revision: 1,
  choose(view, seat) {
    const hand = view.hands[seat] ?? [];
    return { move: hand.reduce((best, card) => (rankOf(card) > rankOf(best) ? card : best)) };
  },
};
