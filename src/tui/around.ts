import type { Seat, Viewer } from '../engine/game.ts';

/** The place `step` places after this one of so many, or where it is negative before it, round and round. */
export const placeAround = (place: number, step: number, count: number): number =>
  (((place + step) % count) + count) % count;

/** The value `step` places after this one, or where it is negative before it, round and round. One that is not in the list stands before the first. */
export const valueAround = <T>(values: readonly T[], value: T, step: number): T =>
  values[placeAround(values.indexOf(value), step, values.length)]!;

/** The seat in the south: the viewer's, or the first for a spectator. */
export const southOf = ({ viewer }: { readonly viewer: Viewer }): Seat => (viewer === 'table' ? 0 : viewer);

/** All seats in the order of play, that in the south first. */
export const seatsFrom = (position: { readonly viewer: Viewer }, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, step) => placeAround(southOf(position), step, seats));
