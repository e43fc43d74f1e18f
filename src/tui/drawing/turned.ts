/** What a panel shows of the tricks or tables of a deal that are over. */
export interface Turned<T> {
  readonly item: T;
  /** Its place in order of play, from 1. */
  readonly number: number;
  readonly isLast: boolean;
}

/** The item `back` steps before the last one; from the first it goes on to the last again. Null while there is none. */
export function turnedTo<T>(past: readonly T[], back: number): Turned<T> | null {
  if (past.length === 0) return null;
  const steps = back % past.length;
  return { item: past.at(-1 - steps)!, number: past.length - steps, isLast: steps === 0 };
}
