import type { Size } from '../terminal/screen.ts';

/** One of the four ways to draw a table, named by the columns of the smallest window for it. */
export type WindowClass = 80 | 100 | 120 | 160;

/** The room for a table, between banner and verdict. */
export interface TableSize extends Size {
  readonly windowClass: WindowClass;
}

const WINDOWS: readonly {
  readonly windowClass: WindowClass;
  readonly columns: number;
  readonly rows: number;
}[] = [
  { windowClass: 160, columns: 160, rows: 50 },
  { windowClass: 120, columns: 120, rows: 40 },
  { windowClass: 100, columns: 100, rows: 30 },
];

/** The smallest windows of pages and of a calm table: any of them will do. */
export const SMALL_WINDOWS: readonly Size[] = [
  { columns: 40, rows: 22 },
  { columns: 56, rows: 20 },
  { columns: 72, rows: 15 },
];

/** The largest room of pages without a table; a larger window has a blank margin. */
export const LARGEST: Size = { columns: 148, rows: 43 };

const TABLES: { readonly [windowClass in WindowClass]: Size } = {
  80: { columns: 78, rows: 17 },
  100: { columns: 98, rows: 23 },
  120: { columns: 118, rows: 33 },
  160: LARGEST,
};

/** The room for a page in a window, and the largest class whose columns and rows the window both has. */
export function tableSizeIn(window: Size): TableSize {
  const found = WINDOWS.find(({ columns, rows }) => window.columns >= columns && window.rows >= rows);
  const windowClass = found?.windowClass ?? 80;
  return { windowClass, ...TABLES[windowClass] };
}

/** From which window on a third column stands beside a game's table; null: never. */
export type ThirdFrom = 160 | 200 | null;

/** A third column: match, deal and the rule in force. */
export interface Third extends Size {
  readonly x: number;
}

/** The room of a match: for the game's table, and beside it in large windows for a third column. */
export interface Room {
  readonly whole: Size;
  readonly table: TableSize;
  readonly third: Third | null;
}

/** Large rooms, the largest first: tables with the third column, and those that need its room themselves. */
const ROOMS = [
  {
    window: { columns: 200, rows: 60 },
    whole: { columns: 198, rows: 53 },
    table: { columns: 149, rows: 53 },
    third: { x: 151, columns: 46, rows: 53 },
  },
  {
    window: { columns: 160, rows: 50 },
    whole: { columns: 158, rows: 43 },
    table: { columns: 118, rows: 43 },
    third: { x: 120, columns: 37, rows: 43 },
  },
] as const;

/** The room of a match in a window, for a table that has the third column from some window on. */
export function roomIn(window: Size, from: ThirdFrom): Room {
  const found = ROOMS.find(
    ({ window: { columns, rows } }) => window.columns >= columns && window.rows >= rows,
  );
  if (!found || from === null) {
    const table = tableSizeIn(window);
    return { whole: table, table, third: null };
  }
  const { whole, table, third } = found;
  if (found.window.columns < from) return { whole, table: { windowClass: 160, ...whole }, third: null };
  return { whole, table: { windowClass: 160, ...table }, third };
}
