import { worldsFor } from '../ai/worlds.ts';
import type { OpaqueTypes, Seat } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';
import type { Reviewer } from './plan.ts';

/** A decision as its player saw it. */
export interface Sight {
  readonly view: OpaqueTypes['view'];
  readonly seat: Seat;
}

/** From so many worlds at least they are drawn where they are weighed: of fewer, some weigh more than all others, and seem to be many. */
const POOL = 1024;

/**
 * Tries moves by all that their player could know: each is played out in the same fresh worlds, with the same luck. Yields the values
 * of the moves in each world. `playOut`: what a deal is worth; left out: what the search counts.
 */
export function* valuesOf(
  { game, plan }: Reviewer,
  { view, seat }: Sight,
  moves: readonly OpaqueTypes['move'][],
  worlds: number,
  random: Random,
  playOut = plan.playOut,
): Generator<readonly number[]> {
  const nextWorld = worldsFor(game, plan, view, seat, Math.max(POOL, 2 * worlds), random);
  for (let n = 0; n < worlds; n++) {
    const world = nextWorld();
    const luck = random.below(2 ** 21);
    const endingOf = playOut(world, seat, luck);
    yield moves.map((move) => endingOf(move).value);
  }
}
