import { NO_TRUMP } from '../../../../src/engine/five-hundred/bids.ts';
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
} from '../../../../src/engine/five-hundred/cards.ts';
import type { GivePhase, Hidden } from '../../../../src/engine/five-hundred/state.ts';
import { beats, strengthIn, suitIn } from '../../../../src/engine/five-hundred/trumps.ts';
import { heldOf, highest, isOut, lowest, type Reading, unseenOf } from './reading.ts';

const JOKER_DANGER = 12;

/**
 * The danger of each card of a hand, that it is forced to win: the cards below it that others may hold, beyond those that the own lower
 * cards of the suit let pass. 0 is a safe card; an unguarded ace about 10.
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
export function chooseGift(view: GivePhase<Hidden>): Card {
  const seat = view.contract.out[0]!;
  const hand = view.hands[seat]!;
  const length = (card: Card): number =>
    cardsOf(hand).filter((other) => suitOf(other) === suitOf(card)).length;
  const worth = (card: Card): number => (card === JOKER ? -99 : length(card) / 16 - rankOf(card));
  return cardsOf(hand).reduce((a, b) => (worth(b) > worth(a) ? b : a));
}

export const chooseNello = (reading: Reading): Card =>
  reading.seat === reading.contractor ? avoid(reading) : attack(reading);

/** The contractor: lose every trick. */
function avoid(reading: Reading): Card {
  const { legal, led, best } = reading;
  if (led === null || best === null) {
    // The card under most unseen cards and over fewest.
    const worth = (card: Card): number =>
      card === JOKER ? -99 : above(reading, card) - 3 * below(reading, card);
    return legal.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  }
  const losing = legal.filter((card) => !beats(card, best.card, led, NO_TRUMP));
  if (losing.length === 0) return lowest(legal, NO_TRUMP);
  const following = losing.filter((card) => suitIn(card, NO_TRUMP) === led);
  if (following.length > 0) return highest(following, NO_TRUMP);
  return worstOf(reading, losing);
}

/** The card that is likeliest to win a trick some day. */
function worstOf(reading: Reading, cards: readonly Card[]): Card {
  const fear = (card: Card): number => 4 * ownDanger(reading, card) + strengthIn(card, NO_TRUMP);
  return cards.reduce((a, b) => (fear(b) > fear(a) ? b : a));
}

/** The defenders: make the contractor take a trick. */
function attack(reading: Reading): Card {
  const { legal, led, best, contractor, after } = reading;
  if (led === null || best === null) {
    return legal.reduce((a, b) => (trapWorth(reading, b) > trapWorth(reading, a) ? b : a));
  }
  const losing = legal.filter((card) => !beats(card, best.card, led, NO_TRUMP));
  // If the contractor has the trick, stay under it, the Joker most of all; before the contractor plays, keep the trick as low as it is.
  const mayStillWin = after.includes(contractor) && !isOut(reading, contractor, led) && best.card !== JOKER;
  if (best.seat !== contractor && !mayStillWin) return discard(reading, legal);
  return losing.length > 0 ? discard(reading, losing) : lowest(legal, NO_TRUMP);
}

/** Low cards of suits that the contractor may hold can set it; high ones are in the way, the Joker most. */
function discard(reading: Reading, cards: readonly Card[]): Card {
  const following = cards.filter((card) => suitIn(card, NO_TRUMP) === reading.led);
  if (cards.includes(JOKER)) return JOKER;
  return highest(following.length > 0 ? following : cards, NO_TRUMP);
}

/** How good a defender's lead is: few cards under it, and a contractor that may have to follow. */
function trapWorth(reading: Reading, card: Card): number {
  if (card === JOKER) return -99;
  const suit = suitIn(card, NO_TRUMP);
  const gone = isOut(reading, reading.contractor, suit);
  return (
    (gone ? -40 : 0) -
    3 * below(reading, card) +
    Math.min(3, size(unseenOf(reading, suit))) -
    size(heldOf(reading, suit)) / 4
  );
}

const above = (reading: Reading, card: Card): number =>
  cardsOf(unseenOf(reading, suitIn(card, NO_TRUMP))).filter((other) => other > card).length;
const below = (reading: Reading, card: Card): number =>
  cardsOf(unseenOf(reading, suitIn(card, NO_TRUMP))).filter((other) => other < card).length;
const ownDanger = (reading: Reading, card: Card): number => {
  const lower = cardsOf(heldOf(reading, suitIn(card, NO_TRUMP))).filter((other) => other < card).length;
  return Math.max(0, below(reading, card) - 2 * lower);
};
