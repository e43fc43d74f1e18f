import { type Card, formatCard, rankOf } from '../../engine/card.ts';
import type { CardSet } from '../../engine/card-set.ts';
import type { Speaker } from '../../engine/game.ts';
import { inOrder } from '../../engine/shang/combination.ts';

/** What the box around the players and plays is called. */
export const tableTitle = (number: number): string => `Table ${number}`;

/** The cards of a play as it is read: threes before pairs, else by rank. */
export function ordered(cards: CardSet): Card[] {
  const list = inOrder(cards);
  const copies = (card: Card) => list.filter((other) => rankOf(other) === rankOf(card)).length;
  return list.toSorted((a, b) => copies(b) - copies(a));
}

const written = (cards: CardSet, speaker: Speaker, between: string): string =>
  ordered(cards)
    .map((card) => speaker.card(formatCard(card)))
    .join(between);

/** Cards as a sentence has them: up to three are written apart (`9♦ 9♠`), more of them close together. */
export const cardsText = (cards: CardSet, speaker: Speaker): string =>
  written(cards, speaker, inOrder(cards).length > 3 ? '' : ' ');

/** Cards for a narrow space: `9♦9♠`. */
export const closeText = (cards: CardSet, speaker: Speaker): string => written(cards, speaker, '');
