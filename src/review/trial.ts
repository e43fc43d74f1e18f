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
  /** What else is worth a thought. */
  readonly others: readonly Move[];
  /** The luck of a step of the trial: what finds a better move flatters it, so each has worlds of its own. */
  stream(step: string): Random;
}
