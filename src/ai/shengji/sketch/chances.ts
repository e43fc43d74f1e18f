import { SEATS } from '../../../engine/shengji/cards.ts';
import { cardsIn } from '../../../engine/shengji/groups.ts';
import { TRUMPS } from '../../../engine/shengji/trumps.ts';
import { hiddenCopies, hiddenIn, NUMBERS, type QuickReading, seatFrom } from './reading.ts';
import { suitAt } from './sim.ts';

/** The chance that a later seat, not known to be out of the suit, has no `size` copies of any kind that is higher than this one. */
export function noneAbove(reading: QuickReading, place: number, size: number): number {
  const { order } = reading.sim;
  return noneOf(reading, order.starts[order.suits[place]!]!, order.higher[place]!, size);
}

/** The same of any kind of a suit. */
const noneIn = (reading: QuickReading, suit: number, size: number): number =>
  size === 1
    ? reading.odds.misses[hiddenIn(reading, suit)]!
    : noneOf(reading, reading.sim.order.starts[suit]!, reading.sim.order.whole[suit]!, size);

function noneOf(reading: QuickReading, start: number, kinds: number, size: number): number {
  const { lacks } = reading.odds;
  let none = 1;
  for (let bits = kinds; bits !== 0; bits &= bits - 1) {
    none *= lacks[hiddenCopies(reading, start + 31 - Math.clz32(bits & -bits)) * NUMBERS + size]!;
  }
  return none;
}

/** The chance of a form that is high enough, by that of none of its groups being so; of Tolajis a rough guess. */
export const likely = (none: number, length: number): number =>
  length === 1 ? 1 - none : 0.5 * (1 - none) ** length;

/** Works out what later seats can do about a lead of this suit, whatever it is. */
export function fear(reading: QuickReading, suit: number): void {
  const { sim, me, later, trumping, following } = reading;
  const { voids } = sim;
  const empty = suit === TRUMPS ? 1 : noneIn(reading, suit, 1);
  for (let step = 1; step <= later; step++) {
    const seat = seatFrom(me, step);
    const isOut = voids[suitAt(seat, suit)] === 1;
    trumping[step] = voids[suitAt(seat, TRUMPS)] === 1 ? 0 : isOut ? 1 : empty;
    following[step] = isOut ? 0 : 1 - empty;
  }
}

/** The chance that a later seat that may trump has the trumps for it. */
export const ruffs = (reading: QuickReading, size: number, length: number): number =>
  reading.later === 0 ? 0 : likely(noneIn(reading, TRUMPS, size), length);

/**
 * What a trick is expected to be worth to one's own party, as `expectedPoints` says, if one's own cards are the best so far. Each
 * seat plays so many cards; the trick has so many points. `ruff`, `higher`: the chances that a later seat beats it with trumps,
 * or in the suit.
 */
export function expected(
  reading: QuickReading,
  cards: number,
  points: number,
  ruff: number,
  higher: number,
): number {
  const { later, side, fed, bonus, willing, trumping, following } = reading;
  let open = 1;
  let value = 0;
  for (let step = 1; step <= later; step++) {
    const lost = open * willing[step]! * (trumping[step]! * ruff + following[step]! * higher);
    value += lost * (side[step]! * points + cards * fed[step]! + bonus[step]!);
    open -= lost;
  }
  return value + open * (points + cards * fed[0]! + bonus[0]!);
}

/**
 * Works out what the trick is worth to one's own party as it stands, points left aside, and how much each point adds: those on
 * the table and those in one's own cards.
 */
export function stand(reading: QuickReading): void {
  const { sim, weights, me, later, same, side, fed, bonus, trumping, following } = reading;
  const { order, size, length, best, winner } = sim;
  const cards = cardsIn(sim);
  let open = 1;
  let value = 0;
  let friendly = 0;
  if (later > 0) {
    const over = likely(noneAbove(reading, best, size), length);
    const isTrumped = order.suits[best] === TRUMPS;
    const ruff = isTrumped ? over : ruffs(reading, size, length);
    const higher = isTrumped ? 0 : over;
    for (let step = 1; step <= later; step++) {
      const willing = 1 - (1 - weights.overFriend) * same[seatFrom(me, step) * SEATS + winner]!;
      const lost = open * willing * (trumping[step]! * ruff + following[step]! * higher);
      value += lost * (cards * fed[step]! + bonus[step]!);
      friendly += lost * side[step]!;
      open -= lost;
    }
  }
  const ahead = winner < me ? winner - me + SEATS : winner - me;
  reading.standing = value + open * (cards * fed[ahead]! + bonus[ahead]!);
  reading.friendly = friendly + open * side[ahead]!;
}

/** Counts in what the last trick brings of the kitty if it has so many cards from each seat; below 0: counts it out again. */
export function countKitty({ sim, weights, me, later, house, bonus }: QuickReading, cards: number): void {
  const kitty = me === sim.dealer ? sim.kitty : weights.kitty;
  for (let step = 0; step <= later; step++) {
    bonus[step]! += 2 * cards * kitty * (1 - house[seatFrom(me, step)]!) * (1 - 2 * house[me]!);
  }
}
