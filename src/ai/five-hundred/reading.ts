import { bitCount, highestBit, lowestBit } from '../../engine/card-set.ts';
import { NO_TRUMP } from '../../engine/five-hundred/bids.ts';
import { teamOf } from '../../engine/five-hundred/state.ts';
import type { Seat } from '../../engine/game.ts';
import { type BySuit, type FiveHundredSim, heightAt, type Spot, SUITS, spotAt, suitAt } from './sim.ts';

/** Facts that the seat to act knows of a deal. Cards are bits by suit and height, see `Spot`. */
export interface Reading {
  readonly sim: FiveHundredSim;
  readonly seat: Seat;
  readonly trump: number;
  /** The suit to follow, or null on lead. */
  readonly led: number | null;
  readonly hand: BySuit;
  readonly legal: BySuit;
  /** Cards this seat has not seen: in the other hands, or buried. */
  readonly unseen: BySuit;
}

/** Reads a deal from the point of view of the seat to act. */
export function read(sim: FiveHundredSim): Reading {
  const { turn: seat, trump, hands, pack, gone, buried, contractor, count } = sim;
  const hand = hands[seat]!;
  const unseen = [0, 0, 0, 0, 0];
  for (let suit = 0; suit < SUITS; suit++) {
    unseen[suit] = pack[suit]! & ~(gone[suit]! | hand[suit]!);
    if (seat === contractor) unseen[suit]! &= ~buried[suit]!;
  }
  const led = count === 0 ? null : sim.led;
  return { sim, seat, trump, led, hand, unseen, legal: legalOf(sim, hand, led) };
}

/** Returns the legal cards: any on lead, else the suit led if possible. In No-Trump a Joker may be legal besides. */
function legalOf({ anytime, trump }: FiveHundredSim, hand: BySuit, led: number | null): BySuit {
  if (led === null || hand[led] === 0) return hand;
  const legal = [0, 0, 0, 0, 0];
  legal[led] = hand[led]!;
  if (anytime && trump === NO_TRUMP) legal[NO_TRUMP] = hand[NO_TRUMP]!;
  return legal;
}

/** The height of the Joker. With trumps it is the highest trump; without, it is a suit of its own. */
export const JOKER_HEIGHT = 18;
export const isJoker = (spot: Spot): boolean => heightAt(spot) === JOKER_HEIGHT;

export const isEmpty = (cards: BySuit): boolean =>
  (cards[0]! | cards[1]! | cards[2]! | cards[3]! | cards[4]!) === 0;

/** Returns the number of cards. */
export const sizeOf = (cards: BySuit): number =>
  bitCount(cards[0]!) + bitCount(cards[1]!) + bitCount(cards[2]!) + bitCount(cards[3]!) + bitCount(cards[4]!);

/** Returns the card of a set of one. */
export function onlyOf(cards: BySuit): Spot {
  let suit = 0;
  while (cards[suit] === 0) suit++;
  return spotAt(suit, lowestBit(cards[suit]!));
}

/** Return the cards of a suit above and below a height, as bits. */
export const above = (cards: number, height: number): number => cards & (-2 << height);
export const below = (cards: number, height: number): number => cards & ((1 << height) - 1);

/** Return the lowest and the highest of some cards, the first suit's among equals. Trumps are above plain cards. There must be a card. */
export function lowest(cards: BySuit, trump: number): Spot {
  let low = -1;
  for (let suit = 0; suit < SUITS; suit++) {
    if (suit === trump || cards[suit] === 0) continue;
    const height = lowestBit(cards[suit]!);
    if (low < 0 || height < heightAt(low)) low = spotAt(suit, height);
  }
  return low < 0 ? spotAt(trump, lowestBit(cards[trump]!)) : low;
}
export function highest(cards: BySuit, trump: number): Spot {
  if (cards[trump] !== 0) return spotAt(trump, highestBit(cards[trump]!));
  let high = -1;
  for (let suit = 0; suit < SUITS; suit++) {
    if (cards[suit] === 0) continue;
    const height = highestBit(cards[suit]!);
    if (high < 0 || height > heightAt(high)) high = spotAt(suit, height);
  }
  return high;
}

/** Orders cards by height, trumps above plain cards. */
export const strength = (spot: Spot, trump: number): number =>
  suitAt(spot) === trump ? 32 + heightAt(spot) : heightAt(spot);

export const isAlly = (reading: Reading, seat: Seat): boolean => teamOf(seat) === teamOf(reading.seat);

/** Has this seat shown that it has no card of this suit? */
export const isOut = ({ sim }: Reading, seat: Seat, suit: number): boolean =>
  ((sim.voids[seat]! >> suit) & 1) === 1;

/** Returns the seats that play to this trick after this seat. */
export function behind({ sim, seat }: Reading): Seat[] {
  const seats: Seat[] = [];
  let next = seat;
  for (let step = sim.players - sim.count - 1; step > 0; step--) {
    next = sim.next[next]!;
    seats.push(next);
  }
  return seats;
}

/** Returns the opponents among the next `steps` players, as bits by seat. Left out: all who play. */
export function enemiesOf({ sim, seat }: Reading, steps = sim.players - 1): number {
  let seats = 0;
  let next = seat;
  for (let step = steps; step > 0; step--) {
    next = sim.next[next]!;
    if (teamOf(next) !== teamOf(seat)) seats |= 1 << next;
  }
  return seats;
}
export const enemiesBehind = (reading: Reading): number =>
  enemiesOf(reading, reading.sim.players - reading.sim.count - 1);

/** Returns those of these seats, as bits, that have not shown to be out of a suit. */
function notOut({ sim: { voids } }: Reading, seats: number, suit: number): number {
  let left = seats;
  for (let rest = seats; rest !== 0; rest &= rest - 1) {
    const seat = lowestBit(rest);
    if ((voids[seat]! >> suit) & 1) left &= ~(1 << seat);
  }
  return left;
}

/** May any of these seats, a bit each, hold a card of this suit? */
export const someMayHold = (reading: Reading, seats: number, suit: number): boolean =>
  reading.unseen[suit] !== 0 && notOut(reading, seats, suit) !== 0;

/** Returns those of these opponents, as bits, that are out of the suit led and may hold a trump. */
export function ruffers(reading: Reading, led: number, seats: number): number {
  const { trump, unseen } = reading;
  if (led === trump || trump === NO_TRUMP || unseen[trump] === 0) return 0;
  return notOut(reading, seats & ~notOut(reading, seats, led), trump);
}

/** Is no unseen card of its own suit higher? */
export const isMaster = ({ unseen }: Reading, spot: Spot): boolean =>
  above(unseen[suitAt(spot)]!, heightAt(spot)) === 0;

/** Return the number of unseen cards of the suit that are higher, or lower. */
export const higherUnseen = ({ unseen }: Reading, spot: Spot): number =>
  bitCount(above(unseen[suitAt(spot)]!, heightAt(spot)));
export const lowerUnseen = ({ unseen }: Reading, spot: Spot): number =>
  bitCount(below(unseen[suitAt(spot)]!, heightAt(spot)));

/** At most this many unseen cards of a suit: probably somebody is out of it. */
const FEW = 2;

/** Will a winning card still win at the end of the trick, as far as shown suits tell? */
export function holds(reading: Reading, spot: Spot, led: number): boolean {
  const { trump, unseen } = reading;
  const rivals = enemiesBehind(reading);
  const suit = suitAt(spot);
  if (suit !== trump && ruffers(reading, led, rivals) !== 0) return false;
  if (isMaster(reading, spot)) return true;
  // Only a player who is out of the suit led can overruff: one who has shown it, or anybody if few cards of the suit are left.
  const ruffs = suit === trump && led !== trump && trump !== NO_TRUMP;
  return ruffs && bitCount(unseen[led]!) > FEW
    ? !someMayHold(reading, ruffers(reading, led, rivals), suit)
    : !someMayHold(reading, rivals, suit);
}

/** Returns the trumps that opponents may still hold. */
export const enemyTrumps = (reading: Reading): number =>
  reading.trump !== NO_TRUMP && someMayHold(reading, enemiesOf(reading), reading.trump)
    ? bitCount(reading.unseen[reading.trump]!)
    : 0;

/** Returns the legal cards that beat the winning card. Not on lead. */
export function winnersOf({ sim: { best }, trump, legal }: Reading): BySuit {
  const winners = [0, 0, 0, 0, 0];
  const suit = suitAt(best);
  winners[suit] = above(legal[suit]!, heightAt(best));
  if (suit !== trump) winners[trump] = legal[trump]!;
  return winners;
}
