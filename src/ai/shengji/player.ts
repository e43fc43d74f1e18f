import { HAND, KINDS } from '../../engine/shengji/cards.ts';
import { lowest } from './order.ts';
import { blankReading, NUMBERS, type Reading, ticketWorth } from './reading.ts';
import { type DealSim, handAt, hasAt, type Play } from './sim.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { priceList } from './worth.ts';

/** Weighs the plays of every seat in turn. */
export interface Player {
  readonly reading: Reading;
  prices: Float64Array;
  /** While cards to part with are chosen: the copies taken of each kind. */
  readonly taken: Uint8Array;
  readonly play: Play;
  /**
   * Worth of the best play found so far. The play is `length` neighbouring ranks from `place`, `size` copies each; if `length` is
   * 0, it is `play`.
   */
  most: number;
  place: number;
  size: number;
  length: number;
}

export const playerAt = (sim: DealSim, weights: Weights = WEIGHTS): Player => ({
  reading: blankReading(sim, weights),
  prices: priceList(sim.order.lie, weights),
  taken: new Uint8Array(KINDS),
  play: { kinds: 0, places: new Uint8Array(HAND), copies: new Uint8Array(HAND) },
  most: 0,
  place: 0,
  size: 0,
  length: 0,
});

/** Begins anew, after another deal took the place of the last one. */
export function sitDown(player: Player): void {
  const { reading } = player;
  reading.settled = false;
  player.prices = priceList(reading.sim.order.lie, reading.weights);
}

/** Adds copies of a kind, higher than those before, to a play. */
export function putIn(play: Play, place: number, copies: number): void {
  play.places[play.kinds] = place;
  play.copies[play.kinds] = copies;
  play.kinds++;
}

/** All cards that the seat to act has of a suit. */
export function putInSuit({ play, reading: { sim } }: Player, suit: number): void {
  const { order, has, hands, turn } = sim;
  for (let bits = has[hasAt(turn, suit, 1)]!; bits !== 0; bits &= bits - 1) {
    const place = order.starts[suit]! + lowest(bits);
    putIn(play, place, hands[handAt(turn, place)]!);
  }
}

/** The kind next above one of which the seat to act has `size` copies; -1 if there is none. */
export function neighbour({ order, has, turn }: DealSim, place: number, size: number): number {
  const suit = order.suits[place]!;
  const bits = order.next[place]! & has[hasAt(turn, suit, size)]!;
  return bits === 0 ? -1 : order.starts[suit]! + lowest(bits);
}

/** The index in a player's `prices` of a kind's prices, for 0 copies and more. */
export const pricesAt = ({ reading: { sim } }: Player, place: number): number =>
  sim.order.prices[place]! + sim.hands[handAt(sim.turn, place)]! * NUMBERS;

/** The worth of parting with `n` copies of a kind, the trick left aside. `first`: it is the lowest kind of its play. */
export function parting(player: Player, place: number, n: number, first: boolean): number {
  const { reading, prices } = player;
  const cost = -prices[pricesAt(player, place) + n]!;
  return reading.sim.open === 0 ? cost : cost + ticketWorth(reading, place, n, first);
}
