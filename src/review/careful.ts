import { rollout } from '../ai/rollout.ts';
import { search } from '../ai/search.ts';
import type { OpaqueTypes } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';
import { byPolicy, type PlayOn, type Sight, tried } from './knowledge.ts';
import type { Reviewer } from './plan.ts';
import { Sample } from './sample.ts';

/** So many of the player's next decisions are searched, with so many rollouts each. */
const DECISIONS = 2;
const ROLLOUTS = 54;

/** As the policy plays, but the player's own next decisions are searched: whoever errs need not go on as if blind to it. */
function carefully(reviewer: Reviewer, { view, seat }: Sight): PlayOn {
  const { game, policy, plan } = reviewer;
  // Going on as well as can be, by what a review counts.
  const { aim: _, ...quick } = { ...plan, rollouts: () => ROLLOUTS };
  const horizon = plan.horizon?.(view) ?? Number.POSITIVE_INFINITY;
  // Where the plan's own eye judges at once, the moves up to the last searched decision are made first.
  const most = horizon === 0 ? Number.POSITIVE_INFINITY : horizon;
  return (from, random) => {
    let state = from;
    let searched = 0;
    let ply = 0;
    for (; ply < most && searched < DECISIONS; ply++) {
      const mover = game.toAct(state)[0];
      if (mover === undefined) return state;
      const sight = game.view(state, mover);
      const usual = policy.choose(sight, mover, random).move;
      let move = usual;
      if (mover === seat && plan.candidates(sight, seat).length > 1) {
        move = search(game, policy, quick, sight, seat, usual, random).findings[0]!.move;
        searched++;
      }
      state = game.play(state, mover, move);
    }
    return rollout(game, policy, Math.max(0, horizon - ply), state, random);
  };
}

/**
 * By how much more one move is better than another if the player goes on carefully than if the policy does: below zero where a careful
 * player makes good for the other. A sample of so many worlds.
 */
export function carefulChange(
  reviewer: Reviewer,
  sight: Sight,
  moves: readonly [OpaqueTypes['move'], OpaqueTypes['move']],
  worlds: number,
  random: Random,
): Sample {
  const ways = [carefully(reviewer, sight), byPolicy(reviewer, sight)];
  const change = new Sample();
  for (const [one, other, one2, other2] of tried(reviewer, sight, moves, worlds, random, ways))
    change.add(one! - other! - (one2! - other2!));
  return change;
}
