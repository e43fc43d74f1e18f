import type { Theme } from '../theme.ts';

/** Writes a bar of `cells` cells, `filled` of them filled. The numbers belong beside it. */
export const meter = (filled: number, cells: number, { lines }: Theme): string => {
  const full = Math.max(0, Math.min(cells, Math.round(filled)));
  return lines.full.repeat(full) + lines.empty.repeat(cells - full);
};
