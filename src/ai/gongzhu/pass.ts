import { type Card, CLUBS, DIAMONDS, formatCard, HEARTS, rankOf, SPADES, suitOf } from '../../engine/card.ts';
import { bitCount, type CardSet, cardsOf, minus, ranksOf, remove, setOf } from '../../engine/card-set.ts';
import { GOAT, PIG, TEN_OF_CLUBS } from '../../engine/gongzhu/score.ts';
import type { Reason, Relief } from './reason.ts';

const QUEEN = rankOf(PIG);
/** From here up a card is likely to take a trick. */
const JACK = rankOf(GOAT);

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

/** What speaks for giving these cards of a hand away: each by what it threatens, the worst first. */
export function passReason(hand: CardSet, gift: readonly Card[]): Reason {
  const kept = minus(hand, setOf(gift));
  const texts = (wanted: (card: Card) => boolean): string[] => gift.filter(wanted).map(formatCard);
  const isHigh = (card: Card): boolean => rankOf(card) >= JACK;
  const isPlain = (card: Card): boolean =>
    suitOf(card) !== HEARTS &&
    card !== GOAT &&
    card !== TEN_OF_CLUBS &&
    !(suitOf(card) === SPADES && card >= PIG);
  const isLast = (card: Card): boolean => ranksOf(kept, suitOf(card)) === 0;
  const reliefs: Relief[] = [
    {
      from: 'pig',
      cards: texts((card) => suitOf(card) === SPADES && card >= PIG),
      guards: bitCount(ranksOf(kept, SPADES) & ((1 << QUEEN) - 1)),
    },
    { from: 'ten', cards: texts((card) => card === TEN_OF_CLUBS) },
    { from: 'hearts', high: true, cards: texts((card) => suitOf(card) === HEARTS && isHigh(card)) },
    { from: 'hearts', high: false, cards: texts((card) => suitOf(card) === HEARTS && !isHigh(card)) },
    { from: 'goat', cards: texts((card) => card === GOAT) },
    ...[CLUBS, DIAMONDS, SPADES].flatMap((suit): Relief[] => {
      const isOf = (card: Card): boolean => suitOf(card) === suit && isPlain(card);
      return [
        { from: 'void', cards: texts((card) => isOf(card) && isLast(card)) },
        { from: 'suit', high: true, cards: texts((card) => isOf(card) && !isLast(card) && isHigh(card)) },
        { from: 'suit', high: false, cards: texts((card) => isOf(card) && !isLast(card) && !isHigh(card)) },
      ];
    }),
  ];
  return { because: 'passes', reliefs: reliefs.filter(({ cards }) => cards.length > 0) };
}
