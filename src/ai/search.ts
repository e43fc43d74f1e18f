import type { Game, GameTypes, Seat } from '../engine/game.ts';
import { type Random, randomFor } from '../engine/random.ts';
import type { Policy } from './bot.ts';

/** What a search needs of a game besides its rules and its policy. */
export interface SearchPlan<G extends GameTypes> {
  /** The moves that are worth searching, each legal; the policy's own choice is searched whether listed or not. */
  candidates(view: G['view'], seat: Seat): readonly G['move'][];
  /** What a state is worth to a seat, more being better: at the end of the deal, or at the horizon. */
  worth(state: G['state'], seat: Seat): number;
  /** How many moves are looked ahead; left out: to the end of the deal. */
  readonly horizon?: number;
  /** Rollouts a decision, over all candidates. */
  readonly rollouts: number;
}

/** What a search found out about a candidate. */
export interface Finding<Move> {
  readonly move: Move;
  /** Mean worth over the worlds it was tried in. */
  readonly worth: number;
  readonly worlds: number;
}

/**
 * Determinized search: every candidate is played in the same imagined worlds, with the policy moving for everybody afterwards;
 * round by round the worse half of the candidates is dropped and the others get more worlds (sequential halving).
 * Answers the findings, best first; the policy's choice goes first among equals. The budget is counted in rollouts, so that
 * the same view and stream give the same answer.
 */
export function search<G extends GameTypes>(
  game: Game<G>,
  policy: Policy<G>,
  plan: SearchPlan<G>,
  view: G['view'],
  seat: Seat,
  random: Random,
): Finding<G['move']>[] {
  const tries = distinct(game, [policy.choose(view, seat, random).move, ...plan.candidates(view, seat)]).map(
    (move) => ({
      move,
      sum: 0,
      worlds: 0,
    }),
  );
  let alive = tries;
  const rounds = Math.max(1, Math.ceil(Math.log2(tries.length)));
  for (let round = 0; round < rounds && alive.length > 1; round++) {
    const worlds = Math.max(1, Math.floor(plan.rollouts / (rounds * alive.length)));
    for (let n = 0; n < worlds; n++) {
      const world = game.imagine(view, random);
      // The same luck for every candidate: what differs is the move.
      const luck = random.below(2 ** 21);
      for (const candidate of alive) {
        const end = rollout(game, policy, plan, game.play(world, seat, candidate.move), randomFor(luck));
        candidate.sum += plan.worth(end, seat);
        candidate.worlds++;
      }
    }
    alive = best(alive).slice(0, Math.ceil(alive.length / 2));
  }
  const rest = tries.filter((candidate) => !alive.includes(candidate));
  return [...best(alive), ...best(rest)].map(({ move, sum, worlds }) => ({
    move,
    worth: worlds ? sum / worlds : 0,
    worlds,
  }));
}

const best = <T extends { readonly sum: number; readonly worlds: number }>(tries: readonly T[]): T[] =>
  tries.toSorted((a, b) => b.sum / b.worlds - a.sum / a.worlds);

function distinct<G extends GameTypes>(game: Game<G>, moves: readonly G['move'][]): G['move'][] {
  return [...new Map(moves.toReversed().map((move) => [game.format(move), move])).values()].toReversed();
}

/** The end of the deal, or the horizon, when the policy plays every seat. */
function rollout<G extends GameTypes>(
  game: Game<G>,
  policy: Policy<G>,
  plan: SearchPlan<G>,
  from: G['state'],
  random: Random,
): G['state'] {
  let state = from;
  for (let ply = 0; ply !== plan.horizon; ply++) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) break;
    state = game.play(state, seat, policy.choose(game.view(state, seat), seat, random).move);
  }
  return state;
}
