import {
  type Card,
  CLUBS,
  cardOf,
  DIAMONDS,
  formatCard,
  HEARTS,
  rankOf,
  SPADES,
  suitOf,
} from '../../engine/card.ts';
import { bitCount, type CardSet, lowestBit, minus, ranksOf, remove, setOf } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { PASS_SIZE } from '../../engine/gongzhu/rules.ts';
import { GOAT, PIG, TEN_OF_CLUBS } from '../../engine/gongzhu/score.ts';
import type { Hidden, Move, PassPhase } from '../../engine/gongzhu/state.ts';
import type { ReasonedChoice } from '../policy.ts';
import type { Reason, Relief } from './reason.ts';
import { WEIGHTS, type Weights } from './weights.ts';

const QUEEN = rankOf(PIG);
/** The lowest rank that is likely to take a trick. */
const JACK = rankOf(GOAT);
const TEN = rankOf(TEN_OF_CLUBS);

export function choosePass(view: PassPhase<Hidden>, seat: Seat): ReasonedChoice<Move, Reason> {
  const hand = view.deal.hands[seat]!;
  const cards = chooseGift(hand, PASS_SIZE).sort((a, b) => a - b);
  return { move: { kind: 'pass', cards }, reason: () => passReason(hand, cards) };
}

/** Cards to give away, the worst first. */
export function chooseGift(hand: CardSet, count: number, weights: Weights = WEIGHTS): Card[] {
  const gift: Card[] = [];
  let rest = hand;
  while (gift.length < count) {
    let worst = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let suit = CLUBS; suit <= SPADES; suit++) {
      const held = ranksOf(rest, suit);
      for (let ranks = held; ranks !== 0; ranks &= ranks - 1) {
        const rank = lowestBit(ranks);
        const found = burden(held, suit, rank, weights);
        if (found > most) {
          most = found;
          worst = cardOf(suit, rank);
        }
      }
    }
    gift.push(worst);
    rest = remove(rest, worst);
  }
  return gift;
}

/** How much a hand gains, roughly in points, by being rid of a card of a suit of which it holds the ranks `held`. */
function burden(held: number, suit: number, rank: number, weights: Weights): number {
  const lower = bitCount(held & ((1 << rank) - 1));
  // A hand without a suit can throw cards on it.
  const shortness = weights.passShort * Math.max(0, 4 - bitCount(held));
  switch (suit) {
    case SPADES: {
      if (rank < QUEEN) return weights.passSpade;
      const guards = bitCount(held & ((1 << QUEEN) - 1));
      return (rank === QUEEN ? weights.passPig : weights.passHigh) - weights.passGuard * guards;
    }
    case HEARTS:
      return weights.passHeart * Math.max(0, rank - 3) - weights.passHeartLower * lower + shortness;
    case DIAMONDS:
      // High diamonds catch the Goat.
      if (rank === JACK) return weights.passGoat;
      return rank > JACK ? weights.passCatcher : weights.passDiamond * rank + shortness;
    default:
      if (rank === TEN) return weights.passTen;
      return weights.passClub * rank + shortness;
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
