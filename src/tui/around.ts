import type { Seat, Viewer } from '../engine/game.ts';

/** Returns the place `step` places on, or back if negative, round and round. `count`: the number of places. */
export const placeAround = (place: number, step: number, count: number): number =>
  (((place + step) % count) + count) % count;

/** Returns the value `step` places on, or back if negative, round and round. A value outside the list stands before the first. */
export const valueAround = <T>(values: readonly T[], value: T, step: number): T =>
  values[placeAround(values.indexOf(value), step, values.length)]!;

/** Returns the seat in the south: the viewer's, or the first for a spectator. */
export const southOf = ({ viewer }: { readonly viewer: Viewer }): Seat => (viewer === 'table' ? 0 : viewer);

/** Returns all seats in the order of play, the south first. */
export const seatsFrom = (position: { readonly viewer: Viewer }, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, step) => placeAround(southOf(position), step, seats));
