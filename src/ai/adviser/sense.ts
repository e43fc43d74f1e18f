import { randomFor } from '../../engine/random.ts';
import { drawn, worldsFor } from '../worlds.ts';
import type { Adviser, Decision } from './judge.ts';

/** Number of deals to learn from. They are drawn from a pool `POOL` times as large. */
const LEARNED = 200;
const POOL = 2;

/**
 * Returns the adviser for one decision: a move is not charged for what the policy would do wrong after it. It learns in deals of its own, so the
 * deals in which moves are compared flatter none. `deadline`: when to draw no more deals, in `performance.now()` time.
 */
export function withSense<A extends Adviser>(
  bot: A,
  { view, seat, seed, moveCount }: Decision,
  deadline = Number.POSITIVE_INFINITY,
): A {
  const { game, plan, adviser } = bot;
  const random = randomFor(seed, 'sense', seat, moveCount);
  const sensible = adviser.sense?.(view, seat, () =>
    drawn(worldsFor(game, plan, view, seat, POOL * LEARNED, random, deadline), LEARNED),
  );
  if (!sensible) return bot;
  const { playOut, tell } = sensible;
  return {
    ...bot,
    plan: { ...plan, playOut },
    adviser: { ...adviser, telling: { ...adviser.telling, tell } },
  };
}
