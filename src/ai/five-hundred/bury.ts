import { bitCount, highestBit } from '../../engine/card-set.ts';
import { NO_TRUMP } from '../../engine/five-hundred/bids.ts';
import {
  ACE,
  type Card,
  type Cards,
  cardsOf,
  JACK,
  KING,
  QUEEN,
  rankOf,
  ranksIn,
  remove,
} from '../../engine/five-hundred/cards.ts';
import { buryCount } from '../../engine/five-hundred/rules.ts';
import type { BuryPhase, Hidden, Move } from '../../engine/five-hundred/state.ts';
import { sameColour, strengthIn, suitIn } from '../../engine/five-hundred/trumps.ts';
import { withoutWorst } from './nello.ts';

export const chooseBurial = (view: BuryPhase<Hidden>): Card[] => inOrder(worst(view, buryCount(view)));

/** Returns the `count` cards of the contractor that are best buried, the worst first. */
function worst({ contract, hands, standing }: BuryPhase<Hidden>, count: number): Card[] {
  const hand = hands[contract.seat]!;
  return contract.bid === 'nello'
    ? withoutWorst(hand, count, standing.seats).out
    : leastWorth(hand, count, contract.trump);
}

/** Returns the `count` cards of `among` that are best buried in a contract for tricks, the worst first. */
export function leastWorth(hand: Cards, count: number, trump: number, among: Cards = hand): Card[] {
  const out: Card[] = [];
  const left = cardsOf(among);
  let kept = hand;
  while (out.length < count) {
    let least = 0;
    let lowest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < left.length; i++) {
      const worth = keepWorth(kept, left[i]!, trump);
      if (worth >= lowest) continue;
      lowest = worth;
      least = i;
    }
    const [card] = left.splice(least, 1);
    out.push(card!);
    kept = remove(kept, card!);
  }
  return out;
}

/** Returns burials near the usual one: they keep at most one of its cards, for one of the `spare` next worst. */
export function likelyBurials(view: BuryPhase<Hidden>, spare: number): Move[] {
  const count = buryCount(view);
  const thought = worst(view, count + spare);
  const usual = thought.slice(0, count);
  const swaps = thought.slice(count).flatMap((other) => usual.map((_, i) => burial(usual.with(i, other))));
  return [burial(usual), ...swaps];
}

const inOrder = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a - b);
const burial = (cards: readonly Card[]): Move => ({ kind: 'bury', cards: inOrder(cards) });

/** The worth of keeping a card in a hand that is still too large: trumps first, then aces, guarded kings, and short suits last. */
function keepWorth(hand: Cards, card: Card, trump: number): number {
  const suit = suitIn(card, trump);
  if (suit === trump) return 100 + strengthIn(card, trump);
  const rank = rankOf(card);
  if (rank === ACE) return 90;
  const isLeft = trump !== NO_TRUMP && suit === sameColour(trump);
  const ranks = ranksIn(hand, suit) & (isLeft ? ~(1 << JACK) : -1);
  const held = bitCount(ranks);
  const higher = bitCount(ranks >> (rank + 1));
  const top = highestBit(ranks);
  // The guard of a king is worth a little.
  const guardsKing = higher === 1 && top === KING && held === 2;
  if (trump === NO_TRUMP) {
    // Without trumps a long suit runs from its top cards, and a guarded honour stops the opponents' suit.
    const runs = held * 4 + (top === ACE ? 4 : 0);
    const stops = rank === KING && held >= 2 ? 35 : rank === QUEEN && held >= 3 ? 12 : 0;
    return runs + stops + (guardsKing ? 14 : 0) + rank / 2;
  }
  if (rank === KING) return higher > 0 ? 70 : held >= 2 ? 50 : 14;
  if (rank === QUEEN && higher > 0) return higher === 2 ? 55 : 26;
  // A single card is buried first, so that the hand can ruff the suit.
  return (guardsKing ? 16 : 0) + held * 3 + rank / 4;
}
