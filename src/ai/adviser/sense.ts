import { randomFor } from '../../engine/random.ts';
import { drawn, worldsFor } from '../worlds.ts';
import type { Adviser, Decision } from './judge.ts';

/** Number of deals to learn from. They are drawn from a pool `POOL` times as large. */
const LEARNED = 200;
const POOL = 2;

/**
 * Returns the adviser for one decision, so that a move is not blamed for mistakes that the policy would make after it. It learns from deals of its
 * own, so the deals of the comparison flatter no move. `deadline`: when to draw no more deals, in `performance.now()` time.
 */
export const withSense = <A extends Adviser>(bot: A, decision: Decision, deadline?: number): A =>
  adapted(bot, decision, bot.adviser.sense, 'sense', deadline);

/** Returns the adviser for a hint. If the match is decided, it counts a place or points in place of the chance to win. */
export const forHint = <A extends Adviser>(bot: A, decision: Decision, deadline?: number): A =>
  adapted(withSense(bot, decision, deadline), decision, bot.adviser.aim, 'aim', deadline);

/** Returns the adviser as `sense` changes it. `luck` names the random stream. */
function adapted<A extends Adviser>(
  bot: A,
  { view, seat, seed, moveCount }: Decision,
  sense: Adviser['adviser']['sense'],
  luck: string,
  deadline = Number.POSITIVE_INFINITY,
): A {
  const { game, plan, adviser } = bot;
  const random = randomFor(seed, luck, seat, moveCount);
  const sensible = sense?.(view, seat, () =>
    drawn(worldsFor(game, plan, view, seat, POOL * LEARNED, random, deadline), LEARNED),
  );
  if (!sensible) return bot;
  const { playOut, measure = plan.measure, ...telling } = sensible;
  return {
    ...bot,
    plan: { ...plan, playOut, measure },
    adviser: { ...adviser, telling: { ...adviser.telling, ...telling } },
  };
}
