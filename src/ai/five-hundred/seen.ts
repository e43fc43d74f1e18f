import { NO_TRUMP } from '../../engine/five-hundred/bids.ts';
import { both, type Card, type Cards, cardsOf, isEmpty, size } from '../../engine/five-hundred/cards.ts';
import { winningPlay } from '../../engine/five-hundred/play.ts';
import { ledSuit, legalCards } from '../../engine/five-hundred/rules.ts';
import { type Play, type Playing, teamOf } from '../../engine/five-hundred/state.ts';
import { beats, strengthIn, suitCards, suitIn } from '../../engine/five-hundred/trumps.ts';
import { shownVoids, unseenBy } from '../../engine/five-hundred/view.ts';
import type { Seat } from '../../engine/game.ts';

/** What a player has in mind when it is to play: all of it read from its view. */
export interface Seen {
  readonly seat: Seat;
  readonly trump: number;
  readonly hand: Cards;
  readonly legal: readonly Card[];
  /** The suit to follow, or null on lead. */
  readonly led: number | null;
  /** The play that wins the trick so far. */
  readonly best: Play | null;
  /** Who plays to this trick after this seat. */
  readonly after: readonly Seat[];
  /** Cards this seat has not seen: in the other hands, or buried. */
  readonly unseen: Cards;
  /** Suits shown not to be held, as bits, one a seat. */
  readonly voids: readonly number[];
  readonly contractor: Seat;
  /** Opponents who play. */
  readonly enemies: readonly Seat[];
}

export function lookAround(view: Playing<null>, seat: Seat): Seen {
  const { match, contract, trick } = view;
  const hand = view.hands[seat]!;
  const players = Array.from({ length: match.seats }, (_, i) => (seat + i) % match.seats).filter(
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

export const isAlly = (seen: Seen, seat: Seat): boolean => teamOf(seat) === teamOf(seen.seat);

/** The unseen cards of a suit. */
export const unseenOf = (seen: Seen, suit: number): Cards => both(seen.unseen, suitCards(suit, seen.trump));
export const heldOf = (seen: Seen, suit: number): Cards => both(seen.hand, suitCards(suit, seen.trump));

/** Has this seat shown that it has no card of this suit? */
export const isOut = (seen: Seen, seat: Seat, suit: number): boolean =>
  ((seen.voids[seat]! >> suit) & 1) === 1;

/** May any of these seats hold a card of this suit? */
export const someMayHold = (seen: Seen, seats: readonly Seat[], suit: number): boolean =>
  !isEmpty(unseenOf(seen, suit)) && seats.some((seat) => !isOut(seen, seat, suit));

/** Is no unseen card of its own suit higher? */
export function isMaster(seen: Seen, card: Card): boolean {
  const suit = suitIn(card, seen.trump);
  const strength = strengthIn(card, seen.trump);
  return cardsOf(unseenOf(seen, suit)).every((other) => strengthIn(other, seen.trump) < strength);
}

/** Who of the opponents still to play is known to have none of the suit led and may ruff it. */
export const ruffers = (seen: Seen, led: number, seats: readonly Seat[]): Seat[] =>
  led === seen.trump || seen.trump === NO_TRUMP
    ? []
    : seats.filter(
        (seat) => !isAlly(seen, seat) && isOut(seen, seat, led) && someMayHold(seen, [seat], seen.trump),
      );

/** With so few cards of a suit unseen somebody is likely to be out of it. */
const FEW = 2;

/** Will a card that wins now still win when everybody has played, as far as suits shown out tell? */
export function holds(seen: Seen, card: Card, led: number): boolean {
  const behind = seen.after.filter((seat) => !isAlly(seen, seat));
  const suit = suitIn(card, seen.trump);
  if (suit !== seen.trump && ruffers(seen, led, behind).length > 0) return false;
  // A ruff is overtaken only by who is out of the suit led: known to be, or likely because few cards of it are left.
  const ruffs = suit === seen.trump && led !== seen.trump && seen.trump !== NO_TRUMP;
  const rivals = ruffs && size(unseenOf(seen, led)) > FEW ? ruffers(seen, led, behind) : behind;
  return cardsOf(unseenOf(seen, suit)).every(
    (other) => !beats(other, card, led, seen.trump) || !someMayHold(seen, rivals, suit),
  );
}

/** Trumps that opponents may still hold. */
export const enemyTrumps = (seen: Seen): number =>
  seen.trump !== NO_TRUMP && someMayHold(seen, seen.enemies, seen.trump)
    ? size(unseenOf(seen, seen.trump))
    : 0;

export const lowest = (cards: readonly Card[], trump: number): Card =>
  cards.reduce((low, card) => (strengthIn(card, trump) < strengthIn(low, trump) ? card : low));
export const highest = (cards: readonly Card[], trump: number): Card =>
  cards.reduce((high, card) => (strengthIn(card, trump) > strengthIn(high, trump) ? card : high));
