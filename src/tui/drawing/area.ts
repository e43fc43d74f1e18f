/** Columns and rows of a canvas, counted from 0 at its top left. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

export const area = (x: number, y: number, columns: number, rows: number): Area => ({ x, y, columns, rows });
