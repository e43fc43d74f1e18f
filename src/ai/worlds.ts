import type { Game, GameTypes, Seat } from '../engine/game.ts';
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

/**
 * A source of deals that a view cannot rule out, the likelier ones more often where the plan says how likely they are: then they are
 * drawn from `size` of them.
 */
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
