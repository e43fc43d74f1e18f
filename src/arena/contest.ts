import type { Mode, Unit } from '../ai/yardstick.ts';
import type { Setup } from '../engine/setup.ts';

/** A contest to play: plain data, for workers and files. */
export interface Contest {
  readonly game: string;
  readonly setup: Setup;
  /** Sides as they are named on the command line, see `sideNamed`. */
  readonly a: string;
  readonly b: string;
  readonly mode: Mode;
  readonly unit: Unit;
  /** Units are numbered from 0; each has its own cards. */
  readonly units: number;
  /** True to play side A also with the true cards shown to it. */
  readonly clairvoyant: boolean;
}

/** The result of one unit, over all its seatings. */
export interface UnitOutcome {
  readonly unit: number;
  /** Side A's gain less side B's, a seat. */
  readonly difference: number;
  /** Share of seatings that side A won, 0 to 1; a shared win counts in part. */
  readonly wins: number;
  /** The difference with the true cards shown to side A; null if not played. */
  readonly clairvoyant: number | null;
  /** Milliseconds of each decision of side A that had a choice. */
  readonly times: readonly number[];
  readonly searching: Searching;
}

/** The searches of side A. */
export interface Searching {
  /** Number of decisions searched. */
  readonly decisions: number;
  readonly rollouts: number;
  /** Number of worlds in which the chosen moves were tried. */
  readonly worlds: number;
  readonly ms: number;
}
