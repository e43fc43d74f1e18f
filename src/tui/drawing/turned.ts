/** A finished trick or table of a deal, for a panel. */
export interface Turned<T> {
  readonly item: T;
  /** Its place in the order of play, from 1. */
  readonly number: number;
  readonly isLast: boolean;
}

/** Returns the item `back` steps before the last one; after the first comes the last again. Null if there is none. */
export function turnedTo<T>(past: readonly T[], back: number): Turned<T> | null {
  if (past.length === 0) return null;
  const steps = back % past.length;
  return { item: past.at(-1 - steps)!, number: past.length - steps, isLast: steps === 0 };
}
