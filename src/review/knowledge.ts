import { Sample } from '../ai/sample.ts';
import { drawn, worldsFor } from '../ai/worlds.ts';
import type { OpaqueTypes, Seat } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';
import type { Reviewer } from './plan.ts';

/** A decision as its player saw it. */
export interface Sight {
  readonly view: OpaqueTypes['view'];
  readonly seat: Seat;
}

/** Fewest worlds from which some are drawn by weight: among fewer, one might outweigh all others. */
const POOL = 1024;

/**
 * The gain of one move over another by all that their player could know. Both are played out in the same fresh worlds, with the same luck.
 * `worlds`: number of worlds drawn; one drawn again adds nothing. `playOut`: gives the worth of a deal; left out: the search's.
 */
export function gainOf(
  { game, plan }: Reviewer,
  { view, seat }: Sight,
  [one, other]: readonly [OpaqueTypes['move'], OpaqueTypes['move']],
  worlds: number,
  random: Random,
  playOut = plan.playOut,
): Sample {
  const gain = new Sample();
  // A single world, however often drawn, has no standard error.
  while (!Number.isFinite(gain.error))
    for (const [world, times] of drawn(
      worldsFor(game, plan, view, seat, Math.max(POOL, 2 * worlds), random),
      worlds,
    )) {
      const endingOf = playOut(world, seat, random.below(2 ** 21));
      gain.add((endingOf(one).value - endingOf(other).value) * times, times);
    }
  return gain;
}
