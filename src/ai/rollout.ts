import type { Game, GameTypes } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';
import type { Policy } from './policy.ts';

/** The end of the deal, or the state after so many moves, when the policy plays every seat. */
export function rollout<G extends GameTypes>(
  game: Game<G>,
  policy: Policy<G>,
  horizon: number,
  from: G['state'],
  random: Random,
): G['state'] {
  let state = from;
  for (let ply = 0; ply < horizon; ply++) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) break;
    state = game.play(state, seat, policy.choose(game.view(state, seat), seat, random).move);
  }
  return state;
}
