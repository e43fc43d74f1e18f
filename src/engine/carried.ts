import type { Carried } from './game.ts';

/** E.g. `120,-40@3`: the totals, and the seat. */
export const formatCarried = ({ totals, seat }: Carried): string =>
  totals.join(',') + (seat === null ? '' : `@${seat}`);

/** The text as `formatCarried` writes it, or null where it is none. */
export function parseCarried(text: string): Carried | null {
  const [, totals, seat] = /^(-?\d{1,6}(?:,-?\d{1,6}){0,19})(?:@(\d{1,2}))?$/.exec(text) ?? [];
  if (totals === undefined) return null;
  const carried = { totals: totals.split(',').map(Number), seat: seat === undefined ? null : Number(seat) };
  return formatCarried(carried) === text ? carried : null;
}
