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

  /** Of these places (a bit each) those that can take another copy of a card. */
  function fitting(card: Card, among: Places): Places {
    let fit: Places = 0;
    for (let i = 0; i < places.length; i++) if (((among >> i) & 1) === 1 && fits(i, card)) fit |= 1 << i;
    return fit;
  }

  /** Puts so many copies of a card into places with room for them, or makes room. False if there is no way. */
  function put(card: Card, copies: number, among: Places, lying: number[][]): boolean {
    let fit = fitting(card, among);
    for (let n = copies; n > 0; n--) {
      const place = drawPlace(room, fit, random);
      if (place === null) {
        if (!makeRoom(card, among, lying)) return false;
        fit = fitting(card, among);
        continue;
      }
      lying[place]![card]!++;
      room[place]!--;
      if (!fits(place, card)) fit &= ~(1 << place);
    }
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
  function makeRoom(card: Card, among: Places, lying: number[][]): boolean {
    const before = new Map<number, number | null>(
      everywhere.filter((i) => (fitting(card, among) >> i) & 1).map((i) => [i, null]),
    );
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

  const both = (1 << bound.places[0]) | (1 << bound.places[1]);
  for (const card of bound.cards) if (!put(card, 1, both, tied)) return null;
  const all = (1 << places.length) - 1;
  for (const card of mostLimitedFirst(places, hidden)) if (!put(card, hidden[card]!, all, free)) return null;
  if (bound.cards.length > 0)
    for (const i of bound.places) free[i] = free[i]!.map((n, card) => n + tied[i]![card]!);
  return free;
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
