/** Four seats around a trick: the viewer in the south, then west, north and east in the order of play. */
import { type Area, area } from './area.ts';
import { FACES, type FaceSize } from './face.ts';

/** One for each side, in the order of play. */
export type Sides<T> = readonly [south: T, west: T, north: T, east: T];

/** Places of four seats and their cards. */
export interface Round {
  readonly face: FaceSize;
  readonly cards: Sides<Area>;
  readonly plates: Sides<Area>;
}

/** The arrangement of cards of one size around the middle. */
interface Cross {
  readonly face: FaceSize;
  /** Rows from north's card down to west's, and from that to south's. */
  readonly step: number;
  /** The most columns between the middle card and one beside it. */
  readonly apart: number;
}

/** The largest first. */
const CROSSES: readonly Cross[] = [
  { face: 'X', step: 6, apart: 4 },
  { face: 'L', step: 4, apart: 3 },
  { face: 'M', step: 2, apart: 4 },
  { face: 'S', step: 2, apart: 4 },
];

/** The fewest columns between the middle card and one beside it. */
const CLOSE = 2;

/** The fewest columns of west's and east's plates. */
const PLATE = 8;

/** Returns the rows of a cross with its plates, and its columns with a blank one beside each plate. */
const needs = ({ face, step }: Cross) => ({
  rows: 2 + 2 * step + FACES[face].rows,
  columns: 3 * FACES[face].columns + 2 * (CLOSE + PLATE + 1),
});

/** Places the largest cards that fit in the middle of an area, with the plates around them. */
export function roundIn(at: Area): Round {
  const cross =
    CROSSES.find((each) => {
      const { columns, rows } = needs(each);
      return columns <= at.columns && rows <= at.rows;
    }) ?? CROSSES.at(-1)!;
  const { face, step } = cross;
  const { columns, rows } = FACES[face];
  const least = needs(cross);
  const apart = Math.max(CLOSE, Math.min(cross.apart, CLOSE + ((at.columns - least.columns) >> 1)));
  const free = Math.max(0, (at.rows - least.rows - 1) >> 1);
  const blank = Math.min(1, free);
  const x = at.x + Math.ceil((at.columns - columns) / 2);
  const top = at.y + free - blank;
  const y = top + 1 + blank;
  const [west, east] = [x - columns - apart, x + columns + apart];
  const beside = (from: number, end: number) => area(from, y + step, end - from, rows);
  return {
    face,
    cards: [
      area(x, y + 2 * step, columns, rows),
      area(west, y + step, columns, rows),
      area(x, y, columns, rows),
      area(east, y + step, columns, rows),
    ],
    plates: [
      area(at.x, y + 2 * step + rows + blank, at.columns, 1),
      beside(at.x, west - 1),
      area(at.x, top, at.columns, 1),
      beside(east + columns, at.x + at.columns),
    ],
  };
}
