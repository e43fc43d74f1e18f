import { SEATS } from '../../engine/shengji/cards.ts';
import { cardsIn } from '../../engine/shengji/groups.ts';
import { TRUMPS } from '../../engine/shengji/trumps.ts';
import { hiddenCopies, hiddenIn, NUMBERS, type Reading, seatFrom } from './reading.ts';
import { suitAt } from './sim.ts';

/** The chance that a later seat, not known to be out of the suit, has no `size` copies of any kind of it. */
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

/** The chance that a later seat, not known to be out of the suit, beats a group or a Tolaji with this kind at the top. */
export function higherForm(reading: Reading, top: number, size: number, length: number): number {
  const { suits, starts, heights, higher } = reading.sim.order;
  const suit = suits[top]!;
  if (reading.later === 0) return 0;
  return length === 1
    ? 1 - noneOf(reading, starts[suit]!, higher[top]!, size)
    : tolaji(reading, suit, heights[top]!, size, length);
}

/** Chances of a group by its height in the suit, 0 to 15: filled and read by `tolaji`. */
const CHANCES = new Float64Array(16);

/** The chance that a later seat, not known to be out of the suit, has a Tolaji of `length` groups of `size` whose top is above `height`. */
function tolaji(reading: Reading, suit: number, height: number, size: number, length: number): number {
  const { starts, heights } = reading.sim.order;
  const { lacks } = reading.odds;
  CHANCES.fill(0);
  for (let place = starts[suit]!; place < starts[suit + 1]!; place++) {
    const has = 1 - lacks[hiddenCopies(reading, place) * NUMBERS + size]!;
    // Kinds of one height do not go together: the likeliest counts.
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

/** Works out what later seats can do about a lead of groups of `size` in this suit, whatever they are. */
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

/** The chance that a later seat that may trump has the trumps for it. */
export function ruffs(reading: Reading, size: number, length: number): number {
  if (reading.later === 0) return 0;
  return length === 1 ? 1 - noneIn(reading, TRUMPS, size) : tolaji(reading, TRUMPS, -1, size, length);
}

/**
 * Points that a trick is expected to bring one's own party if one's own cards are the best so far; what enemies win counts below 0. Each
 * seat plays so many cards; the trick has so many points. `ruff`, `higher`: the chances that a later seat beats it with trumps,
 * or in the suit.
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

/**
 * Works out what the trick is worth to one's own party as it stands, points left aside, and how much each point adds: those on
 * the table and those in one's own cards.
 */
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

/** Counts in what the last trick brings of the kitty if it has so many cards from each seat; below 0: counts it out again. */
export function countKitty({ sim, weights, me, later, house, bonus }: Reading, cards: number): void {
  const kitty = me === sim.dealer ? sim.kitty : weights.kitty;
  for (let step = 0; step <= later; step++) {
    bonus[step]! += 2 * cards * kitty * (1 - house[seatFrom(me, step)]!) * (1 - 2 * house[me]!);
  }
}
