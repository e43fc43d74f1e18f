import type { Seat } from '../../engine/game.ts';
import { COPIES, HAND, KINDS, SEATS } from '../../engine/shengji/cards.ts';
import { cardsIn } from '../../engine/shengji/groups.ts';
import { SUITS } from './order.ts';
import { handAt, houseLead, type ShengjiSim, suitAt } from './sim.ts';
import type { Weights } from './weights.ts';
import { joiningWorth } from './worth.ts';

/** The number of possible counts of copies, 0 to 4. */
export const NUMBERS = COPIES + 1;

/** A deal as the seat to act sees it: the chances of parties, and of cards in other hands. The arrays are reused for each decision. */
export interface Reading {
  readonly sim: ShengjiSim;
  readonly weights: Weights;
  me: Seat;
  /** The number of seats that play after this one in the present trick. */
  later: number;
  /** Are the parties final? No ticket is open, and `house` and `same` are up to date. */
  settled: boolean;
  /** The chance of each seat to be in the House. */
  readonly house: Float64Array;
  /** The chance that two seats are in one party, at `a * SEATS + b`. */
  readonly same: Float64Array;
  /**
   * The worth of a trick in points for each possible winner, by steps from this seat. `side`: for each point in it. `fed`: for each card of a play,
   * by the points that later seats add. `bonus`: once.
   */
  readonly side: Float64Array;
  readonly fed: Float64Array;
  readonly bonus: Float64Array;
  /** The chance that a later seat plays over this one if it can, by steps from this seat. */
  readonly willing: Float64Array;
  /**
   * Answers to a lead under consideration, see `fear`, by steps from this seat. `trumping`: the chance that a later seat may answer with trumps;
   * 0 if it cannot hold trump groups of the lead's size. `following`: that it has the plain suit led; 0 if it cannot hold groups of that size in it.
   */
  readonly trumping: Float64Array;
  readonly following: Float64Array;
  /** The worth of the trick on the table without its points, and of each point in it, −1 to 1; see `stand`. */
  standing: number;
  friendly: number;
  /** The index into `sim.out` and `sim.outOf`: 1 for the Dealer, who knows the kitty, else 0. */
  out: number;
  odds: Odds;
}

/** Chances of a later seat, by its share of the hidden cards. */
export interface Odds {
  /** The chance that it has fewer than `n` copies of a kind, at `copies * NUMBERS + n`. `copies`: those of the kind that are hidden. */
  readonly lacks: Float64Array;
  /** The chance that it has none of `n` hidden cards, at index `n`. */
  readonly misses: Float64Array;
}

export const blankReading = (sim: ShengjiSim, weights: Weights): Reading => ({
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

/** Reads the deal for the seat to act. */
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

/** Returns the copies of a kind that the seat to act neither holds nor has seen. */
export const hiddenCopies = ({ sim, out, me }: Reading, place: number): number =>
  sim.out[out * KINDS + place]! - sim.hands[handAt(me, place)]!;

/** Returns the cards of a suit that the seat to act neither holds nor has seen. */
export const hiddenIn = ({ sim, out, me }: Reading, suit: number): number =>
  sim.outOf[out * SUITS + suit]! - sim.lengths[suitAt(me, suit)]!;

/** Weighs which seats are in one party. Members of the House so far are certain. `hidden`: the number of cards that the seat to act does not see. */
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

/** Weighs which seat will meet an open ticket. A seat with the very copy joins with probability `sure`; others by the copies that each may have. */
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

/** Returns the number of copies of a ticket's card to be played until the ticket is met. */
const copiesToCome = ({ out, wanted, ordinals }: ShengjiSim, ticket: number): number =>
  ordinals[ticket]! - COPIES + out[wanted[ticket]!]!;

function weighSides({ weights, me, later, house, same, side, fed, bonus, willing }: Reading): void {
  const { toFriend, toEnemy, friendLead, lead, overFriend } = weights;
  let inHouse = 0;
  for (let step = 1; step <= later; step++) inHouse += house[seatFrom(me, step)]!;
  for (let step = 0; step < SEATS; step++) {
    const seat = seatFrom(me, step);
    const own = house[seat]!;
    let friends = later + inHouse * (2 * own - 1) - later * own;
    // A later seat is surely its own friend.
    if (step > 0 && step <= later) friends += 2 * own * (1 - own);
    const friend = same[me * SEATS + seat]!;
    willing[step] = 1 - (1 - overFriend) * friend;
    side[step] = 2 * friend - 1;
    fed[step] = side[step]! * (later * toEnemy + friends * (toFriend - toEnemy));
    bonus[step] = friendLead * side[step]!;
  }
  bonus[0] = lead;
}

/** Returns the seat this many steps after another one, 0 to 5. */
export const seatFrom = (seat: Seat, step: number): Seat =>
  seat + step < SEATS ? seat + step : seat + step - SEATS;

/** The odds by cards in each hand and cards hidden. The same keys come again and again. */
const ODDS: (Odds | undefined)[] = [];

function oddsFor(left: number, hidden: number): Odds {
  const key = hidden * (HAND + 1) + left;
  ODDS[key] ??= oddsOf(Math.min(1, left / Math.max(1, hidden)));
  return ODDS[key];
}

/** Returns the chances of a seat with this share, 0 to 1, of the hidden cards. */
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

/** Returns the worth of `n` copies of a kind for open tickets, in points. `first`: is it the lowest kind of its play? */
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
