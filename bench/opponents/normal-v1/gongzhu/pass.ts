import { type Card, CLUBS, DIAMONDS, HEARTS, rankOf, SPADES, suitOf } from '../../../../src/engine/card.ts';
import { bitCount, type CardSet, cardsOf, ranksOf, remove } from '../../../../src/engine/card-set.ts';
import { GOAT, PIG, TEN_OF_CLUBS } from '../../../../src/engine/gongzhu/score.ts';

const QUEEN = rankOf(PIG);
/** From here up a card is likely to take a trick. */
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

/** The one of these cards of a hand that it is gladdest to be rid of. */
const worstOf = (hand: CardSet, cards: readonly Card[]): Card =>
  cards.reduce((a, b) => (burden(hand, b) > burden(hand, a) ? b : a));

/** How glad a hand would be to be rid of one of its cards, in points or so. */
function burden(hand: CardSet, card: Card): number {
  const suit = suitOf(card);
  const rank = rankOf(card);
  const held = ranksOf(hand, suit);
  const length = bitCount(held);
  const lower = bitCount(held & ((1 << rank) - 1));
  // A short suit that goes is a place to throw things from.
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
