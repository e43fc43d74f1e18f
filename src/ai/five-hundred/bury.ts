import { NO_TRUMP } from '../../engine/five-hundred/bids.ts';
import {
  ACE,
  both,
  type Card,
  type Cards,
  cardsOf,
  isEmpty,
  KING,
  minus,
  QUEEN,
  rankOf,
  remove,
  setOf,
  size,
} from '../../engine/five-hundred/cards.ts';
import { buryCount } from '../../engine/five-hundred/rules.ts';
import type { Burying, Move } from '../../engine/five-hundred/state.ts';
import { strengthIn, suitCards, suitIn } from '../../engine/five-hundred/trumps.ts';
import type { Choice } from '../bot.ts';
import { withoutWorst } from './nello.ts';
import type { Reason500 } from './reason.ts';

export function chooseBurial(view: Burying<null>): Choice<Move, Reason500> {
  const { contract, match } = view;
  const hand = view.hands[contract.seat]!;
  const count = buryCount(view);
  if (contract.bid === 'nello') {
    const { out } = withoutWorst(hand, count, match.seats);
    return { move: burial(out), reason: { because: 'bury-nello', card: out[0]! } };
  }
  const { trump } = contract;
  const out = leastWorth(hand, count, trump);
  const kept = minus(hand, setOf(out));
  const voids = [0, 1, 2, 3].filter(
    (suit) => isEmpty(both(kept, suitCards(suit, trump))) && !isEmpty(both(hand, suitCards(suit, trump))),
  );
  const strong =
    trump === NO_TRUMP
      ? cardsOf(kept).filter((card) => rankOf(card) >= KING).length
      : size(both(kept, suitCards(trump, trump)));
  const reason: Reason500 = {
    because: 'bury',
    kept: strong,
    trump: trump === NO_TRUMP ? null : trump,
    voids,
  };
  return { move: burial(out), reason };
}

/** So many cards of a hand in the order in which they are best buried. */
function leastWorth(hand: Cards, count: number, trump: number): Card[] {
  let kept = hand;
  const out: Card[] = [];
  for (let i = 0; i < count; i++) {
    const worst = cardsOf(kept).reduce((a, b) =>
      keepWorth(kept, b, trump) < keepWorth(kept, a, trump) ? b : a,
    );
    out.push(worst);
    kept = remove(kept, worst);
  }
  return out;
}

/** Burials that are near the usual one: at most one of its cards is kept for one of the next worst. */
export function likelyBurials(view: Burying<null>, spare: number): Move[] {
  const { contract, match } = view;
  const hand = view.hands[contract.seat]!;
  const count = buryCount(view);
  const worst =
    contract.bid === 'nello'
      ? withoutWorst(hand, count + spare, match.seats).out
      : leastWorth(hand, count + spare, contract.trump);
  const usual = worst.slice(0, count);
  const swaps = worst.slice(count).flatMap((other) => usual.map((_, i) => burial(usual.with(i, other))));
  return [burial(usual), ...swaps];
}

const burial = (cards: readonly Card[]): Move => ({ kind: 'bury', cards: cards.toSorted((a, b) => a - b) });

/** What a card is worth in a hand that is still too large: trumps first, then aces, guarded kings, and short suits last. */
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
  // The guard of a king is worth a little; what stands alone goes first, so that the suit is void.
  const guardsKing = higher === 1 && rankOf(suited.at(-1)!) === KING && suited.length === 2;
  return (guardsKing ? 16 : 0) + suited.length * 3 + rank / 4;
}
