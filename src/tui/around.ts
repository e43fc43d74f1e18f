/** The place `step` places after this one of so many, or where it is negative before it, round and round. */
export const placeAround = (place: number, step: number, count: number): number =>
  (((place + step) % count) + count) % count;

/** The value `step` places after this one, or where it is negative before it, round and round. One that is not in the list stands before the first. */
export const valueAround = <T>(values: readonly T[], value: T, step: number): T =>
  values[placeAround(values.indexOf(value), step, values.length)]!;
