import type { Random } from '../engine/random.ts';

/** The golden section: steps of it round a circle fall evenly, however many there are. */
const STEP = (Math.sqrt(5) - 1) / 2;

/**
 * A source of imagined deals that comes up with each as often as it is likely: a pool of `size` is weighed, and drawn from in even
 * steps. `likelihood` is above 0. After the deadline (as `performance.now()` tells time) the pool grows no more.
 */
export function likelyWorlds<World>(
  imagine: () => World,
  likelihood: (world: World) => number,
  size: number,
  random: Random,
  deadline: number,
): () => World {
  const pool: { readonly world: World; readonly upTo: number }[] = [];
  let total = 0;
  while (pool.length === 0 || (pool.length < size && performance.now() < deadline)) {
    const world = imagine();
    total += likelihood(world);
    pool.push({ world, upTo: total });
  }
  let at = random.below(2 ** 21) / 2 ** 21;
  return () => {
    at = (at + STEP) % 1;
    return (pool.find(({ upTo }) => upTo > at * total) ?? pool.at(-1)!).world;
  };
}
