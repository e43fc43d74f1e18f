import { type Card, formatCard, rankOf, SPADES, suitOf } from '../../engine/card.ts';
import { bitCount, has, minus, nth, ranksOf, setOf, size } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { legalCards, PASS_SIZE, power } from '../../engine/gongzhu/rules.ts';
import { CARD_POINTS, PIG } from '../../engine/gongzhu/score.ts';
import { type Gongzhu, PLAYS, type View } from '../../engine/gongzhu/state.ts';
import type { Choice, Policy } from '../bot.ts';
import { chooseGift } from './pass.ts';
import { chooseCard } from './play.ts';
import { type GongzhuReason, reasonText } from './reason.ts';
import { higherOut, type PlayView, type Reading, readTable } from './table.ts';

type GongzhuChoice = Choice<Gongzhu['move'], GongzhuReason>;

/** The heuristic bot: plays the card with the least expected points, and passes what it fears most. Draws no luck. */
export const gongzhuPolicy: Policy<Gongzhu, GongzhuReason> = {
  choose(view: View, seat: Seat): GongzhuChoice {
    if (view.phase === 'pass') return passThree(view, seat);
    if (view.phase === 'play') return playCard(view, seat);
    throw new RangeError(`nobody is to act in phase ${view.phase}`);
  },
  reasonText,
};

function passThree(view: View & { readonly phase: 'pass' }, seat: Seat): GongzhuChoice {
  const hand = view.deal.hands[seat]!;
  const gift = chooseGift(hand, PASS_SIZE);
  const worst = gift[0]!;
  const kept = ranksOf(minus(hand, setOf(gift)), suitOf(worst));
  const lower = bitCount(kept & ((1 << rankOf(worst)) - 1));
  return {
    move: { kind: 'pass', cards: gift.sort((a, b) => a - b) },
    reason: { because: 'passes-worst', card: formatCard(worst), lower },
  };
}

function playCard(view: PlayView, seat: Seat): GongzhuChoice {
  const legal = legalCards(view, seat);
  const reading = readTable(view, seat);
  const forced = size(legal) === 1;
  const card = forced ? nth(legal, 0) : chooseCard(reading, view.taken, legal);
  const reason: GongzhuReason = forced
    ? { because: 'only-card', card: formatCard(card) }
    : explain(reading, card);
  return { move: PLAYS[card]!, reason };
}

function explain(reading: Reading, card: Card): GongzhuReason {
  const { led, winner, winning, behind, unseen } = reading;
  const text = formatCard(card);
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
