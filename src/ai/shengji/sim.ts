import type { Card } from '../../engine/card.ts';
import type { Seat } from '../../engine/game.ts';
import { COPIES, KINDS, NO_CARDS, pointsOf, SEATS } from '../../engine/shengji/cards.ts';
import { cardsIn } from '../../engine/shengji/groups.ts';
import { kittyFactor } from '../../engine/shengji/score.ts';
import type { Hidden, PlayPhase } from '../../engine/shengji/state.ts';
import { trickPoints } from '../../engine/shengji/trick.ts';
import { lieOf, TRUMPS } from '../../engine/shengji/trumps.ts';
import { type Order, orderOf, SUITS } from './order.ts';

/** A deal in play, in arrays that are changed in place: much faster to play on than the engine. Kinds are places in the order, see `Order`. */
export interface ShengjiSim {
  order: Order;
  dealer: Seat;
  /** The copies of a kind in a hand, see `handAt`. */
  readonly hands: Uint8Array;
  /** The kinds of a suit of which a hand has at least n copies, as bits; see `hasAt`. */
  readonly has: Int32Array;
  /** The number of cards of a suit in a hand, see `suitAt`. */
  readonly lengths: Uint8Array;
  /** The most copies of one kind of a suit that a seat may have, 0 to 4, as its follows have shown; see `suitAt`. */
  readonly limits: Uint8Array;
  /** The number of unplayed copies of each kind; from index `KINDS` on without the kitty, as the Dealer knows it. */
  readonly out: Uint8Array;
  /** The number of unplayed cards of each suit; from index `SUITS` on without the kitty. */
  readonly outOf: Uint8Array;
  /** 1 for each seat that has joined the House. */
  readonly house: Uint8Array;
  readonly points: Int32Array;
  /** Points in the kitty. */
  kitty: number;
  /** Tickets not met yet: their number, their kinds, and which copy of the kind meets them. */
  open: number;
  readonly wanted: Uint8Array;
  readonly ordinals: Uint8Array;
  /** The number of cards in every hand when the present trick began. */
  left: number;
  turn: Seat;
  /** Seats that have played to the present trick. If it is 0, the following fields are about the last trick. */
  played: number;
  /** The lead: its suit, the number of copies of each kind, and of neighbouring kinds. */
  suit: number;
  size: number;
  length: number;
  /** The winner so far, and the highest kind of its play. */
  winner: Seat;
  best: number;
  /** Points on the table. */
  stake: number;
}

/** Cards that are played together: the number of kinds, the kinds from low to high, and the copies of each. */
export interface Play {
  kinds: number;
  readonly places: Uint8Array;
  readonly copies: Uint8Array;
}

export const handAt = (seat: Seat, place: number): number => seat * KINDS + place;
export const suitAt = (seat: Seat, suit: number): number => seat * SUITS + suit;
/** Returns the index into `has`. `n`: copies, 1 to 4. */
export const hasAt = (seat: Seat, suit: number, n: number): number => (seat * SUITS + suit) * COPIES + n - 1;

const TICKETS = 2;

const blankSim = (): ShengjiSim => ({
  order: null as never,
  dealer: 0,
  hands: new Uint8Array(SEATS * KINDS),
  has: new Int32Array(SEATS * SUITS * COPIES),
  lengths: new Uint8Array(SEATS * SUITS),
  limits: new Uint8Array(SEATS * SUITS),
  out: new Uint8Array(2 * KINDS),
  outOf: new Uint8Array(2 * SUITS),
  house: new Uint8Array(SEATS),
  points: new Int32Array(SEATS),
  kitty: 0,
  open: 0,
  wanted: new Uint8Array(TICKETS),
  ordinals: new Uint8Array(TICKETS),
  left: 0,
  turn: 0,
  played: 0,
  suit: 0,
  size: 0,
  length: 0,
  winner: 0,
  best: 0,
  stake: 0,
});

/** Copies a simulation into another one. */
export function copySim(from: ShengjiSim, to: ShengjiSim): void {
  to.order = from.order;
  to.dealer = from.dealer;
  to.hands.set(from.hands);
  to.has.set(from.has);
  to.lengths.set(from.lengths);
  to.limits.set(from.limits);
  to.out.set(from.out);
  to.outOf.set(from.outOf);
  to.house.set(from.house);
  to.points.set(from.points);
  to.kitty = from.kitty;
  to.open = from.open;
  to.wanted.set(from.wanted);
  to.ordinals.set(from.ordinals);
  to.left = from.left;
  to.turn = from.turn;
  to.played = from.played;
  to.suit = from.suit;
  to.size = from.size;
  to.length = from.length;
  to.winner = from.winner;
  to.best = from.best;
  to.stake = from.stake;
}

/** Reads a deal in play, or a seat's view of one, with hidden hands empty. `sim`: overwritten and returned; left out: a new one. */
export function simOf(state: PlayPhase<Hidden>, sim: ShengjiSim = blankSim()): ShengjiSim {
  const { deal, trick, gone } = state;
  const order = orderOf(lieOf(deal.trumps));
  const { lie } = order;
  sim.order = order;
  sim.dealer = deal.dealer;
  layHands(sim, state);
  const { out, outOf } = sim;
  outOf.fill(0);
  for (let place = 0; place < KINDS; place++) {
    const n = COPIES - gone[lie.order[place]!]!;
    out[place] = n;
    out[KINDS + place] = n;
    outOf[order.suits[place]!]! += n;
  }
  outOf.copyWithin(SUITS, 0, SUITS);
  const kitty = state.kitty ?? [];
  for (const card of kitty) {
    out[KINDS + lie.places[card]!]!--;
    outOf[SUITS + lie.suits[card]!]!--;
  }
  sim.house.fill(0);
  for (const seat of state.house) sim.house[seat] = 1;
  sim.points.set(state.points);
  sim.kitty = pointsOf(kitty);
  sim.open = 0;
  for (const { ordinal, card, met } of state.tickets) {
    if (met !== null) continue;
    sim.wanted[sim.open] = lie.places[card]!;
    sim.ordinals[sim.open] = ordinal;
    sim.open++;
  }
  sim.left = state.left;
  sim.turn = state.turn;
  sim.played = trick?.plays.length ?? 0;
  sim.suit = trick?.lead.suit ?? 0;
  sim.size = trick?.lead.size ?? 0;
  sim.length = trick?.lead.length ?? 0;
  sim.winner = trick?.winner ?? deal.dealer;
  sim.best = trick ? lie.places[trick.plays.find(({ seat }) => seat === trick.winner)!.cards.at(-1)!]! : 0;
  sim.stake = trick ? trickPoints(trick) : 0;
  return sim;
}

function layHands(
  { order, hands, has, lengths, limits }: ShengjiSim,
  { hands: held, limits: ofKinds }: PlayPhase<Hidden>,
): void {
  const { lie, starts } = order;
  for (let seat = 0; seat < SEATS; seat++) {
    const hand = held[seat] ?? NO_CARDS;
    const ofSeat = ofKinds[seat]!;
    for (let suit = 0; suit < SUITS; suit++) {
      let length = 0;
      let limit = 0;
      let [one, two, three, four] = [0, 0, 0, 0];
      for (let place = starts[suit]!, bit = 1; place < starts[suit + 1]!; place++, bit <<= 1) {
        const card = lie.order[place]!;
        const n = hand[card]!;
        hands[handAt(seat, place)] = n;
        length += n;
        if (n > 0) one |= bit;
        if (n > 1) two |= bit;
        if (n > 2) three |= bit;
        if (n > 3) four |= bit;
        limit = Math.max(limit, ofSeat[card]!);
      }
      lengths[suitAt(seat, suit)] = length;
      limits[suitAt(seat, suit)] = limit;
      has[hasAt(seat, suit, 1)] = one;
      has[hasAt(seat, suit, 2)] = two;
      has[hasAt(seat, suit, 3)] = three;
      has[hasAt(seat, suit, 4)] = four;
    }
  }
}

/** Plays cards for the seat to act. Expects a legal play. */
export function applyMove(sim: ShengjiSim, play: Play): void {
  const { order, turn: seat, hands, has, lengths, limits, out, outOf } = sim;
  const { kinds, places, copies } = play;
  if (sim.played === 0) {
    sim.suit = order.suits[places[0]!]!;
    sim.size = copies[0]!;
    sim.length = kinds;
    sim.stake = 0;
    sim.winner = seat;
    sim.best = places[kinds - 1]!;
  } else if (wins(sim, play)) {
    sim.winner = seat;
    sim.best = places[kinds - 1]!;
  }
  if (sim.open > 0) meetTickets(sim, play);
  if (sim.size > 1 && sim.played > 0) showGroups(sim, play);
  for (let i = 0; i < kinds; i++) {
    const place = places[i]!;
    const n = copies[i]!;
    const suit = order.suits[place]!;
    const held = hands[handAt(seat, place)]!;
    const bit = 1 << (place - order.starts[suit]!);
    for (let k = held; k > held - n; k--) has[hasAt(seat, suit, k)]! &= ~bit;
    hands[handAt(seat, place)] = held - n;
    lengths[suitAt(seat, suit)]! -= n;
    out[place]! -= n;
    out[KINDS + place]! -= n;
    outOf[suit]! -= n;
    outOf[SUITS + suit]! -= n;
    sim.stake += n * order.points[place]!;
    if (suit !== sim.suit) limits[suitAt(seat, sim.suit)] = 0;
  }
  sim.played++;
  sim.turn = seat === SEATS - 1 ? 0 : seat + 1;
  if (sim.played < SEATS) return;
  sim.points[sim.winner]! += sim.stake;
  sim.left -= cardsIn(sim);
  sim.turn = sim.winner;
  sim.played = 0;
}

/** A follow with fewer groups of a size than owed shows that the seat has no more of them, see `limitsAfterFollow`. */
function showGroups({ limits, turn, suit, size, length }: ShengjiSim, { kinds, copies }: Play): void {
  const at = suitAt(turn, suit);
  let missing = size * length;
  for (let n = size; n > 1; n--) {
    let shown = 0;
    for (let i = 0; i < kinds; i++) {
      let rest = copies[i]!;
      for (let larger = size; larger > n; larger--) rest %= larger;
      shown += Math.floor(rest / n);
    }
    if (shown < Math.floor(missing / n)) limits[at] = Math.min(limits[at]!, n - 1);
    missing -= shown * n;
  }
}

/** Does the play have the form of the lead, and beat the best so far? */
export function wins({ order, size, length, best }: ShengjiSim, { kinds, places, copies }: Play): boolean {
  if (kinds !== length || copies[0] !== size || !isHigher(order, places[kinds - 1]!, best)) return false;
  for (let i = 1; i < kinds; i++) {
    const below = places[i - 1]!;
    const place = places[i]!;
    const suit = order.suits[place]!;
    const next = 1 << (place - order.starts[suit]!);
    if (copies[i] !== size || order.suits[below] !== suit || (order.next[below]! & next) === 0) return false;
  }
  return true;
}

/** Does a kind beat the best so far? */
export function isHigher({ suits, starts, higher }: Order, place: number, best: number): boolean {
  const suit = suits[place]!;
  return suit === suits[best] ? ((higher[best]! >> (place - starts[suit]!)) & 1) === 1 : suit === TRUMPS;
}

function meetTickets(sim: ShengjiSim, { kinds, places, copies }: Play): void {
  const { out, wanted, ordinals } = sim;
  for (let ticket = sim.open - 1; ticket >= 0; ticket--) {
    for (let i = 0; i < kinds; i++) {
      const place = places[i]!;
      if (place !== wanted[ticket] || COPIES - out[place]! + copies[i]! < ordinals[ticket]!) continue;
      sim.house[sim.turn] = 1;
      // The last open ticket moves to the free place.
      sim.open--;
      wanted[ticket] = wanted[sim.open]!;
      ordinals[ticket] = ordinals[sim.open]!;
      break;
    }
  }
}

/** Returns the lead in points of the House over the others without `me`, as far as members are known. */
export function houseLead({ house, points }: ShengjiSim, me: Seat): number {
  let lead = 0;
  for (let seat = 0; seat < SEATS; seat++)
    if (seat !== me) lead += house[seat] ? points[seat]! : -points[seat]!;
  return lead;
}

/** Returns the Player party's points after the last trick. */
export function playerPoints(sim: ShengjiSim): number {
  const { house, points } = sim;
  let sum = house[sim.winner] ? 0 : sim.kitty * kittyFactor(sim);
  for (let seat = 0; seat < SEATS; seat++) if (!house[seat]) sum += points[seat]!;
  return sum;
}

/** Returns the cards of a play in canonical order. */
export function cardsOf({ order }: ShengjiSim, { kinds, places, copies }: Play): Card[] {
  return Array.from({ length: kinds }, (_, i) =>
    Array<Card>(copies[i]!).fill(order.lie.order[places[i]!]!),
  ).flat();
}

/** Returns the kinds of card in a play. */
export const kindsOf = ({ order }: ShengjiSim, { kinds, places }: Play): Card[] =>
  Array.from({ length: kinds }, (_, i) => order.lie.order[places[i]!]!);

/** Returns the play of these cards, which are in canonical order. */
export function playOf({ order }: ShengjiSim, cards: readonly Card[]): Play {
  const kinds = cards.filter((card, i) => card !== cards[i - 1]);
  return {
    kinds: kinds.length,
    places: Uint8Array.from(kinds, (card) => order.lie.places[card]!),
    copies: Uint8Array.from(kinds, (card) => cards.lastIndexOf(card) - cards.indexOf(card) + 1),
  };
}
