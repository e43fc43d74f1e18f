import type { Card } from '../card.ts';
import { drawPlace, type Places } from '../deal-out.ts';
import type { Random } from '../random.ts';
import { type Counts, KINDS, NO_CARDS } from './cards.ts';

/** Where hidden cards can lie: so many of them, and of each kind at most so many. */
export interface Place {
  readonly room: number;
  readonly limits: Counts;
}

/** Cards that can lie only in these two places. */
export interface Bound {
  readonly cards: readonly Card[];
  readonly places: readonly [number, number];
}

/** A deal as far as it has got. */
interface Dealing {
  readonly places: readonly Place[];
  readonly bound: Bound;
  readonly random: Random;
  /** By place: how many cards it still takes. */
  readonly room: number[];
  /** By place: copies of each kind of the hidden cards that lie there, and of the bound ones. */
  readonly free: number[][];
  readonly tied: number[][];
}

/**
 * Deals the hidden cards (copies of each kind) and the bound ones at random to places that they fill exactly: the copies of each
 * kind in each place, or null if there is no way. Each card goes to a place with a chance in proportion to the room there; where
 * limits leave it none, others move over, along a shortest chain of moves. Every way of dealing has its chance.
 */
export function distribute(
  places: readonly Place[],
  hidden: Counts,
  bound: Bound,
  random: Random,
): Counts[] | null {
  const free = places.map(() => NO_CARDS.slice());
  const tied = places.map(() => NO_CARDS.slice());
  const dealing: Dealing = { places, bound, random, room: places.map(({ room }) => room), free, tied };
  const both = (1 << bound.places[0]) | (1 << bound.places[1]);
  for (const card of bound.cards) if (!put(dealing, card, 1, both, tied)) return null;
  const all = (1 << places.length) - 1;
  for (const card of mostLimitedFirst(places, hidden))
    if (!put(dealing, card, hidden[card]!, all, free)) return null;
  if (bound.cards.length > 0)
    for (const i of bound.places) free[i] = free[i]!.map((n, card) => n + tied[i]![card]!);
  return free;
}

/** Do the limits of a place leave room for another copy of a card? */
const fits = ({ places, free, tied }: Dealing, place: number, card: Card): boolean =>
  free[place]![card]! + tied[place]![card]! < places[place]!.limits[card]!;

/** Of these places (a bit each) those whose limits leave room for another copy of a card. */
function fitting(dealing: Dealing, card: Card, among: Places): Places {
  let fit: Places = 0;
  for (let place = 0; place < dealing.places.length; place++)
    if (((among >> place) & 1) === 1 && fits(dealing, place, card)) fit |= 1 << place;
  return fit;
}

/** Puts so many copies of a card among `lying` (`free` or `tied`), and makes room where needed. False if there is no way. */
function put(dealing: Dealing, card: Card, copies: number, among: Places, lying: number[][]): boolean {
  const { room, random } = dealing;
  let fit = fitting(dealing, card, among);
  for (let n = copies; n > 0; n--) {
    const place = drawPlace(room, fit, random);
    if (place === null) {
      if (!makeRoom(dealing, card, among, lying)) return false;
      fit = fitting(dealing, card, among);
      continue;
    }
    lying[place]![card]!++;
    room[place]!--;
    if (!fits(dealing, place, card)) fit &= ~(1 << place);
  }
  return true;
}

/** A card that can move from one place to another, and whether it lies among `free` or `tied`; null if there is none. */
function movable(dealing: Dealing, from: number, to: number): { card: Card; lying: number[][] } | null {
  const { bound, random, free, tied } = dealing;
  const start = random.below(KINDS);
  const both = bound.places.includes(from) && bound.places.includes(to);
  for (let k = 0; k < KINDS; k++) {
    const card = (start + k) % KINDS;
    if (!fits(dealing, to, card)) continue;
    if (free[from]![card]! > 0) return { card, lying: free };
    if (both && tied[from]![card]! > 0) return { card, lying: tied };
  }
  return null;
}

/**
 * Every place that may take the card is full: finds a shortest chain of places from one of them to one with room, passes a card on
 * from each place to the next, and puts the card down. False if there is no chain.
 */
function makeRoom(dealing: Dealing, card: Card, among: Places, lying: number[][]): boolean {
  const { places, room } = dealing;
  const takers = fitting(dealing, card, among);
  /** By place that the search has reached: the place before it on the chain, null for the first. */
  const before = new Map<number, number | null>();
  for (let place = 0; place < places.length; place++) if ((takers >> place) & 1) before.set(place, null);
  // Places that are added while the loop runs are visited as well: a search in breadth.
  for (const from of before.keys()) {
    for (let to = 0; to < places.length; to++) {
      if (before.has(to) || movable(dealing, from, to) === null) continue;
      before.set(to, from);
      if (room[to]! === 0) continue;
      room[to]!--;
      lying[passOn(dealing, before, to)]![card]!++;
      return true;
    }
  }
  return false;
}

/** From the end of a chain backwards, each place passes a card on to the next one. Returns the first place. */
function passOn(dealing: Dealing, before: ReadonlyMap<number, number | null>, last: number): number {
  let end = last;
  for (let start = before.get(end)!; start !== null; start = before.get(end)!) {
    const move = movable(dealing, start, end)!;
    move.lying[start]![move.card]!--;
    move.lying[end]![move.card]!++;
    end = start;
  }
  return end;
}

/** The kinds to deal, those first that the fewest places can take. */
function mostLimitedFirst(places: readonly Place[], hidden: Counts): Card[] {
  const open = hidden.map((n, card) => {
    let count = 0;
    if (n > 0) for (const { limits } of places) if (limits[card]! > 0) count++;
    return n > 0 ? count : -1;
  });
  const kinds: Card[] = [];
  for (let count = 0; count <= places.length; count++)
    for (let card = 0; card < KINDS; card++) if (open[card] === count) kinds.push(card);
  return kinds;
}
