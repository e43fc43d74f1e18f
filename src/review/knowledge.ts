import { rollout } from '../ai/rollout.ts';
import { worldsFor } from '../ai/worlds.ts';
import type { OpaqueTypes, Seat } from '../engine/game.ts';
import { type Random, randomFor } from '../engine/random.ts';
import type { Reviewer } from './plan.ts';

type Move = OpaqueTypes['move'];
type State = OpaqueTypes['state'];

/** A decision as its player saw it. */
export interface Sight {
  readonly view: OpaqueTypes['view'];
  readonly seat: Seat;
}

/** How a deal goes on from a state in a world: to its end or to the horizon. */
export type PlayOn = (from: State, random: Random) => State;

/** The policy plays every seat. */
export const byPolicy =
  ({ game, policy, plan }: Reviewer, { view }: Sight): PlayOn =>
  (from, random) =>
    rollout(game, policy, plan.horizon?.(view) ?? Number.POSITIVE_INFINITY, from, random);

/**
 * What moves are worth by all that their player could know: each is tried in the same fresh worlds, with the same luck. Yields a row a
 * world, a worth a move; where it goes on in several ways, a worth a move for the first of them, then for the next.
 */
export function* tried(
  reviewer: Reviewer,
  sight: Sight,
  moves: readonly Move[],
  worlds: number,
  random: Random,
  ways: readonly PlayOn[] = [byPolicy(reviewer, sight)],
): Generator<readonly number[]> {
  const { game, plan } = reviewer;
  const { view, seat } = sight;
  // Where likely worlds are drawn from a pool, twice as many keep one and the same from coming up again and again.
  const nextWorld = worldsFor(game, plan, view, seat, 2 * worlds, random);
  for (let n = 0; n < worlds; n++) {
    const world = nextWorld();
    const luck = random.below(2 ** 21);
    const starts = moves.map((move) => game.play(world, seat, move));
    yield ways.flatMap((playOn) => starts.map((start) => plan.worth(playOn(start, randomFor(luck)), seat)));
  }
}
