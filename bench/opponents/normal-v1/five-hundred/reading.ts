import { NO_TRUMP } from '../../../../src/engine/five-hundred/bids.ts';
import {
  both,
  type Card,
  type Cards,
  cardsOf,
  isEmpty,
  size,
} from '../../../../src/engine/five-hundred/cards.ts';
import { type Hidden, type Play, type PlayPhase, teamOf } from '../../../../src/engine/five-hundred/state.ts';
import { ledSuit, legalCards, winningPlay } from '../../../../src/engine/five-hundred/trick.ts';
import { beats, strengthIn, suitCards, suitIn } from '../../../../src/engine/five-hundred/trumps.ts';
import { shownVoids, unseenBy } from '../../../../src/engine/five-hundred/view.ts';
import type { Seat } from '../../../../src/engine/game.ts';

/** A player's reading of its view before it plays. */
export interface Reading {
  readonly seat: Seat;
  readonly trump: number;
  readonly hand: Cards;
  readonly legal: readonly Card[];
  /** The suit to follow, or null on lead. */
  readonly led: number | null;
  /** The play that wins the trick so far. */
  readonly best: Play | null;
  /** Seats that play to this trick after this one. */
  readonly after: readonly Seat[];
  /** Cards this seat has not seen: in the other hands, or buried. */
  readonly unseen: Cards;
  /** Suits each seat has shown to be out of, as bits, one number a seat. */
  readonly voids: readonly number[];
  readonly contractor: Seat;
  /** Opponents who play. */
  readonly enemies: readonly Seat[];
}

export function read(view: PlayPhase<Hidden>, seat: Seat): Reading {
  const { standing, contract, trick } = view;
  const hand = view.hands[seat]!;
  const players = Array.from({ length: standing.seats }, (_, i) => (seat + i) % standing.seats).filter(
    (other) => !contract.out.includes(other),
  );
  return {
    seat,
    trump: contract.trump,
    hand,
    legal: legalCards(view, seat),
    led: ledSuit(trick, contract.trump),
    best: winningPlay(trick, contract.trump),
    after: players.slice(1, players.length - trick.plays.length),
    unseen: unseenBy(view, seat),
    voids: shownVoids(view),
    contractor: contract.seat,
    enemies: players.filter((other) => teamOf(other) !== teamOf(seat)),
  };
}

export const isAlly = (reading: Reading, seat: Seat): boolean => teamOf(seat) === teamOf(reading.seat);

export const unseenOf = (reading: Reading, suit: number): Cards =>
  both(reading.unseen, suitCards(suit, reading.trump));
export const heldOf = (reading: Reading, suit: number): Cards =>
  both(reading.hand, suitCards(suit, reading.trump));

/** Has this seat shown that it has no card of this suit? */
export const isOut = (reading: Reading, seat: Seat, suit: number): boolean =>
  ((reading.voids[seat]! >> suit) & 1) === 1;

/** May any of these seats hold a card of this suit? */
export const someMayHold = (reading: Reading, seats: readonly Seat[], suit: number): boolean =>
  !isEmpty(unseenOf(reading, suit)) && seats.some((seat) => !isOut(reading, seat, suit));

/** Is no unseen card of its own suit higher? */
export function isMaster(reading: Reading, card: Card): boolean {
  const suit = suitIn(card, reading.trump);
  const strength = strengthIn(card, reading.trump);
  return cardsOf(unseenOf(reading, suit)).every((other) => strengthIn(other, reading.trump) < strength);
}

/** The opponents still to play that are known to be out of the suit led, and may ruff it. */
export const ruffers = (reading: Reading, led: number, seats: readonly Seat[]): Seat[] =>
  led === reading.trump || reading.trump === NO_TRUMP
    ? []
    : seats.filter(
        (seat) =>
          !isAlly(reading, seat) && isOut(reading, seat, led) && someMayHold(reading, [seat], reading.trump),
      );

/** Most unseen cards of a suit with which somebody is likely to be out of it. */
const FEW = 2;

/** Will a card that wins now still win when everybody has played, judged by the shown voids? */
export function holds(reading: Reading, card: Card, led: number): boolean {
  const behind = reading.after.filter((seat) => !isAlly(reading, seat));
  const suit = suitIn(card, reading.trump);
  if (suit !== reading.trump && ruffers(reading, led, behind).length > 0) return false;
  // A ruff is beaten only by a seat out of the suit led: known to be, or likely because few cards of it are left.
  const ruffs = suit === reading.trump && led !== reading.trump && reading.trump !== NO_TRUMP;
  const rivals = ruffs && size(unseenOf(reading, led)) > FEW ? ruffers(reading, led, behind) : behind;
  return cardsOf(unseenOf(reading, suit)).every(
    (other) => !beats(other, card, led, reading.trump) || !someMayHold(reading, rivals, suit),
  );
}

/** Trumps that opponents may still hold. */
export const enemyTrumps = (reading: Reading): number =>
  reading.trump !== NO_TRUMP && someMayHold(reading, reading.enemies, reading.trump)
    ? size(unseenOf(reading, reading.trump))
    : 0;

export const lowest = (cards: readonly Card[], trump: number): Card =>
  cards.reduce((low, card) => (strengthIn(card, trump) < strengthIn(low, trump) ? card : low));
export const highest = (cards: readonly Card[], trump: number): Card =>
  cards.reduce((high, card) => (strengthIn(card, trump) > strengthIn(high, trump) ? card : high));
