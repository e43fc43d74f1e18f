import type { Mode, Unit } from '../ai/yardstick.ts';
import type { Setup } from '../engine/setup.ts';

/** What is to be played: plain data, for workers and files. */
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
  /** Also play side A with the true cards shown to it. */
  readonly clairvoyant: boolean;
}

/** What came of one unit, over all its seatings. */
export interface Outcome {
  readonly unit: number;
  /** Side A's gain less side B's, a seat. */
  readonly difference: number;
  /** The share of seatings that side A won, 0 to 1; a shared win counts in part. */
  readonly wins: number;
  /** The difference of side A shown the true cards. */
  readonly clairvoyant: number | null;
  /** Milliseconds of each decision of side A where there was something to choose. */
  readonly times: readonly number[];
  readonly searching: Searching;
}

/** What side A searched. */
export interface Searching {
  /** Decisions that were searched. */
  readonly decisions: number;
  readonly rollouts: number;
  /** Worlds that the chosen moves were tried in. */
  readonly worlds: number;
  readonly ms: number;
}
