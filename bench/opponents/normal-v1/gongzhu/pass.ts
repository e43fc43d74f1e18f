import { type Card, CLUBS, DIAMONDS, HEARTS, rankOf, SPADES, suitOf } from '../../../../src/engine/card.ts';
import { bitCount, type CardSet, cardsOf, ranksOf, remove } from '../../../../src/engine/card-set.ts';
import { GOAT, PIG, TEN_OF_CLUBS } from '../../../../src/engine/gongzhu/score.ts';

const QUEEN = rankOf(PIG);
/** Lowest rank that is likely to win a trick. */
const _JACK = rankOf(GOAT);

/** Cards to give away, the worst first. */
export function chooseGift(hand: CardSet, count: number): Card[] {
  const gift: Card[] = [];
  let rest = hand;
  while (gift.length < count) {
    const worst = worstOf(rest, cardsOf(rest));
    gift.push(worst);
    rest = remove(rest, worst);
  }
  return gift;
}

/** The card that the hand most wants to lose. */
const worstOf = (hand: CardSet, cards: readonly Card[]): Card =>
  cards.reduce((a, b) => (burden(hand, b) > burden(hand, a) ? b : a));

/** A hand's gain from losing one of its cards, roughly in points. */
function burden(hand: CardSet, card: Card): number {
  const suit = suitOf(card);
  const rank = rankOf(card);
  const held = ranksOf(hand, suit);
  const length = bitCount(held);
  const lower = bitCount(held & ((1 << rank) - 1));
  // A short suit that goes leaves room for discards.
  const shortness = length <= 3 ? 6 * (4 - length) : 0;
  switch (suit) {
    case SPADES: {
      const guards = bitCount(held & ((1 << QUEEN) - 1));
      if (rank < QUEEN) return -12;
      return (card === PIG ? 90 : 70) - 18 * guards;
    }
    case HEARTS:
      return 5 * Math.max(0, rank - 3) - 5 * lower + shortness;
    case DIAMONDS:
      // High diamonds catch the Goat.
      if (card === GOAT) return -20;
      return rank > rankOf(GOAT) ? -10 : shortness;
    case CLUBS:
      if (card === TEN_OF_CLUBS) return 40 - 9 * lower;
      return rank + shortness;
    default:
      return 0;
  }
}
