import type { Theme } from '../theme.ts';

/** A bar of `cells` cells of which `filled` are filled; the numbers belong beside it. */
export const meter = (filled: number, cells: number, { lines }: Theme): string => {
  const full = Math.max(0, Math.min(cells, Math.round(filled)));
  return lines.full.repeat(full) + lines.empty.repeat(cells - full);
};
