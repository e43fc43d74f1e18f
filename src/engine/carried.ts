import type { Carried } from './game.ts';

/** Writes totals and seat, e.g. `120,-40@3`. */
export const formatCarried = ({ totals, seat }: Carried): string =>
  totals.join(',') + (seat === null ? '' : `@${seat}`);

/** Reads what `formatCarried` writes; null for any other text. */
export function parseCarried(text: string): Carried | null {
  const [, totals, seat] = /^(-?\d{1,6}(?:,-?\d{1,6}){0,19})(?:@(\d{1,2}))?$/.exec(text) ?? [];
  if (totals === undefined) return null;
  const carried = { totals: totals.split(',').map(Number), seat: seat === undefined ? null : Number(seat) };
  return formatCarried(carried) === text ? carried : null;
}
