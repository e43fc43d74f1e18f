import type { Policy, Reason } from '../../src/ai/bot.ts';
import { rankOf } from '../../src/engine/card.ts';
import type { HighCard } from './high-card.ts';

/** Plays the highest card. */
export const highCardPolicy: Policy<HighCard, Reason> = {
  choose(view, seat) {
    const hand = view.hands[seat] ?? [];
    const move = hand.reduce((best, card) => (rankOf(card) > rankOf(best) ? card : best));
    return { move, reason: { because: 'highest' } };
  },
  reasonText: () => 'The highest card.',
};
