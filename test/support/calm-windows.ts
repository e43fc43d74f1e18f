/** Windows of calm tables, and the room that each leaves for one. */
export const CALM_ROOMS = [
  [40, 22, { columns: 38, rows: 15 }],
  [48, 28, { columns: 46, rows: 21 }],
  [56, 20, { columns: 54, rows: 13 }],
  [72, 15, { columns: 70, rows: 10 }],
  [80, 21, { columns: 78, rows: 15 }],
  [80, 24, { columns: 78, rows: 18 }],
  [100, 30, { columns: 98, rows: 24 }],
  [120, 40, { columns: 118, rows: 34 }],
  [160, 50, { columns: 118, rows: 38 }],
] as const;

export const CALM_WINDOWS: readonly (readonly [columns: number, rows: number])[] = CALM_ROOMS.map(
  ([columns, rows]) => [columns, rows],
);
