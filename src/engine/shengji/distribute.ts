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
  const room = places.map((place) => place.room);
  const everywhere = places.map((_, i) => i);

  const fits = (i: number, card: Card): boolean =>
    free[i]![card]! + tied[i]![card]! < places[i]!.limits[card]!;

  /** Puts a card into a place with room for it, or makes room. False if there is no way. */
  function put(card: Card, among: readonly number[], lying: number[][]): boolean {
    let fitting: Places = 0;
    for (const i of among) if (fits(i, card)) fitting |= 1 << i;
    const place = drawPlace(room, fitting, random);
    if (place === null) return makeRoom(card, among, lying);
    lying[place]![card]!++;
    room[place]!--;
    return true;
  }

  /** A card that can move from one place to another, and among which it lies. */
  function movable(from: number, to: number): { card: Card; lying: number[][] } | null {
    const start = random.below(KINDS);
    const both = bound.places.includes(from) && bound.places.includes(to);
    for (let k = 0; k < KINDS; k++) {
      const card = (start + k) % KINDS;
      if (!fits(to, card)) continue;
      if (free[from]![card]! > 0) return { card, lying: free };
      if (both && tied[from]![card]! > 0) return { card, lying: tied };
    }
    return null;
  }

  /** Every place that may take the card is full: moves a card along a shortest chain of places to one with room. */
  function makeRoom(card: Card, among: readonly number[], lying: number[][]): boolean {
    const before = new Map<number, number | null>(among.filter((i) => fits(i, card)).map((i) => [i, null]));
    for (const from of before.keys()) {
      for (const to of everywhere) {
        if (before.has(to) || movable(from, to) === null) continue;
        before.set(to, from);
        if (room[to]! === 0) continue;
        // Backwards along the chain: each place passes a card on to the next one.
        room[to]!--;
        let end = to;
        for (let start = before.get(end)!; start !== null; start = before.get(end)!) {
          const move = movable(start, end)!;
          move.lying[start]![move.card]!--;
          move.lying[end]![move.card]!++;
          end = start;
        }
        lying[end]![card]!++;
        return true;
      }
    }
    return false;
  }

  for (const card of bound.cards) if (!put(card, bound.places, tied)) return null;
  for (const card of mostLimitedFirst(places, hidden)) {
    for (let n = hidden[card]!; n > 0; n--) if (!put(card, everywhere, free)) return null;
  }
  return free.map((counts, i) => counts.map((n, card) => n + tied[i]![card]!));
}

/** The kinds to deal, those first that the fewest places can take. */
function mostLimitedFirst(places: readonly Place[], hidden: Counts): Card[] {
  const kinds: Card[][] = Array.from({ length: places.length + 1 }, () => []);
  for (let card = 0; card < KINDS; card++) {
    if (hidden[card]! === 0) continue;
    let open = 0;
    for (const place of places) if (place.limits[card]! > 0) open++;
    kinds[open]!.push(card);
  }
  return kinds.flat();
}
