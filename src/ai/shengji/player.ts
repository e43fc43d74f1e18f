import { HAND, KINDS } from '../../engine/shengji/cards.ts';
import { lowest } from './order.ts';
import { blankReading, NUMBERS, type Reading, ticketWorth } from './reading.ts';
import { handAt, hasAt, type Play, type ShengjiSim } from './sim.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { priceList } from './worth.ts';

/** The state of weighing plays, for every seat in turn. */
export interface Player {
  readonly reading: Reading;
  prices: Float64Array;
  /** The copies of each kind picked so far, while cards are chosen. */
  readonly taken: Uint8Array;
  readonly play: Play;
  /** The worth of the best play so far. If `length` is 0 the play is `play`, else `length` neighbouring ranks from `place`, with `size` copies each. */
  most: number;
  place: number;
  size: number;
  length: number;
}

export const playerAt = (sim: ShengjiSim, weights: Weights = WEIGHTS): Player => ({
  reading: blankReading(sim, weights),
  prices: priceList(sim.order.lie, weights),
  taken: new Uint8Array(KINDS),
  play: { kinds: 0, places: new Uint8Array(HAND), copies: new Uint8Array(HAND) },
  most: 0,
  place: 0,
  size: 0,
  length: 0,
});

/** Resets a player after its deal was replaced. */
export function sitDown(player: Player): void {
  const { reading } = player;
  reading.settled = false;
  player.prices = priceList(reading.sim.order.lie, reading.weights);
}

/** Adds copies of a kind to a play. The kind must be higher than those before. */
export function putIn(play: Play, place: number, copies: number): void {
  play.places[play.kinds] = place;
  play.copies[play.kinds] = copies;
  play.kinds++;
}

/** Adds all cards of a suit that the seat to act has. */
export function putInSuit({ play, reading: { sim } }: Player, suit: number): void {
  const { order, has, hands, turn } = sim;
  for (let bits = has[hasAt(turn, suit, 1)]!; bits !== 0; bits &= bits - 1) {
    const place = order.starts[suit]! + lowest(bits);
    putIn(play, place, hands[handAt(turn, place)]!);
  }
}

/** Returns the next higher kind of which the seat to act has `size` copies; −1 if there is none. */
export function neighbour({ order, has, turn }: ShengjiSim, place: number, size: number): number {
  const suit = order.suits[place]!;
  const bits = order.next[place]! & has[hasAt(turn, suit, size)]!;
  return bits === 0 ? -1 : order.starts[suit]! + lowest(bits);
}

/** Returns the index in `prices` of a kind's prices, for 0 copies and more. */
export const pricesAt = ({ reading: { sim } }: Player, place: number): number =>
  sim.order.prices[place]! + sim.hands[handAt(sim.turn, place)]! * NUMBERS;

/** Returns the worth of parting with `n` copies of a kind, apart from the trick. `first`: is it the lowest kind of its play? */
export function parting(player: Player, place: number, n: number, first: boolean): number {
  const { reading, prices } = player;
  const cost = -prices[pricesAt(player, place) + n]!;
  return reading.sim.open === 0 ? cost : cost + ticketWorth(reading, place, n, first);
}
