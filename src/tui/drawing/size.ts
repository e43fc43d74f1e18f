import type { Size } from '../terminal/screen.ts';

/** Named by the columns of the smallest window in which a table is drawn that way. */
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

/** The largest room that is drawn in: more than that a window leaves blank around it. */
export const LARGEST: Size = { columns: 148, rows: 43 };

const TABLES: { readonly [windowClass in WindowClass]: Size } = {
  80: { columns: 78, rows: 17 },
  100: { columns: 98, rows: 23 },
  120: { columns: 118, rows: 33 },
  160: LARGEST,
};

/** The table's size in a window: whole steps, of which columns and rows must both be met. */
export function tableSizeIn(window: Size): TableSize {
  const found = WINDOWS.find(({ columns, rows }) => window.columns >= columns && window.rows >= rows);
  const windowClass = found?.windowClass ?? 80;
  return { windowClass, ...TABLES[windowClass] };
}
