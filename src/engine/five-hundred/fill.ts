import type { Card } from '../card.ts';
import { bitCount } from '../card-set.ts';
import { type Random, shuffled } from '../random.ts';

/** Somewhere hidden cards can lie. */
export interface Place {
  readonly room: number;
}

/** A hidden card and the places where it may lie, as bits. */
export interface Hidden {
  readonly card: Card;
  readonly allowed: number;
}

/**
 * Deals hidden cards to places, at random, each card to a place it may lie in and every place exactly full. Every such deal has
 * a chance. Expects that there is one, and that the rooms add up to the number of cards.
 *
 * The cards with the fewest places go first, each to a place that leaves a deal for the rest. By Hall's theorem that is so while
 * no set of places has less room than there are cards that can lie nowhere else.
 */
export function fill(hidden: readonly Hidden[], places: readonly Place[], random: Random): Card[][] {
  const everywhere = (1 << places.length) - 1;
  const dealt: Card[][] = places.map(() => []);
  const room = places.map((place) => place.room);
  const rest = shuffled(hidden, random);
  const confined = rest.filter(({ allowed }) => allowed !== everywhere);
  confined.sort((a, b) => bitCount(a.allowed) - bitCount(b.allowed));
  const waiting = new Map<number, number>();
  for (const { allowed } of confined) waiting.set(allowed, (waiting.get(allowed) ?? 0) + 1);
  for (const { card, allowed } of confined) {
    waiting.set(allowed, waiting.get(allowed)! - 1);
    const place = drawPlace(allowed, room, waiting, random);
    dealt[place]!.push(card);
    room[place]!--;
  }
  const free = rest.filter(({ allowed }) => allowed === everywhere);
  let next = 0;
  for (const [place, cards] of dealt.entries()) {
    for (let i = 0; i < room[place]!; i++) cards.push(free[next++]!.card);
  }
  return dealt;
}

/** One of the allowed places that can take a card now, the roomier the likelier. */
function drawPlace(
  allowed: number,
  room: readonly number[],
  waiting: ReadonlyMap<number, number>,
  random: Random,
): number {
  const weights = room.map((left, place) =>
    ((allowed >> place) & 1) === 1 && left > 0 && fitsWithout(place, room, waiting) ? left : 0,
  );
  let draw = random.below(weights.reduce((sum, weight) => sum + weight, 0));
  for (const [place, weight] of weights.entries()) {
    draw -= weight;
    if (draw < 0) return place;
  }
  throw new Error('no deal fits what is known');
}

/** With one room less in `place`, is there still room enough in every set of places for the cards confined to it? */
function fitsWithout(place: number, room: readonly number[], waiting: ReadonlyMap<number, number>): boolean {
  for (let set = 1; set < 1 << room.length; set++) {
    if (((set >> place) & 1) === 0) continue;
    let space = -1;
    for (let i = 0; i < room.length; i++) if ((set >> i) & 1) space += room[i]!;
    for (const [allowed, count] of waiting) if ((allowed & ~set) === 0) space -= count;
    if (space < 0) return false;
  }
  return true;
}
