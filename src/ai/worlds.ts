import type { Game, GameTypes, Seat } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';

/** The golden section. Steps of this length round a circle spread evenly, however many there are. */
const STEP = (Math.sqrt(5) - 1) / 2;

/**
 * Returns a source of imagined deals, each drawn in proportion to its likelihood. A pool of `size` deals is weighed by `likelihood` (above 0), and
 * drawn from in even steps. After the deadline (`performance.now()` time) the pool stops growing; it has at least one deal.
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

/** Returns a source of deals that a view cannot rule out. If the plan has a `likelihood`, they are drawn in proportion to it from a pool of `size`. */
export function worldsFor<G extends GameTypes>(
  game: Game<G>,
  plan: {
    imagine?(view: G['view'], seat: Seat, random: Random): G['state'];
    likelihood?(world: G['state'], seat: Seat): number;
  },
  view: G['view'],
  seat: Seat,
  size: number,
  random: Random,
  deadline = Number.POSITIVE_INFINITY,
): () => G['state'] {
  const imagine = (): G['state'] =>
    plan.imagine ? plan.imagine(view, seat, random) : game.imagine(view, random);
  return plan.likelihood
    ? likelyWorlds(imagine, (world) => plan.likelihood!(world, seat), size, random, deadline)
    : imagine;
}

/** Draws `size` worlds. Returns each with the number of times it was drawn. */
export function drawn<World>(next: () => World, size: number): Map<World, number> {
  const times = new Map<World, number>();
  for (let n = 0; n < size; n++) {
    const world = next();
    times.set(world, (times.get(world) ?? 0) + 1);
  }
  return times;
}
