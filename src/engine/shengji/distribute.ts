import type { Card } from '../card.ts';
import { drawPlace, type Places } from '../deal-out.ts';
import type { Random } from '../random.ts';
import { type Counts, KINDS, NO_CARDS } from './cards.ts';

/** A place of hidden cards: a hand or the kitty. It takes `room` cards, and of each kind at most its limit. */
export interface Holder {
  readonly room: number;
  readonly limits: Counts;
}

/** Cards that only these two holders can have. */
export interface Bound {
  readonly cards: readonly Card[];
  readonly holders: readonly [number, number];
}

/** A deal in progress. */
interface Dealing {
  readonly holders: readonly Holder[];
  readonly bound: Bound;
  readonly random: Random;
  /** By holder: the number of cards it still takes. */
  readonly room: number[];
  /** By holder: copies of each kind of its hidden cards, and of its bound cards. */
  readonly free: number[][];
  readonly tied: number[][];
}

/**
 * Deals the hidden cards and the bound ones at random to holders that they fill exactly. Returns the copies of each kind by holder, or null
 * if there is no way.
 * Each card goes to a holder with a chance in proportion to the room there. If limits leave it no holder, others move over, along a
 * shortest chain of moves. Every way of dealing has its chance.
 */
export function distribute(
  holders: readonly Holder[],
  hidden: Counts,
  bound: Bound,
  random: Random,
): Counts[] | null {
  const free = holders.map(() => NO_CARDS.slice());
  const tied = holders.map(() => NO_CARDS.slice());
  const dealing: Dealing = { holders, bound, random, room: holders.map(({ room }) => room), free, tied };
  const both = (1 << bound.holders[0]) | (1 << bound.holders[1]);
  for (const card of bound.cards) if (!put(dealing, card, 1, both, tied)) return null;
  const all = (1 << holders.length) - 1;
  for (const card of mostLimitedFirst(holders, hidden))
    if (!put(dealing, card, hidden[card]!, all, free)) return null;
  if (bound.cards.length > 0)
    for (const i of bound.holders) free[i] = free[i]!.map((n, card) => n + tied[i]![card]!);
  return free;
}

/** Do the limits of a holder leave room for another copy of a card? */
const fits = ({ holders, free, tied }: Dealing, holder: number, card: Card): boolean =>
  free[holder]![card]! + tied[holder]![card]! < holders[holder]!.limits[card]!;

/** Picks the holders (a bit each) whose limits leave room for another copy of a card. */
function fitting(dealing: Dealing, card: Card, among: Places): Places {
  let fit: Places = 0;
  for (let holder = 0; holder < dealing.holders.length; holder++)
    if (((among >> holder) & 1) === 1 && fits(dealing, holder, card)) fit |= 1 << holder;
  return fit;
}

/** Puts copies of a card into `lying` (`free` or `tied`), making room if needed. False if there is no way. */
function put(dealing: Dealing, card: Card, copies: number, among: Places, lying: number[][]): boolean {
  const { room, random } = dealing;
  let fit = fitting(dealing, card, among);
  for (let n = copies; n > 0; n--) {
    const holder = drawPlace(room, fit, random);
    if (holder === null) {
      if (!makeRoom(dealing, card, among, lying)) return false;
      fit = fitting(dealing, card, among);
      continue;
    }
    lying[holder]![card]!++;
    room[holder]!--;
    if (!fits(dealing, holder, card)) fit &= ~(1 << holder);
  }
  return true;
}

/** A card that can move from one holder to another, with its list, `free` or `tied`; null if there is none. */
function movable(dealing: Dealing, from: number, to: number): { card: Card; lying: number[][] } | null {
  const { bound, random, free, tied } = dealing;
  const start = random.below(KINDS);
  const both = bound.holders.includes(from) && bound.holders.includes(to);
  for (let k = 0; k < KINDS; k++) {
    const card = (start + k) % KINDS;
    if (!fits(dealing, to, card)) continue;
    if (free[from]![card]! > 0) return { card, lying: free };
    if (both && tied[from]![card]! > 0) return { card, lying: tied };
  }
  return null;
}

/**
 * Makes room for a card when every holder that may take it is full. Finds a shortest chain of holders from one of them to one with room,
 * passes a card on along it, and gives the card to the first. False if there is no chain.
 */
function makeRoom(dealing: Dealing, card: Card, among: Places, lying: number[][]): boolean {
  const { holders, room } = dealing;
  const takers = fitting(dealing, card, among);
  /** By holder reached by the search: the holder before it on the chain, null for the first. */
  const before = new Map<number, number | null>();
  for (let holder = 0; holder < holders.length; holder++)
    if ((takers >> holder) & 1) before.set(holder, null);
  // The loop also visits holders added while it runs: a breadth-first search.
  for (const from of before.keys()) {
    for (let to = 0; to < holders.length; to++) {
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

/** Moves a card from each holder of the chain to the next, from the end backwards. Returns the first holder. */
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

/** The kinds to deal, those with the fewest possible holders first. */
function mostLimitedFirst(holders: readonly Holder[], hidden: Counts): Card[] {
  const open = hidden.map((n, card) => {
    let count = 0;
    if (n > 0) for (const { limits } of holders) if (limits[card]! > 0) count++;
    return n > 0 ? count : -1;
  });
  const kinds: Card[] = [];
  for (let count = 0; count <= holders.length; count++)
    for (let card = 0; card < KINDS; card++) if (open[card] === count) kinds.push(card);
  return kinds;
}
