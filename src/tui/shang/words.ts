import { type Card, formatCard, rankOf } from '../../engine/card.ts';
import type { CardSet } from '../../engine/card-set.ts';
import type { Speaker } from '../../engine/game.ts';
import { inOrder } from '../../engine/shang/combination.ts';

/** Cards for a narrow space: up to three are written apart (`9♦ 9♠`), more of them close together, threes before pairs. */
export function cardsText(cards: CardSet, speaker: Speaker): string {
  const list = inOrder(cards);
  const copies = (card: Card) => list.filter((other) => rankOf(other) === rankOf(card)).length;
  return list
    .toSorted((a, b) => copies(b) - copies(a))
    .map((card) => speaker.card(formatCard(card)))
    .join(list.length > 3 ? '' : ' ');
}
