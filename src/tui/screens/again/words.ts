import type { DealOrMatch } from '../../../again/again.ts';

/** Texts about a friend's challenge. */
export const friendTexts = {
  use: (shell: string) =>
    `A friend who pastes this into ${shell} plays the same cards from your seat against the same bots, and sees at the end who did better.`,
  prints: (id: string, part: DealOrMatch) =>
    `In a shell \`cardroom challenge ${id}${part === 'match' ? '' : ` --deal ${part}`}\` prints the line.`,
};
