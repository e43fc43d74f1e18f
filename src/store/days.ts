/** Returns the day this many days after another; a negative number goes back. Days are written as `2026-11-20`. */
export function dayAfter(day: string, days: number): string {
  const [year, month, date] = partsOf(day);
  const [written] = new Date(Date.UTC(year, month, date + days)).toISOString().split('T');
  return written!.replace(/^\+0*/, '');
}

/** The moment at which a day begins in this time zone, in ms since 1970. */
export const startOf = (day: string): number => new Date(...partsOf(day)).getTime();

/** The year, the month from 0, and the day of the month from 1. */
function partsOf(day: string): [number, number, number] {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return [year, month - 1, date];
}
