import type { Policy, Reason } from '../../src/ai/policy.ts';
import { type Card, rankOf } from '../../src/engine/card.ts';
import type { HighCard } from './high-card.ts';

/** How many higher cards are held. */
interface HighCardReason extends Reason {
  readonly because: 'rank';
  readonly higher: number;
}

/** Plays the highest card. */
export const highCardPolicy: Policy<HighCard, HighCardReason> = {
  revision: 1,
  choose(view, seat) {
    const hand = view.hands[seat] ?? [];
    const move = hand.reduce((best, card) => (rankOf(card) > rankOf(best) ? card : best));
    return { move, reason: () => reasonOf(hand, move) };
  },
  reasonFor: (view, seat, move) => reasonOf(view.hands[seat] ?? [], move),
  reasonText: ({ higher }) => (higher === 0 ? 'The highest card.' : `Keeps higher cards: ${higher}.`),
};

const reasonOf = (hand: readonly Card[], played: Card): HighCardReason => ({
  because: 'rank',
  higher: hand.filter((card) => rankOf(card) > rankOf(played)).length,
});
