import type { Card } from '../../../engine/card.ts';
import type { Seat } from '../../../engine/game.ts';
import { COPIES, KINDS, pointsOf, SEATS } from '../../../engine/shengji/cards.ts';
import { cardsIn } from '../../../engine/shengji/groups.ts';
import { kittyFactor } from '../../../engine/shengji/score.ts';
import type { PlayPhase } from '../../../engine/shengji/state.ts';
import { trickPoints } from '../../../engine/shengji/trick.ts';
import { lieOf, TRUMPS } from '../../../engine/shengji/trumps.ts';
import { type Order, orderOf, SUITS } from './order.ts';

/**
 * A deal in play, in arrays that are changed in place: just what it takes to play on to the end, many times faster than with the
 * engine's states. Kinds are known by their places, see `Order`. Of what the follows have shown it keeps the empty suits alone.
 */
export interface Table {
  order: Order;
  dealer: Seat;
  /** Copies of a kind in a hand, see `handAt`. */
  readonly hands: Uint8Array;
  /** The kinds of a suit of which a hand has so many copies or more, as bits: see `hasAt`. */
  readonly has: Int32Array;
  /** Cards of a suit in a hand, see `suitAt`. */
  readonly lengths: Uint8Array;
  /** 1 for a seat that is known to have no card of a suit, see `suitAt`. */
  readonly voids: Uint8Array;
  /** Copies of each kind not played yet; from `KINDS` on the same without the kitty, as the Dealer sees it. */
  readonly out: Uint8Array;
  /** The same by suit, and from `SUITS` on for the Dealer. */
  readonly outOf: Uint8Array;
  /** 1 for each seat that has joined the House. */
  readonly house: Uint8Array;
  readonly points: Int32Array;
  /** The points that are buried. */
  kitty: number;
  /** The tickets not met yet: so many, for which kinds, and which copies of them. */
  open: number;
  readonly wanted: Uint8Array;
  readonly ordinals: Uint8Array;
  /** Cards in every hand when the present trick began. */
  left: number;
  turn: Seat;
  /** Seats that have played to the present trick; the following are about the last trick if there is none. */
  played: number;
  /** What was led: the suit, and so many neighbouring kinds with so many copies each. */
  suit: number;
  size: number;
  length: number;
  /** Who wins the trick so far, and the highest kind it is won with. */
  winner: Seat;
  best: number;
  /** Points on the table. */
  stake: number;
}

/** Cards that are played together: so many kinds, from low to high, and how many copies of each. */
export interface Play {
  kinds: number;
  readonly places: Uint8Array;
  readonly copies: Uint8Array;
}

export const handAt = (seat: Seat, place: number): number => seat * KINDS + place;
export const suitAt = (seat: Seat, suit: number): number => seat * SUITS + suit;
/** `n` from 1 to 4. */
export const hasAt = (seat: Seat, suit: number, n: number): number => (seat * SUITS + suit) * COPIES + n - 1;

const TICKETS = 2;

const blankTable = (): Table => ({
  order: null as never,
  dealer: 0,
  hands: new Uint8Array(SEATS * KINDS),
  has: new Int32Array(SEATS * SUITS * COPIES),
  lengths: new Uint8Array(SEATS * SUITS),
  voids: new Uint8Array(SEATS * SUITS),
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

/** Makes a table of the same deal what another one is. */
export function copyTable(from: Table, to: Table): void {
  to.order = from.order;
  to.dealer = from.dealer;
  to.hands.set(from.hands);
  to.has.set(from.has);
  to.lengths.set(from.lengths);
  to.voids.set(from.voids);
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

/** Lays a deal in play out on a table: on this one, in place of what was there, or on a new one. */
export function tableOf(state: PlayPhase, table: Table = blankTable()): Table {
  const { deal, trick, gone } = state;
  const order = orderOf(lieOf(deal.trumps));
  const { lie } = order;
  table.order = order;
  table.dealer = deal.dealer;
  layHands(table, state);
  const { out, outOf } = table;
  outOf.fill(0);
  for (let place = 0; place < KINDS; place++) {
    const n = COPIES - gone[lie.order[place]!]!;
    out[place] = n;
    out[KINDS + place] = n;
    outOf[order.suits[place]!]! += n;
  }
  outOf.copyWithin(SUITS, 0, SUITS);
  for (const card of state.kitty) {
    out[KINDS + lie.places[card]!]!--;
    outOf[SUITS + lie.suits[card]!]!--;
  }
  table.house.fill(0);
  for (const seat of state.house) table.house[seat] = 1;
  table.points.set(state.points);
  table.kitty = pointsOf(state.kitty);
  table.open = 0;
  for (const { ordinal, card, met } of state.tickets) {
    if (met !== null) continue;
    table.wanted[table.open] = lie.places[card]!;
    table.ordinals[table.open] = ordinal;
    table.open++;
  }
  table.left = state.left;
  table.turn = state.turn;
  table.played = trick?.plays.length ?? 0;
  table.suit = trick?.lead.suit ?? 0;
  table.size = trick?.lead.size ?? 0;
  table.length = trick?.lead.length ?? 0;
  table.winner = trick?.winner ?? deal.dealer;
  table.best = trick ? lie.places[trick.plays.find(({ seat }) => seat === trick.winner)!.cards.at(-1)!]! : 0;
  table.stake = trick ? trickPoints(trick) : 0;
  return table;
}

function layHands({ order, hands, has, lengths, voids }: Table, { hands: held, limits }: PlayPhase): void {
  const { lie, starts } = order;
  for (let seat = 0; seat < SEATS; seat++) {
    const hand = held[seat]!;
    const most = limits[seat]!;
    for (let suit = 0; suit < SUITS; suit++) {
      let length = 0;
      let open = 0;
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
        open |= most[card]!;
      }
      lengths[suitAt(seat, suit)] = length;
      voids[suitAt(seat, suit)] = open > 0 ? 0 : 1;
      has[hasAt(seat, suit, 1)] = one;
      has[hasAt(seat, suit, 2)] = two;
      has[hasAt(seat, suit, 3)] = three;
      has[hasAt(seat, suit, 4)] = four;
    }
  }
}

/** The seat to act plays these cards. Expects a legal play. */
export function putDown(table: Table, play: Play): void {
  const { order, turn: seat, hands, has, lengths, voids, out, outOf } = table;
  const { kinds, places, copies } = play;
  if (table.played === 0) {
    table.suit = order.suits[places[0]!]!;
    table.size = copies[0]!;
    table.length = kinds;
    table.stake = 0;
    table.winner = seat;
    table.best = places[kinds - 1]!;
  } else if (wins(table, play)) {
    table.winner = seat;
    table.best = places[kinds - 1]!;
  }
  if (table.open > 0) meetTickets(table, play);
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
    table.stake += n * order.points[place]!;
    if (suit !== table.suit) voids[suitAt(seat, table.suit)] = 1;
  }
  table.played++;
  table.turn = seat === SEATS - 1 ? 0 : seat + 1;
  if (table.played < SEATS) return;
  table.points[table.winner]! += table.stake;
  table.left -= cardsIn(table);
  table.turn = table.winner;
  table.played = 0;
}

/** Is this of the form that was led, and higher than the best so far? */
export function wins({ order, size, length, best }: Table, { kinds, places, copies }: Play): boolean {
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

/** Does a kind beat another one that wins so far? */
export function isHigher({ suits, starts, higher }: Order, place: number, best: number): boolean {
  const suit = suits[place]!;
  return suit === suits[best] ? ((higher[best]! >> (place - starts[suit]!)) & 1) === 1 : suit === TRUMPS;
}

function meetTickets(table: Table, { kinds, places, copies }: Play): void {
  const { out, wanted, ordinals } = table;
  for (let ticket = table.open - 1; ticket >= 0; ticket--) {
    for (let i = 0; i < kinds; i++) {
      const place = places[i]!;
      if (place !== wanted[ticket] || COPIES - out[place]! + copies[i]! < ordinals[ticket]!) continue;
      table.house[table.turn] = 1;
      // The last one takes its place.
      table.open--;
      wanted[ticket] = wanted[table.open]!;
      ordinals[ticket] = ordinals[table.open]!;
      break;
    }
  }
}

/** The Player party's points, once all cards are played. */
export function playerPoints(table: Table): number {
  const { house, points } = table;
  let sum = house[table.winner] ? 0 : table.kitty * kittyFactor(table);
  for (let seat = 0; seat < SEATS; seat++) if (!house[seat]) sum += points[seat]!;
  return sum;
}

/** The cards of a play in canonical order. */
export function cardsOf({ order }: Table, { kinds, places, copies }: Play): Card[] {
  return Array.from({ length: kinds }, (_, i) =>
    Array<Card>(copies[i]!).fill(order.lie.order[places[i]!]!),
  ).flat();
}

/** A play that puts down these cards, in canonical order. */
export function playOf({ order }: Table, cards: readonly Card[]): Play {
  const kinds = cards.filter((card, i) => card !== cards[i - 1]);
  return {
    kinds: kinds.length,
    places: Uint8Array.from(kinds, (card) => order.lie.places[card]!),
    copies: Uint8Array.from(kinds, (card) => cards.lastIndexOf(card) - cards.indexOf(card) + 1),
  };
}
