import type { Size } from '../terminal/screen.ts';

/** A way to draw a table, named by the columns of its smallest window. */
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

/** The smallest windows of pages and of a calm table: a window must have room for one of them. */
export const SMALL_WINDOWS: readonly Size[] = [
  { columns: 40, rows: 22 },
  { columns: 56, rows: 20 },
  { columns: 72, rows: 15 },
];

/** The largest size of pages without a table; a larger window has a blank margin. */
export const LARGEST: Size = { columns: 148, rows: 43 };

const TABLES: { readonly [windowClass in WindowClass]: Size } = {
  80: { columns: 78, rows: 17 },
  100: { columns: 98, rows: 23 },
  120: { columns: 118, rows: 33 },
  160: LARGEST,
};

/** Returns the room for a page in a window, with the largest class that fits the window. */
export function tableSizeIn(window: Size): TableSize {
  const found = WINDOWS.find(({ columns, rows }) => window.columns >= columns && window.rows >= rows);
  const windowClass = found?.windowClass ?? 80;
  return { windowClass, ...TABLES[windowClass] };
}
