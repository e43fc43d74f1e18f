/** Areas cut into areas: the geometry of frames and tables in windows of any size. */
import { type Area, area } from './area.ts';

/** A part of an area, in rows or columns. */
export interface Part {
  /** The fewest that it needs. */
  readonly least: number;
  /** The most that it wants before others grow. Left out: `least`. */
  readonly best?: number;
  /** Its weight in sharing the room that remains when every part has its best. Left out: 0. */
  readonly grows?: number;
  /** If not all parts can have their best, those with the highest number give first, down to their least. Left out: last of all. */
  readonly gives?: number;
}

/** Returns a part that neither gives nor grows. */
export const fixed = (length: number): Part => ({ least: length });
/** Returns a part that takes the remaining room. */
export const rest = (least = 0): Part => ({ least, grows: 1 });
/** Returns a part that exists only while no other part needs the room. */
export const gap = (best: number, gives: number): Part => ({ least: 0, best, gives });

/** Returns the length of each part in `room`. If even the least do not fit, the last parts are cut. */
function lengthsIn(room: number, parts: readonly Part[]): number[] {
  const lengths = parts.map(({ least, best = least }) => best);
  const spare = () => lengths.reduce((left, length) => left - length, room);
  const places = [...parts.keys()].sort((a, b) => (parts[b]!.gives ?? 0) - (parts[a]!.gives ?? 0));
  for (const place of places)
    lengths[place] = Math.max(parts[place]!.least, lengths[place]! + Math.min(0, spare()));
  let shares = parts.reduce((sum, { grows = 0 }) => sum + grows, 0);
  parts.forEach(({ grows = 0 }, place) => {
    if (grows > 0) lengths[place]! += Math.round((Math.max(0, spare()) * grows) / shares);
    shares -= grows;
  });
  let left = room;
  return lengths.map((length) => {
    const kept = Math.min(length, left);
    left -= kept;
    return kept;
  });
}

/** Cuts an area from the top down, or from left to right, into an area for each part in order. */
export function split<const Parts extends readonly Part[]>(
  { x, y, columns, rows }: Area,
  way: 'down' | 'across',
  parts: Parts,
): { readonly [place in keyof Parts]: Area } {
  let at = 0;
  const areas = lengthsIn(way === 'down' ? rows : columns, parts).map((length) => {
    const from = at;
    at += length;
    return way === 'down' ? area(x, y + from, columns, length) : area(x + from, y, length, rows);
  });
  return areas as unknown as { readonly [place in keyof Parts]: Area };
}

/** Cuts an area into areas of the same width, from left to right. */
export const sideBySide = (at: Area, count: number): readonly Area[] =>
  split(
    at,
    'across',
    Array.from({ length: count }, () => rest()),
  );
