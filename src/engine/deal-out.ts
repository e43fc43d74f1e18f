import type { Random } from './random.ts';

/** Some of the places where hidden cards can lie (hands, a kitty …), a bit each: up to eight places. */
export type Places = number;

const isWithin = (part: Places, group: Places): boolean => (part & ~group) === 0;

/**
 * Deals hidden cards at random, one after the other, each to a place that may take it and has room. Every possible deal can come out;
 * without restrictions all are equally likely. Room may be left over.
 *
 * Never gets stuck: by Hall's theorem the remaining cards can be dealt as long as no group of places is owed more cards, which only its
 * members may take, than it has room for.
 *
 * @param may by card: the places that may take it
 * @param room by place: how many cards it takes
 * @returns by card: the place it goes to
 * @throws RangeError if no deal is possible
 */
export function dealOut(may: readonly Places[], room: readonly number[], random: Random): number[] {
  const left = room.slice();
  const open = room.reduce((places, n, place) => (n > 0 ? places | (1 << place) : places), 0);
  /** By group of open places: its room, minus the cards that only members of the group may take. */
  const slack: number[] = Array(open + 1).fill(0);
  for (let group = open; group > 0; group = (group - 1) & open) {
    for (let place = 0; place < room.length; place++) if ((group >> place) & 1) slack[group]! += room[place]!;
    for (const places of may) if (isWithin(places & open, group)) slack[group]!--;
  }
  return may.map((places) => {
    const takers = places & open;
    // A group without slack needs its room for the cards that only its members may take.
    let barred = 0;
    for (let group = open; group > 0; group = (group - 1) & open)
      if (slack[group] === 0 && !isWithin(takers, group)) barred |= group;
    const place = drawPlace(left, takers & ~barred, random);
    if (place === null) throw new RangeError('no deal fits what is known');
    left[place]!--;
    for (let group = open; group > 0; group = (group - 1) & open) {
      if ((group >> place) & 1) slack[group]!--;
      if (isWithin(takers, group)) slack[group]!++;
    }
    return place;
  });
}

/** Draws one of these places, with chances in proportion to the room left there; null if there is none. */
export function drawPlace(left: readonly number[], among: Places, random: Random): number | null {
  let rooms = 0;
  for (let place = 0; place < left.length; place++) if ((among >> place) & 1) rooms += left[place]!;
  if (rooms === 0) return null;
  let ticket = random.below(rooms);
  for (let place = 0; ; place++) {
    if (((among >> place) & 1) === 0) continue;
    ticket -= left[place]!;
    if (ticket < 0) return place;
  }
}
