import type { Card } from './card.ts';
import type { CommonRefusal } from './words.ts';

/** Is `deck` exactly `pack` in some order? Returns null, or the missing and the surplus cards as text. */
export function checkPack(
  pack: readonly Card[],
  deck: readonly Card[],
  formatCard: (card: Card) => string,
): CommonRefusal<never, never> | null {
  const surplus = new Map<Card, number>();
  for (const card of deck) surplus.set(card, (surplus.get(card) ?? 0) + 1);
  for (const card of pack) surplus.set(card, (surplus.get(card) ?? 0) - 1);
  const named = (sign: 1 | -1): string[] =>
    [...surplus]
      .sort(([a], [b]) => a - b)
      .flatMap(([card, n]) => Array<string>(Math.max(0, sign * n)).fill(formatCard(card)));
  const missing = named(-1);
  const extra = named(1);
  return missing.length + extra.length === 0 ? null : { rule: 'wrong-deck', missing, extra };
}
