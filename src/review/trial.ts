import type { OpaqueTypes } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';
import type { Sight } from './knowledge.ts';
import type { Reviewer } from './plan.ts';

type Move = OpaqueTypes['move'];

/** A decision on trial. */
export interface Trial {
  readonly reviewer: Reviewer;
  readonly sight: Sight;
  readonly played: Move;
  /** The other moves that may have been better. */
  readonly others: readonly Move[];
  /** See `Measure.matters`. */
  readonly least: number;
  /** The luck of one step of the trial. Each step has worlds of its own: those in which a better move was found flatter it. */
  stream(step: string): Random;
}
