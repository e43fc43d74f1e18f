import type { TableSize, WindowClass } from '../drawing/size.ts';

/** Where the parts of the table lie, in columns and rows of its canvas. */
export interface Measures {
  readonly windowClass: WindowClass;
  readonly columns: number;
  readonly rows: number;
  /** Boxes are drawn around the players and the panels. */
  readonly boxed: boolean;
  /** The players and what they play: the inside of the box, if there is one. */
  readonly stage: Area;
  readonly panel: Area;
  /** The first row of the hand's grid. */
  readonly grid: number;
  /** Columns of a rank in the grid, and of a joker or a card of the trump rank above it. */
  readonly cell: number;
  readonly topCell: number;
  /** Columns of the players' rows. */
  readonly seat: SeatColumns;
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

/** First columns of what is written from the left, and the column after what is written from the right. */
export interface SeatColumns {
  readonly name: number;
  readonly nameColumns: number;
  readonly level: number;
  readonly party: number;
  readonly leftEnd: number;
  readonly pointsEnd: number;
  readonly void: number;
  readonly played: number;
  readonly playedEnd: number;
  /** The row of the first player, and from one to the next: three where plays are fans. */
  readonly first: number;
  readonly pitch: number;
}

const SEAT_COLUMNS: { readonly [windowClass in WindowClass]: SeatColumns } = {
  80: {
    ...{ name: 2, nameColumns: 8, level: 10, party: 13, leftEnd: 25, pointsEnd: 30, void: 32 },
    ...{ played: 37, playedEnd: 56, first: 3, pitch: 1 },
  },
  100: {
    ...{ name: 5, nameColumns: 10, level: 16, party: 19, leftEnd: 31, pointsEnd: 36, void: 38 },
    ...{ played: 43, playedEnd: 64, first: 3, pitch: 1 },
  },
  120: {
    ...{ name: 5, nameColumns: 11, level: 17, party: 22, leftEnd: 33, pointsEnd: 41, void: 44 },
    ...{ played: 53, playedEnd: 80, first: 3, pitch: 3 },
  },
  160: {
    ...{ name: 5, nameColumns: 16, level: 22, party: 28, leftEnd: 40, pointsEnd: 49, void: 52 },
    ...{ played: 60, playedEnd: 100, first: 3, pitch: 3 },
  },
};

const area = (x: number, y: number, columns: number, rows: number): Area => ({ x, y, columns, rows });

/** Where everything stands, by window class. */
const PLACES: {
  readonly [windowClass in WindowClass]: Pick<
    Measures,
    'boxed' | 'stage' | 'panel' | 'grid' | 'cell' | 'topCell'
  >;
} = {
  80: {
    ...{ boxed: false, stage: area(0, 2, 56, 8), panel: area(58, 2, 20, 8) },
    ...{ grid: 11, cell: 5, topCell: 10 },
  },
  100: {
    ...{ boxed: true, stage: area(1, 0, 65, 12), panel: area(67, 0, 31, 12) },
    ...{ grid: 13, cell: 6, topCell: 10 },
  },
  120: {
    ...{ boxed: true, stage: area(1, 0, 80, 22), panel: area(83, 0, 35, 23) },
    ...{ grid: 23, cell: 8, topCell: 11 },
  },
  160: {
    ...{ boxed: true, stage: area(1, 0, 100, 22), panel: area(103, 0, 45, 32) },
    ...{ grid: 33, cell: 10, topCell: 14 },
  },
};

export const measuresIn = ({ windowClass, columns, rows }: TableSize): Measures => ({
  windowClass,
  columns,
  rows,
  ...PLACES[windowClass],
  seat: SEAT_COLUMNS[windowClass],
});
