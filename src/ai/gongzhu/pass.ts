import { type Card, CLUBS, cardOf, DIAMONDS, HEARTS, rankOf, SPADES } from '../../engine/card.ts';
import { bitCount, type CardSet, lowestBit, ranksOf, remove } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { PASS_SIZE } from '../../engine/gongzhu/rules.ts';
import { GOAT, PIG, TEN_OF_CLUBS } from '../../engine/gongzhu/score.ts';
import type { Hidden, Move, PassPhase } from '../../engine/gongzhu/state.ts';
import type { Choice } from '../policy.ts';
import { WEIGHTS, type Weights } from './weights.ts';

const QUEEN = rankOf(PIG);
/** The lowest rank that will probably win a trick. */
const JACK = rankOf(GOAT);
const TEN = rankOf(TEN_OF_CLUBS);

export function choosePass(view: PassPhase<Hidden>, seat: Seat): Choice<Move> {
  const hand = view.deal.hands[seat]!;
  const cards = chooseGift(hand, PASS_SIZE).sort((a, b) => a - b);
  return { move: { kind: 'pass', cards } };
}

/** Returns the cards to give away, the worst first. `among`: the cards to choose from. */
export function chooseGift(hand: CardSet, count: number, weights: Weights = WEIGHTS, among = hand): Card[] {
  const gift: Card[] = [];
  let rest = hand;
  while (gift.length < count) {
    let worst = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let suit = CLUBS; suit <= SPADES; suit++) {
      const held = ranksOf(rest, suit);
      for (let ranks = held & ranksOf(among, suit); ranks !== 0; ranks &= ranks - 1) {
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

/** The worth of being rid of a card, roughly in points. `held`: the ranks of its suit in the hand. */
function burden(held: number, suit: number, rank: number, weights: Weights): number {
  const lower = bitCount(held & ((1 << rank) - 1));
  // A hand that is out of a suit can discard on it.
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
      // High diamonds win the Goat.
      if (rank === JACK) return weights.passGoat;
      return rank > JACK ? weights.passCatcher : weights.passDiamond * rank + shortness;
    default:
      if (rank === TEN) return weights.passTen;
      return weights.passClub * rank + shortness;
  }
}
