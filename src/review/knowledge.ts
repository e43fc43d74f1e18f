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

/** From so many worlds they are drawn where they are weighed: of fewer, some may weigh more than all others. */
const POOL = 1024;

/**
 * By how much a move is better than another by all that their player could know: both are played out in the same fresh worlds, with the same
 * luck. `worlds`: so many are drawn; one that is drawn again says nothing new. `playOut`: what a deal is worth; left out: what the search counts.
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
  // Of a single world, however often it was drawn, no error can be told.
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
