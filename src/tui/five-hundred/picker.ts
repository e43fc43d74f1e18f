import { type BidName, findBid, LEVELS, STRAINS } from '../../engine/five-hundred/bids.ts';
import type { Said } from './selection.ts';

/** The picker's columns: Inkles, then six to ten tricks. Its rows are the strains, and below them stand pass and Nello. */
export const COLUMNS = ['inkle', ...LEVELS] as const;

export const bidAt = (row: number, column: number): BidName => {
  const [kind, strain] = [COLUMNS[column]!, STRAINS[row]!];
  return kind === 'inkle' ? `inkle ${strain}` : `${kind}${strain}`;
};

type Place = readonly [row: number, column: number];

export const placeOf = (call: Said): Place => {
  const bid = findBid(call);
  if (bid?.strain == null) return [STRAINS.length, call === 'pass' ? 0 : 1];
  const column = bid.inkle ? 0 : LEVELS.indexOf(bid.tricks as (typeof LEVELS)[number]) + 1;
  return [STRAINS.indexOf(bid.strain), column];
};

const callAt = ([row, column]: Place): Said => {
  if (row === STRAINS.length) return column === 0 ? 'pass' : 'nello';
  return bidAt(row, column);
};

/** One step in the picker, over legal and illegal bids alike: the verdict says why one is not to be had. */
export function stepped(call: Said, key: string): Said {
  const [row, column] = placeOf(call);
  const [down, right] = STEPS[key]!;
  const last = STRAINS.length;
  if (row === last) {
    // Pass stands below the bids of six, Nello below those of eight.
    if (down < 0) return bidAt(last - 1, column === 0 ? 1 : 3);
    return right === 0 ? call : callAt([last, right < 0 ? 0 : 1]);
  }
  if (row + down === last) return column < 3 ? 'pass' : 'nello';
  const clamp = (place: number, end: number) => Math.max(0, Math.min(end, place));
  return callAt([clamp(row + down, last), clamp(column + right, COLUMNS.length - 1)]);
}

const STEPS: { readonly [key: string]: Place } = {
  Up: [-1, 0],
  k: [-1, 0],
  Down: [1, 0],
  j: [1, 0],
  Left: [0, -1],
  h: [0, -1],
  Right: [0, 1],
  l: [0, 1],
};
