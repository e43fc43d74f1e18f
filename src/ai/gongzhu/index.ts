import { type Card, formatCard, rankOf, SPADES, suitOf } from '../../engine/card.ts';
import { bitCount, type CardSet, has, minus, nth, ranksOf, setOf, size } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { legalCards, PASS_SIZE, power } from '../../engine/gongzhu/rules.ts';
import { CARD_POINTS, PIG } from '../../engine/gongzhu/score.ts';
import { type Gongzhu, type Move, PLAYS, type View } from '../../engine/gongzhu/state.ts';
import type { Choice, Policy } from '../policy.ts';
import { chooseGift, worstOf } from './pass.ts';
import { chooseCard } from './play.ts';
import { higherOut, type PlayView, type Reading, read } from './reading.ts';
import { type Reason, reasonText } from './reason.ts';

type PassView = View & { readonly phase: 'pass' };
type Decision = Choice<Move, Reason>;

/** The heuristic bot: plays the card with the least expected points, and passes what it fears most. Draws no luck. */
export const gongzhuPolicy: Policy<Gongzhu, Reason> = {
  choose(view: View, seat: Seat): Decision {
    if (view.phase === 'pass') return passThree(view, seat);
    if (view.phase === 'play') return playCard(view, seat);
    throw new RangeError(`nobody is to act in phase ${view.phase}`);
  },
  reasonFor(view: View, seat: Seat, move: Move): Reason | null {
    if (view.phase === 'pass' && move.kind === 'pass') return passReason(view, seat, move.cards);
    if (view.phase === 'play' && move.kind === 'play')
      return playReason(read(view, seat), legalCards(view, seat), move.card);
    return null;
  },
  reasonText,
};

function passThree(view: PassView, seat: Seat): Decision {
  const hand = view.deal.hands[seat]!;
  const cards = chooseGift(hand, PASS_SIZE).sort((a, b) => a - b);
  return { move: { kind: 'pass', cards }, reason: passReason(view, seat, cards) };
}

function passReason(view: PassView, seat: Seat, cards: readonly Card[]): Reason {
  const hand = view.deal.hands[seat]!;
  const worst = worstOf(hand, cards);
  const kept = ranksOf(minus(hand, setOf(cards)), suitOf(worst));
  const lower = bitCount(kept & ((1 << rankOf(worst)) - 1));
  return { because: 'passes-worst', card: formatCard(worst), lower };
}

function playCard(view: PlayView, seat: Seat): Decision {
  const legal = legalCards(view, seat);
  const reading = read(view, seat);
  const card = size(legal) === 1 ? nth(legal, 0) : chooseCard(reading, view.taken, legal);
  return { move: PLAYS[card]!, reason: playReason(reading, legal, card) };
}

function playReason(reading: Reading, legal: CardSet, card: Card): Reason {
  const { led, winner, winning, behind, unseen } = reading;
  const text = formatCard(card);
  if (size(legal) === 1) return { because: 'only-card', card: text };
  if (led === null || winner === null || winning === null) {
    const hunting = suitOf(card) === SPADES && card < PIG && has(unseen, PIG);
    if (hunting) return { because: 'hunts-pig', card: text };
    return { because: 'leads', card: text, higher: higherOut(unseen, card) };
  }
  if (suitOf(card) !== suitOf(led)) return { because: 'throws', card: text, seat: winner };
  if (power(card, led) < power(winning, led))
    return { because: 'ducks', card: text, under: formatCard(winning), seat: winner };
  const higher = behind.length === 0 ? 0 : higherOut(unseen, card);
  if (higher > 0) return { because: 'risks', card: text, higher };
  return { because: 'takes', card: text, points: reading.pile + CARD_POINTS[card]! };
}
