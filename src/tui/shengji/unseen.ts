import type { Card } from '../../engine/card.ts';
import { ALL_CARDS, type Counts } from '../../engine/shengji/cards.ts';
import type { DealView } from '../../engine/shengji/state.ts';
import { handOf } from './selection.ts';
import type { ShengjiPosition } from './words.ts';

/**
 * Copies of each kind that the viewer neither holds nor has seen played; what they buried themselves is left out. Null where that
 * says nothing yet, or where no help is wanted.
 */
export function unseenIn(position: ShengjiPosition, view: DealView): Counts | null {
  const hand = handOf(position);
  if (!position.assist || hand === null || (view.phase !== 'play' && view.phase !== 'tickets')) return null;
  const buried = (card: Card): number => view.kitty?.filter((other) => other === card).length ?? 0;
  const gone = view.phase === 'play' ? view.gone : null;
  return ALL_CARDS.map((all, card) => all - hand[card]! - buried(card) - (gone?.[card] ?? 0));
}

/** The number of copies of these kinds together. */
export const totalOf = (counts: Counts, kinds: readonly Card[]): number =>
  kinds.reduce((sum, card) => sum + counts[card]!, 0);
