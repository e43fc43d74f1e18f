import { NO_TRUMP } from '../../../../src/engine/five-hundred/bids.ts';
import {
  ACE,
  both,
  type Card,
  type Cards,
  cardsOf,
  KING,
  QUEEN,
  rankOf,
  remove,
} from '../../../../src/engine/five-hundred/cards.ts';
import { buryCount } from '../../../../src/engine/five-hundred/rules.ts';
import type { BuryPhase, Hidden, Move } from '../../../../src/engine/five-hundred/state.ts';
import { strengthIn, suitCards, suitIn } from '../../../../src/engine/five-hundred/trumps.ts';
import { withoutWorst } from './nello.ts';

export const chooseBurial = (view: BuryPhase<Hidden>): Card[] => inOrder(worst(view, buryCount(view)));

/** Picks `count` cards to bury, the best first. */
function worst({ contract, hands, standing }: BuryPhase<Hidden>, count: number): Card[] {
  const hand = hands[contract.seat]!;
  return contract.bid === 'nello'
    ? withoutWorst(hand, count, standing.seats).out
    : leastWorth(hand, count, contract.trump);
}

function leastWorth(hand: Cards, count: number, trump: number): Card[] {
  let kept = hand;
  const out: Card[] = [];
  for (let i = 0; i < count; i++) {
    const least = cardsOf(kept).reduce((a, b) =>
      keepWorth(kept, b, trump) < keepWorth(kept, a, trump) ? b : a,
    );
    out.push(least);
    kept = remove(kept, least);
  }
  return out;
}

const inOrder = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a - b);
const _burial = (cards: readonly Card[]): Move => ({ kind: 'bury', cards: inOrder(cards) });

/** Worth of a card in a hand that is still too large: trumps first, then aces, guarded kings, and short suits last. */
function keepWorth(hand: Cards, card: Card, trump: number): number {
  const suit = suitIn(card, trump);
  if (suit === trump) return 100 + strengthIn(card, trump);
  const suited = cardsOf(both(hand, suitCards(suit, trump)));
  const rank = rankOf(card);
  const higher = suited.filter((other) => other > card).length;
  if (rank === ACE) return 90;
  if (trump === NO_TRUMP) {
    // Without trumps a long suit with its top cards runs; a guarded honour stops the opponents'.
    const runs = suited.length * 4 + (rankOf(suited.at(-1)!) === ACE ? 4 : 0);
    const stops = rank === KING && suited.length >= 2 ? 35 : rank === QUEEN && suited.length >= 3 ? 12 : 0;
    const guards = higher === 1 && rankOf(suited.at(-1)!) === KING && suited.length === 2 ? 14 : 0;
    return runs + stops + guards + rank / 2;
  }
  if (rank === KING) return higher > 0 ? 70 : suited.length >= 2 ? 50 : 14;
  if (rank === QUEEN && higher > 0) return higher === 2 ? 55 : 26;
  // The guard of a king has some worth; a lone card goes first, so that the suit is void.
  const guardsKing = higher === 1 && rankOf(suited.at(-1)!) === KING && suited.length === 2;
  return (guardsKing ? 16 : 0) + suited.length * 3 + rank / 4;
}
