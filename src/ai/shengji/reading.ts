import type { Seat } from '../../engine/game.ts';
import { COPIES, HAND, KINDS, SEATS } from '../../engine/shengji/cards.ts';
import { cardsIn } from '../../engine/shengji/groups.ts';
import { SUITS } from './order.ts';
import { type DealSim, handAt, houseLead, suitAt } from './sim.ts';
import type { Weights } from './weights.ts';
import { joiningWorth } from './worth.ts';

/** Copies of a kind, 0 to 4. */
export const NUMBERS = COPIES + 1;

/** The deal as the seat to act sees it: who may be of its party, and what the others may hold. The arrays serve for one decision after another. */
export interface Reading {
  readonly sim: DealSim;
  readonly weights: Weights;
  me: Seat;
  /** Number of seats that play after this one in the present trick. */
  later: number;
  /** Whether the parties are known for good: no ticket is open, and what follows on them stands. */
  settled: boolean;
  /** Chances, by seat, to be House. */
  readonly house: Float64Array;
  /** The chance that two seats are of one party, at `a * SEATS + b`. */
  readonly same: Float64Array;
  /**
   * The worth of a trick in points if a seat wins it, by seat, counted from this one. `side` counts for each point in it, `fed`
   * for each card of a play (by what later seats add), `bonus` once.
   */
  readonly side: Float64Array;
  readonly fed: Float64Array;
  readonly bonus: Float64Array;
  /** How readily later seats play over this one; by seat, counted from it. */
  readonly willing: Float64Array;
  /**
   * For a lead that is considered, see `fear`; by seat, counted from this one. The chance that a later seat can trump it if it
   * has the trumps, and the chance that it follows suit with such groups.
   */
  readonly trumping: Float64Array;
  readonly following: Float64Array;
  /** The worth of the trick on the table without its points, and for each point in it, −1 to 1: see `stand`. */
  standing: number;
  friendly: number;
  /** Where the copies that this seat has not seen played or buried stand, see `DealSim`. */
  out: number;
  odds: Odds;
}

/** Chances of a later seat by the share of the hidden cards that it holds. */
export interface Odds {
  /** The chance that it lacks `n` copies of a kind with `copies` hidden ones, at `copies * NUMBERS + n`. */
  readonly lacks: Float64Array;
  /** The chance that it has none of `n` hidden cards, at `n`. */
  readonly misses: Float64Array;
}

export const blankReading = (sim: DealSim, weights: Weights): Reading => ({
  sim,
  weights,
  me: -1,
  later: 0,
  settled: false,
  house: new Float64Array(SEATS),
  same: new Float64Array(SEATS * SEATS),
  side: new Float64Array(SEATS),
  fed: new Float64Array(SEATS),
  bonus: new Float64Array(SEATS),
  willing: new Float64Array(SEATS),
  trumping: new Float64Array(SEATS),
  following: new Float64Array(SEATS),
  standing: 0,
  friendly: 0,
  out: 0,
  odds: oddsFor(1, 1),
});

/** The deal as the seat to act sees it. */
export function read(reading: Reading): void {
  const { sim } = reading;
  const { played, left, turn } = sim;
  reading.me = turn;
  reading.out = turn === sim.dealer ? 1 : 0;
  reading.later = SEATS - 1 - played;
  let hidden = 0;
  for (let suit = 0; suit < SUITS; suit++) hidden += hiddenIn(reading, suit);
  if (!reading.settled) weighParties(reading, hidden);
  reading.settled = sim.open === 0;
  weighSides(reading);
  reading.odds = oddsFor(left, hidden);
}

/** Copies of a kind that the seat to act neither holds nor has seen. */
export const hiddenCopies = ({ sim, out, me }: Reading, place: number): number =>
  sim.out[out * KINDS + place]! - sim.hands[handAt(me, place)]!;

/** The same of a whole suit. */
export const hiddenIn = ({ sim, out, me }: Reading, suit: number): number =>
  sim.outOf[out * SUITS + suit]! - sim.lengths[suitAt(me, suit)]!;

/** Weighs who is of one party. Seats that have joined the House are certain. `hidden`: cards that the seat to act does not see. */
function weighParties(reading: Reading, hidden: number): void {
  const { sim, house, same } = reading;
  house.set(sim.house);
  for (let ticket = 0; ticket < sim.open; ticket++) meetTicket(reading, ticket, hidden);
  for (let a = 0; a < SEATS; a++) {
    const isHouse = house[a]!;
    same[a * SEATS + a] = 1;
    for (let b = 0; b < a; b++) {
      const chance = 1 - isHouse + house[b]! * (2 * isHouse - 1);
      same[a * SEATS + b] = chance;
      same[b * SEATS + a] = chance;
    }
  }
}

/** Somebody who may hold its card meets an open ticket: a seat that has the very copy is `sure`, else by the copies that each may have. */
function meetTicket({ sim, weights, me, later, house, out }: Reading, ticket: number, hidden: number): void {
  const place = sim.wanted[ticket]!;
  const suit = sim.order.suits[place]!;
  const held = sim.hands[handAt(me, place)]!;
  const each = (sim.out[out * KINDS + place]! - held) / Math.max(1, hidden);
  const size = cardsIn(sim);
  let others = 0;
  for (let step = 1; step < SEATS; step++) {
    if (sim.limits[suitAt((me + step) % SEATS, suit)]! > 0)
      others += each * (sim.left - (step > later ? size : 0));
  }
  const sum = others + held;
  const toCome = copiesToCome(sim, ticket);
  const own = toCome <= held ? weights.sure : held / Math.max(1, sum);
  house[me] = 1 - (1 - house[me]!) * (1 - own);
  for (let step = 1; step < SEATS && others > 0; step++) {
    const seat = (me + step) % SEATS;
    if (sim.limits[suitAt(seat, suit)] === 0) continue;
    const meets = ((Math.min(1, sum) - own) * each * (sim.left - (step > later ? size : 0))) / others;
    house[seat] = 1 - (1 - house[seat]!) * (1 - meets);
  }
}

/** How many more copies of a ticket's card must be played until it is met. */
const copiesToCome = ({ out, wanted, ordinals }: DealSim, ticket: number): number =>
  ordinals[ticket]! - COPIES + out[wanted[ticket]!]!;

function weighSides({ weights, me, later, house, same, side, fed, bonus, willing }: Reading): void {
  const { toFriend, toEnemy, friendLead, lead, overFriend } = weights;
  let inHouse = 0;
  for (let step = 1; step <= later; step++) inHouse += house[seatFrom(me, step)]!;
  for (let step = 0; step < SEATS; step++) {
    const seat = seatFrom(me, step);
    const own = house[seat]!;
    let friends = later + inHouse * (2 * own - 1) - later * own;
    // A later seat is its own friend for certain.
    if (step > 0 && step <= later) friends += 2 * own * (1 - own);
    const friend = same[me * SEATS + seat]!;
    willing[step] = 1 - (1 - overFriend) * friend;
    side[step] = 2 * friend - 1;
    fed[step] = side[step]! * (later * toEnemy + friends * (toFriend - toEnemy));
    bonus[step] = friendLead * side[step]!;
  }
  bonus[0] = lead;
}

/** The seat so many steps behind this one, 0 to 5. */
export const seatFrom = (seat: Seat, step: number): Seat =>
  seat + step < SEATS ? seat + step : seat + step - SEATS;

/** By the cards in every hand and those hidden: the same come up again and again. */
const ODDS: (Odds | undefined)[] = [];

function oddsFor(left: number, hidden: number): Odds {
  const key = hidden * (HAND + 1) + left;
  ODDS[key] ??= oddsOf(Math.min(1, left / Math.max(1, hidden)));
  return ODDS[key];
}

/** The chances of a seat with this share, 0 to 1, of the hidden cards. */
function oddsOf(share: number): Odds {
  const lacks = new Float64Array(NUMBERS * NUMBERS).fill(1);
  for (let n = 0; n < NUMBERS; n++) lacks[n * NUMBERS] = 0;
  for (let copies = 1; copies < NUMBERS; copies++) {
    for (let n = 1; n < NUMBERS; n++) {
      const before = (copies - 1) * NUMBERS + n;
      lacks[copies * NUMBERS + n] = share * lacks[before - 1]! + (1 - share) * lacks[before]!;
    }
  }
  return { lacks, misses: Float64Array.from({ length: MOST_OF_A_SUIT + 1 }, (_, n) => (1 - share) ** n) };
}

const MOST_OF_A_SUIT = 18 * COPIES;

/** What `n` copies of a kind do about the open tickets, in points; `first`: it is the lowest of its play. */
export function ticketWorth(reading: Reading, place: number, n: number, first: boolean): number {
  const { sim, weights, me, house } = reading;
  const { suits } = sim.order;
  let worth = 0;
  for (let ticket = 0; ticket < sim.open; ticket++) {
    const wanted = sim.wanted[ticket]!;
    const toCome = copiesToCome(sim, ticket);
    if (place === wanted && n >= toCome)
      worth += sim.house[me] ? -weights.another : joiningWorth(houseLead(sim, me), weights);
    else if (
      first &&
      sim.played === 0 &&
      house[me] === 1 &&
      sim.hands[handAt(me, wanted)]! < toCome &&
      suits[place] === suits[wanted]
    ) {
      worth += weights.seeking;
    }
  }
  return worth;
}
