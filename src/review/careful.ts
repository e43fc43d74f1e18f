import { Sample } from '../ai/sample.ts';
import { type PlayOut, search } from '../ai/search.ts';
import type { OpaqueTypes } from '../engine/game.ts';
import { type Random, randomFor } from '../engine/random.ts';
import { type Sight, tried } from './knowledge.ts';
import type { Reviewer } from './plan.ts';

/** How many of the player's next decisions are searched, and with how many rollouts each. */
const DECISIONS = 2;
const ROLLOUTS = 54;

/**
 * Plays a deal out by the policy, except that the player's own next decisions are searched. A player who erred would notice it
 * and make the best of it.
 */
function carefully({ game, policy, plan }: Reviewer): PlayOut<OpaqueTypes> {
  const quick = { ...plan, rollouts: () => ROLLOUTS };
  return (world, seat, luck) => (first) => {
    const random = randomFor(luck);
    let state = game.play(world, seat, first);
    for (let searched = 0; ; ) {
      const mover = game.toAct(state)[0];
      if (mover === undefined) return { value: plan.worth(state, seat) };
      const view = game.view(state, mover);
      let { move } = policy.choose(view, mover, random);
      if (mover === seat && plan.candidates(view, seat).length > 1) {
        move = search(game, quick, view, seat, move, random).findings[0]!.move;
        // After the last of these decisions the plan plays on.
        if (++searched === DECISIONS) return plan.playOut(state, seat, luck)(move);
      }
      state = game.play(state, mover, move);
    }
  };
}

/**
 * Compares two moves twice: with the player going on carefully, and by the policy. The sample is of how much the first move's
 * lead grows by care; below zero where care makes up for the second move.
 */
export function carefulChange(
  reviewer: Reviewer,
  sight: Sight,
  moves: readonly [OpaqueTypes['move'], OpaqueTypes['move']],
  worlds: number,
  random: Random,
): Sample {
  const ways = [carefully(reviewer), reviewer.plan.playOut];
  const change = new Sample();
  for (const [one, other, one2, other2] of tried(reviewer, sight, moves, worlds, random, ways))
    change.add(one! - other! - (one2! - other2!));
  return change;
}
