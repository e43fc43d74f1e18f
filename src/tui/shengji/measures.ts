import { type Area, area } from '../drawing/area.ts';
import type { FanSize } from '../drawing/fan.ts';
import type { TableSize, WindowClass } from '../drawing/size.ts';

/** The places on the table, in columns and rows of its canvas. */
export interface Measures {
  readonly windowClass: WindowClass;
  readonly columns: number;
  readonly rows: number;
  /** Have players and panels boxes? */
  readonly boxed: boolean;
  /** The area of players and plays: the inside of the box, if there is one. */
  readonly stage: Area;
  readonly panel: Area;
  /** The row of the rule above the hand. */
  readonly rule: number;
  readonly hand: HandArea;
  /** The row of the rule above unseen cards by rank; null if the rule above the hand has them, by suit. */
  readonly out: number | null;
  /** Columns of the players' rows. */
  readonly seat: SeatColumns;
}

/** The area of a hand. The first row is for raised cards. */
interface HandArea {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly size: FanSize;
}

/** First columns of left-aligned texts. `…End`: the column after a right-aligned text or a play. */
export interface SeatColumns {
  readonly name: number;
  readonly nameColumns: number;
  readonly level: number;
  readonly party: number;
  readonly leftEnd: number;
  readonly pointsEnd: number;
  /** The column for suits that the player is known to be out of; null if there is no room. */
  readonly void: number | null;
  readonly played: number;
  readonly playedEnd: number;
  /** The row of the first player, and rows from one to the next: three if plays are fans. */
  readonly first: number;
  readonly pitch: number;
}

const SEAT_COLUMNS: { readonly [windowClass in WindowClass]: SeatColumns } = {
  80: {
    ...{ name: 3, nameColumns: 8, level: 12, party: 15, leftEnd: 29, pointsEnd: 35, void: null },
    ...{ played: 38, playedEnd: 57, first: 1, pitch: 1 },
  },
  100: {
    ...{ name: 5, nameColumns: 10, level: 15, party: 18, leftEnd: 29, pointsEnd: 34, void: 36 },
    ...{ played: 44, playedEnd: 65, first: 3, pitch: 1 },
  },
  120: {
    ...{ name: 5, nameColumns: 11, level: 17, party: 21, leftEnd: 33, pointsEnd: 41, void: 44 },
    ...{ played: 53, playedEnd: 80, first: 3, pitch: 3 },
  },
  160: {
    ...{ name: 5, nameColumns: 16, level: 22, party: 28, leftEnd: 40, pointsEnd: 49, void: 52 },
    ...{ played: 62, playedEnd: 100, first: 4, pitch: 4 },
  },
};

/** The column of the line between players and calls during the draw, in a small window. */
export const DRAW_LINE = 47;

/** The places, by window class. */
const PLACES: { readonly [windowClass in WindowClass]: Omit<Measures, keyof TableSize | 'seat'> } = {
  80: {
    ...{ boxed: false, stage: area(0, 0, 57, 8), panel: area(59, 0, 19, 8), rule: 8 },
    ...{ hand: { x: 0, y: 9, columns: 78, size: 'short' }, out: null },
  },
  100: {
    ...{ boxed: true, stage: area(1, 0, 65, 12), panel: area(67, 0, 31, 12), rule: 12 },
    ...{ hand: { x: 0, y: 13, columns: 98, size: 'tall' }, out: null },
  },
  120: {
    ...{ boxed: true, stage: area(1, 0, 80, 22), panel: area(83, 0, 35, 22), rule: 22 },
    ...{ hand: { x: 0, y: 23, columns: 118, size: 'tall' }, out: 28 },
  },
  160: {
    ...{ boxed: true, stage: area(1, 0, 100, 32), panel: area(103, 0, 45, 32), rule: 32 },
    ...{ hand: { x: 0, y: 33, columns: 148, size: 'taller' }, out: 39 },
  },
};

export const measuresIn = ({ windowClass, columns, rows }: TableSize): Measures => ({
  windowClass,
  columns,
  rows,
  ...PLACES[windowClass],
  seat: SEAT_COLUMNS[windowClass],
});
