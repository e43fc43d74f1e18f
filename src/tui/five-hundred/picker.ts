import { type BidName, findBid, LEVELS, type Level, STRAINS } from '../../engine/five-hundred/bids.ts';
import type { Said } from './selection.ts';

/** The bid of a row, which is a strain, and a column: six to ten tricks, or the Inkle. */
export const bidAt = (row: number, column: number | 'inkle'): BidName =>
  column === 'inkle' ? `inkle ${STRAINS[row]!}` : `${LEVELS[column]!}${STRAINS[row]!}`;

/** The picker from the top down: a row for each strain, then Nello, then the Inkles side by side. */
const ROWS: readonly (readonly BidName[])[] = [
  ...STRAINS.map((_, row) => LEVELS.map((_, column) => bidAt(row, column))),
  ['nello'],
  STRAINS.map((_, row) => bidAt(row, 'inkle')),
];

/** A bid, and the column that Up and Down keep to from it; null for its own. */
interface Picked {
  readonly call: BidName;
  readonly column: number | null;
}

/** One step in the picker over the bids that are legal; it stays where there is none that way. */
export function stepped({ call, column: kept }: Picked, key: string, legal: ReadonlySet<BidName>): Picked {
  const row = ROWS.findIndex((names) => names.includes(call));
  const names = ROWS[row]!;
  const [down, right] = STEPS[key]!;
  if (right !== 0) {
    for (let at = names.indexOf(call) + right; names[at] !== undefined; at += right)
      if (legal.has(names[at]!)) return { call: names[at]!, column: null };
    return { call, column: null };
  }
  const column = kept ?? names.indexOf(call);
  for (let at = row + down; ROWS[at] !== undefined; at += down) {
    const nearest = nearestIn(ROWS[at]!, column, legal);
    if (nearest !== null) return { call: nearest, column };
  }
  return { call, column };
}

/** The legal bid of a row that is nearest to a column, the higher one of two. */
function nearestIn(names: readonly BidName[], column: number, legal: ReadonlySet<BidName>): BidName | null {
  for (let away = 0; away < LEVELS.length; away++)
    for (const at of [column + away, column - away])
      if (names[at] !== undefined && legal.has(names[at]!)) return names[at]!;
  return null;
}

const STEPS: { readonly [key: string]: readonly [row: number, column: number] } = {
  Up: [-1, 0],
  k: [-1, 0],
  Down: [1, 0],
  j: [1, 0],
  Left: [0, -1],
  h: [0, -1],
  Right: [0, 1],
  l: [0, 1],
};

/** The bid of a column in the strain of what is picked; where that names none, the lowest legal one of the column, or null. */
export function bidOfColumn(
  column: number | 'inkle',
  call: Said | null,
  legal: ReadonlySet<BidName>,
): BidName | null {
  const strain = call === null ? undefined : findBid(call)?.strain;
  if (strain != null) return bidAt(STRAINS.indexOf(strain), column);
  return STRAINS.map((_, row) => bidAt(row, column)).find((name) => legal.has(name)) ?? null;
}

/** The bid in a strain with as many tricks as what is picked; where that names none, the lowest legal one in the strain, or null. */
export function bidOfStrain(row: number, call: Said | null, legal: ReadonlySet<BidName>): BidName | null {
  const picked = call === null ? undefined : findBid(call);
  if (picked?.strain != null)
    return bidAt(row, picked.inkle ? 'inkle' : LEVELS.indexOf(picked.tricks as Level));
  return ROWS[row]!.find((name) => legal.has(name)) ?? null;
}
