import type { Game, GameTypes } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';
import type { Policy } from './policy.ts';

/** Plays a deal to its end with the policy in every seat, and returns its last state. */
export function rollout<G extends GameTypes>(
  game: Game<G>,
  policy: Policy<G>,
  from: G['state'],
  random: Random,
): G['state'] {
  let state = from;
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0])
    state = game.play(state, seat, policy.choose(game.view(state, seat), seat, random).move);
  return state;
}
