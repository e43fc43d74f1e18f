import { SEATS } from '../../engine/shengji/cards.ts';
import { cardsIn } from '../../engine/shengji/groups.ts';
import { TRUMPS } from '../../engine/shengji/trumps.ts';
import { hiddenCopies, hiddenIn, NUMBERS, type Reading, seatFrom } from './reading.ts';
import { suitAt } from './sim.ts';

/** The chance that a later seat, not known to be out of the suit, has no group of `size` in it. */
const noneIn = (reading: Reading, suit: number, size: number): number =>
  size === 1
    ? reading.odds.misses[hiddenIn(reading, suit)]!
    : noneOf(reading, reading.sim.order.starts[suit]!, reading.sim.order.whole[suit]!, size);

function noneOf(reading: Reading, start: number, kinds: number, size: number): number {
  const { lacks } = reading.odds;
  let none = 1;
  for (let bits = kinds; bits !== 0; bits &= bits - 1) {
    none *= lacks[hiddenCopies(reading, start + 31 - Math.clz32(bits & -bits)) * NUMBERS + size]!;
  }
  return none;
}

/** The chance that a later seat, not known to be out of the suit, beats a group or a Tolaji with this top kind. */
export function higherForm(reading: Reading, top: number, size: number, length: number): number {
  const { suits, starts, heights, higher } = reading.sim.order;
  const suit = suits[top]!;
  if (reading.later === 0) return 0;
  return length === 1
    ? 1 - noneOf(reading, starts[suit]!, higher[top]!, size)
    : tolaji(reading, suit, heights[top]!, size, length);
}

/** Chances of a group by its height in the suit, 0 to 15. Scratch space of `tolaji`. */
const CHANCES = new Float64Array(16);

/** The chance that a later seat, not known to be out of the suit, has a Tolaji of `length` groups of `size` with a top above `height`. */
function tolaji(reading: Reading, suit: number, height: number, size: number, length: number): number {
  const { starts, heights } = reading.sim.order;
  const { lacks } = reading.odds;
  CHANCES.fill(0);
  for (let place = starts[suit]!; place < starts[suit + 1]!; place++) {
    const has = 1 - lacks[hiddenCopies(reading, place) * NUMBERS + size]!;
    // Kinds of one height make no Tolaji together: the likeliest counts.
    CHANCES[heights[place]!] = Math.max(CHANCES[heights[place]!]!, has);
  }
  let none = 1;
  for (let top = Math.max(height + 1, length - 1); top < CHANCES.length; top++) {
    let all = 1;
    for (let below = 0; below < length; below++) all *= CHANCES[top - below]!;
    none *= 1 - all;
  }
  return 1 - none;
}

/** Sets the chances that later seats answer a lead of groups of `size` in this suit. */
export function fear(reading: Reading, suit: number, size: number): void {
  const { sim, me, later, trumping, following } = reading;
  const { limits } = sim;
  const empty = suit === TRUMPS ? 1 : noneIn(reading, suit, 1);
  for (let step = 1; step <= later; step++) {
    const seat = seatFrom(me, step);
    const limit = limits[suitAt(seat, suit)]!;
    trumping[step] = limits[suitAt(seat, TRUMPS)]! < size ? 0 : limit === 0 ? 1 : empty;
    following[step] = limit < size ? 0 : 1 - empty;
  }
}

/** The chance that a later seat without the suit led has the trumps to ruff. */
export function ruffs(reading: Reading, size: number, length: number): number {
  if (reading.later === 0) return 0;
  return length === 1 ? 1 - noneIn(reading, TRUMPS, size) : tolaji(reading, TRUMPS, -1, size, length);
}

/**
 * Returns the points that a trick is expected to bring one's own party if one's own cards are the best so far; points of enemies are negative.
 * `cards`: of each seat's play; `points`: in the trick. `ruff`, `higher`: the chances that a later seat beats it with trumps, or in the suit.
 */
export function expected(
  reading: Reading,
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

/** Sets the worth of the trick on the table to one's own party, without points, and the worth of each point in it or in one's own cards. */
export function stand(reading: Reading): void {
  const { sim, weights, me, later, same, side, fed, bonus, trumping, following } = reading;
  const { order, size, length, best, winner } = sim;
  const cards = cardsIn(sim);
  let open = 1;
  let value = 0;
  let friendly = 0;
  if (later > 0) {
    const over = higherForm(reading, best, size, length);
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

/** Adds the kitty to the worth of the last trick, with this many cards from each seat. A negative number takes it off again. */
export function countKitty({ sim, weights, me, later, house, bonus }: Reading, cards: number): void {
  const kitty = me === sim.dealer ? sim.kitty : weights.kitty;
  for (let step = 0; step <= later; step++) {
    bonus[step]! += 2 * cards * kitty * (1 - house[seatFrom(me, step)]!) * (1 - 2 * house[me]!);
  }
}
