/** Areas cut into areas: the geometry of frames and tables in windows of any size. */
import { type Area, area } from './area.ts';

/** A part of an area, in its rows or columns. */
export interface Part {
  /** The fewest that it can do with. */
  readonly least: number;
  /** As many as it would like; left out: no more than `least`. */
  readonly best?: number;
  /** Its share of what is left over when every part has its best; left out: none. */
  readonly grows?: number;
  /** Where the best of all parts do not fit, the part with the highest number gives first, down to its least. Left out: last of all. */
  readonly gives?: number;
}

/** A part that neither gives nor grows. */
export const fixed = (length: number): Part => ({ least: length });
/** A part that takes what is left over. */
export const rest = (least = 0): Part => ({ least, grows: 1 });
/** A part that is there only as long as nothing else needs its place. */
export const gap = (best: number, gives: number): Part => ({ least: 0, best, gives });

/** The length of each part in `room`. Where even the least do not fit, the last parts are cut. */
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

/** Cuts an area from its top down, or from its left across: an area for each part, in their order. */
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

/** An area without its edge. */
export const inside = ({ x, y, columns, rows }: Area): Area => area(x + 1, y + 1, columns - 2, rows - 2);
