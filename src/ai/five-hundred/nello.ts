import { NO_TRUMP } from '../../engine/five-hundred/bids.ts';
import {
  type Card,
  type Cards,
  cardsOf,
  JOKER,
  packFor,
  rankOf,
  remove,
  size,
  suitOf,
} from '../../engine/five-hundred/cards.ts';
import type { Giving, Move } from '../../engine/five-hundred/state.ts';
import { beats, strengthIn, suitIn } from '../../engine/five-hundred/trumps.ts';
import type { Choice } from '../bot.ts';
import { lead } from './lead.ts';
import type { Reason500 } from './reason.ts';
import { heldOf, highest, lowest, type Seen, unseenOf } from './seen.ts';

type Chosen = Choice<Move, Reason500>;

const JOKER_DANGER = 12;

/**
 * How likely each card of a hand is to be forced to win: the cards below it that others may hold, beyond those that one's
 * own lower cards of the suit let pass. 0 is a safe card; an unguarded ace about 10.
 */
export function dangers(hand: Cards, seats: number): Map<Card, number> {
  const found = new Map<Card, number>();
  let held: Card[] = [];
  for (const card of cardsOf(hand)) {
    if (card === JOKER) {
      found.set(card, JOKER_DANGER);
      continue;
    }
    if (held.length > 0 && suitOf(held[0]!) !== suitOf(card)) held = [];
    const below = packFor(seats).filter((other) => suitOf(other) === suitOf(card) && other < card).length;
    found.set(card, Math.max(0, below - held.length - 2 * held.length));
    held.push(card);
  }
  return found;
}

export const totalDanger = (hand: Cards, seats: number): number =>
  [...dangers(hand, seats).values()].reduce((sum, danger) => sum + danger, 0);

/** The hand with its most dangerous cards taken out one by one. */
export function withoutWorst(hand: Cards, count: number, seats: number): { kept: Cards; out: Card[] } {
  let kept = hand;
  const out: Card[] = [];
  for (let i = 0; i < count; i++) {
    const without = (card: Card): number =>
      totalDanger(remove(kept, card), seats) - (card === JOKER ? 1 : rankOf(card) / 16);
    const worst = cardsOf(kept).reduce((a, b) => (without(b) < without(a) ? b : a));
    out.push(worst);
    kept = remove(kept, worst);
  }
  return { kept, out };
}

/** A Nello partner's most useful card: the lowest, of the suit in which the contractor is likeliest to be short. */
export function chooseGift(view: Giving<null>): Chosen {
  const seat = view.contract.out[0]!;
  const hand = view.hands[seat]!;
  const length = (card: Card): number =>
    cardsOf(hand).filter((other) => suitOf(other) === suitOf(card)).length;
  const worth = (card: Card): number => (card === JOKER ? -99 : length(card) / 16 - rankOf(card));
  const card = cardsOf(hand).reduce((a, b) => (worth(b) > worth(a) ? b : a));
  return { move: { kind: 'give', card }, reason: { because: 'give', card, seat: view.contract.seat } };
}

export const chooseNello = (seen: Seen): Chosen => {
  const [only, other] = seen.legal;
  if (other === undefined) return lead(seen, only!, { because: 'only-card', card: only! });
  return seen.seat === seen.contractor ? avoid(seen) : attack(seen);
};

const play = (card: Card, reason: Reason500): Chosen => ({
  move: { kind: 'play', card, suit: null },
  reason,
});

/** The contractor: lose every trick. */
function avoid(seen: Seen): Chosen {
  const { legal, led, best } = seen;
  if (led === null || best === null) {
    // The card that most unseen ones go over, for as few as must go under.
    const worth = (card: Card): number => (card === JOKER ? -99 : above(seen, card) - 3 * below(seen, card));
    const card = legal.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    return lead(seen, card, { because: 'nello-lead', card, higher: above(seen, card) });
  }
  const losing = legal.filter((card) => !beats(card, best.card, led, NO_TRUMP));
  if (losing.length === 0) {
    const low = lowest(legal, NO_TRUMP);
    return play(low, { because: 'nello-hope', card: low });
  }
  const following = losing.filter((card) => suitIn(card, NO_TRUMP) === led);
  if (following.length > 0) {
    const card = highest(following, NO_TRUMP);
    return play(card, { because: 'duck', card, under: best.card });
  }
  const fear = (card: Card): number => 4 * ownDanger(seen, card) + strengthIn(card, NO_TRUMP);
  const card = losing.reduce((a, b) => (fear(b) > fear(a) ? b : a));
  return play(card, { because: 'nello-shed', card });
}

/** The defenders: make the contractor take a trick. */
function attack(seen: Seen): Chosen {
  const { legal, led, best, contractor, after } = seen;
  if (led === null || best === null) {
    const card = legal.reduce((a, b) => (trapWorth(seen, b) > trapWorth(seen, a) ? b : a));
    return lead(seen, card, { because: 'nello-trap', card, seat: contractor });
  }
  if (best.seat === contractor) {
    // The contractor has the trick: stay under, the Joker above all.
    const under = legal.filter((card) => !beats(card, best.card, led, NO_TRUMP));
    const card = under.length > 0 ? discard(seen, under) : lowest(legal, NO_TRUMP);
    return under.length > 0
      ? play(card, { because: 'nello-under', card, seat: contractor, winning: best.card })
      : play(card, { because: 'nello-clear', card, seat: contractor });
  }
  const mayStillWin =
    after.includes(contractor) && ((seen.voids[contractor]! >> led) & 1) === 0 && best.card !== JOKER;
  const losing = legal.filter((card) => !beats(card, best.card, led, NO_TRUMP));
  if (!mayStillWin) {
    const card = discard(seen, legal);
    return play(card, { because: 'nello-clear', card, seat: contractor });
  }
  // Before the contractor: keep the trick as low as it is.
  if (losing.length > 0) {
    const card = discard(seen, losing);
    return play(card, { because: 'nello-stay', card, seat: contractor, winning: best.card });
  }
  const card = lowest(legal, NO_TRUMP);
  return play(card, { because: 'nello-trap', card, seat: contractor });
}

/** Low cards of suits that the contractor may hold are what sets it; high ones are in the way, the Joker most. */
function discard(seen: Seen, cards: readonly Card[]): Card {
  const following = cards.filter((card) => suitIn(card, NO_TRUMP) === seen.led);
  if (cards.includes(JOKER)) return JOKER;
  return highest(following.length > 0 ? following : cards, NO_TRUMP);
}

/** How good a defender's lead is: few cards under it, and a contractor that may have to follow. */
function trapWorth(seen: Seen, card: Card): number {
  if (card === JOKER) return -99;
  const suit = suitIn(card, NO_TRUMP);
  const gone = ((seen.voids[seen.contractor]! >> suit) & 1) === 1;
  return (
    (gone ? -40 : 0) -
    3 * below(seen, card) +
    Math.min(3, size(unseenOf(seen, suit))) -
    size(heldOf(seen, suit)) / 4
  );
}

const above = (seen: Seen, card: Card): number =>
  cardsOf(unseenOf(seen, suitIn(card, NO_TRUMP))).filter((other) => other > card).length;
const below = (seen: Seen, card: Card): number =>
  cardsOf(unseenOf(seen, suitIn(card, NO_TRUMP))).filter((other) => other < card).length;
const ownDanger = (seen: Seen, card: Card): number => {
  const lower = cardsOf(heldOf(seen, suitIn(card, NO_TRUMP))).filter((other) => other < card).length;
  return Math.max(0, below(seen, card) - 2 * lower);
};
