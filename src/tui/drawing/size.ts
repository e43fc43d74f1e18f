import type { Size } from '../terminal/screen.ts';

/** The smallest windows: every page and calm table has room in each of them. */
export const SMALL_WINDOWS: readonly Size[] = [
  { columns: 40, rows: 22 },
  { columns: 56, rows: 20 },
  { columns: 72, rows: 15 },
];

/** The largest room of pages and of tables with panels; a larger window has a blank margin. */
export const LARGEST: Size = { columns: 148, rows: 43 };
