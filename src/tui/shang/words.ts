import { type Card, formatCard } from '../../engine/card.ts';
import type { CardSet } from '../../engine/card-set.ts';
import { inOrder } from '../../engine/shang/combination.ts';
import type { Speaker } from '../../engine/words.ts';

/** Cards for a narrow space: up to three are written apart (`9♦ 9♠`), more of them close together. */
export function cardsText(cards: CardSet | readonly Card[], speaker: Speaker): string {
  const list = 'low' in cards ? inOrder(cards) : cards;
  return list.map((card) => speaker.card(formatCard(card))).join(list.length > 3 ? '' : ' ');
}
