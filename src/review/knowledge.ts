import type { PlayOut } from '../ai/search.ts';
import { worldsFor } from '../ai/worlds.ts';
import type { OpaqueTypes, Seat } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';
import type { Reviewer } from './plan.ts';

/** A decision as its player saw it. */
export interface Sight {
  readonly view: OpaqueTypes['view'];
  readonly seat: Seat;
}

/**
 * Tries moves by all that their player could know: each is played out in the same fresh worlds, with the same luck. `ways`: how a deal
 * may go on, each in turn; left out: as the plan plays it out. Yields, for each world, the values: `values[way * moves.length + move]`.
 */
export function* tried(
  { game, plan }: Reviewer,
  { view, seat }: Sight,
  moves: readonly OpaqueTypes['move'][],
  worlds: number,
  random: Random,
  ways: readonly PlayOut<OpaqueTypes>[] = [plan.playOut],
): Generator<readonly number[]> {
  // Worlds that are weighed are drawn from a pool. A pool of twice the size keeps one world from coming up
  // again and again.
  const nextWorld = worldsFor(game, plan, view, seat, 2 * worlds, random);
  for (let n = 0; n < worlds; n++) {
    const world = nextWorld();
    const luck = random.below(2 ** 21);
    yield ways.flatMap((playOut) => {
      const endingOf = playOut(world, seat, luck);
      return moves.map((move) => endingOf(move).value);
    });
  }
}
