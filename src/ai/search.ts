import type { Game, GameTypes, OpaqueTypes, Seat } from '../engine/game.ts';
import { type Random, randomFor } from '../engine/random.ts';
import type { Policy } from './policy.ts';
import { rollout } from './rollout.ts';
import { worldsFor } from './worlds.ts';

/** What a search needs of a game besides its rules and its policy. */
export interface SearchPlan<G extends GameTypes> {
  /**
   * The moves that are worth searching, each legal. The policy's own choice is searched too, listed or not, so a list that
   * is empty leaves the decision to the policy.
   */
  candidates(view: G['view'], seat: Seat): readonly G['move'][];
  /** What a state is worth to a seat, more being better: at the end of the deal, or at the horizon. */
  worth(state: G['state'], seat: Seat): number;
  /**
   * What moves of this seat are worth in a world, quicker than by `worth` of the states they lead to: a deal that the plan plays to its end by
   * itself need be taken in once only. Of use until the next world. For a plan without an aim.
   */
  trial?(world: G['state'], seat: Seat): (move: G['move']) => number;
  /** What `worth` counts, for words: one of it. */
  readonly unit: string;
  /** What the search of this decision makes the most of where that is not the worth; null or left out: the worth. */
  aim?(view: G['view']): Aim<G> | null;
  /** Whether one of two moves can be called better than the other: the same card in two places. Left out: any two. */
  comparable?(one: G['move'], other: G['move']): boolean;
  /** How many moves are looked ahead from this decision; left out: to the end of the deal. */
  horizon?(view: G['view']): number;
  /**
   * By how many standard errors a move must come out better than the policy's own to be played in its stead; left out: 0. Of many
   * candidates the best by luck looks better than it is.
   */
  caution?(view: G['view']): number;
  /**
   * A deal that the view cannot rule out, as the others would have made it by what they do before cards are played; left out: the game's own
   * `imagine`, to which all that is possible is alike.
   */
  imagine?(view: G['view'], seat: Seat, random: Random): G['state'];
  /**
   * How well a world explains what the seats other than this one have done in it, above 0: so much more often it comes up. Left
   * out: all that is possible is equally likely.
   */
  likelihood?(world: G['state'], seat: Seat): number;
  /** Rollouts for this decision, over all candidates. */
  rollouts(view: G['view']): number;
}

/** A chance that a search makes the most of. */
export interface Aim<G extends GameTypes> {
  /** From 0 to 1, at the end or at the horizon. */
  chance(state: G['state'], seat: Seat): number;
  /** What a seat with more of it is, before "than": "likelier to win". */
  readonly better: string;
}

export type AnyPlan = SearchPlan<OpaqueTypes>;

/** What a search found out about a candidate. */
export interface Finding<Move> {
  readonly move: Move;
  /** Mean worth over the worlds it was tried in, or chance where the plan aims at one. */
  readonly worth: number;
  readonly worlds: number;
}

export interface Search<Move> {
  /** Best first. A single finding without worlds where there was nothing to choose. */
  readonly findings: readonly Finding<Move>[];
  readonly rollouts: number;
  /** Time ran out before the budget did. */
  readonly capped: boolean;
}

export interface Limits<G extends GameTypes> {
  /** When to stop at the latest, as `performance.now()` tells time. Never in the arena: what it cuts off depends on the machine. */
  readonly deadline?: number;
  /** Where worlds come from; left out: from what the seat's view cannot rule out, the likelier ones more often. */
  readonly imagine?: () => G['state'];
}

/**
 * Determinized search: every candidate is played in the same imagined worlds, with the policy moving for everybody afterwards;
 * round by round the worse half of the candidates is dropped and the others get more worlds (sequential halving).
 * `usual`, the policy's own choice, stays to the end and goes first among equals. The budget is counted in rollouts, so that the same view and stream give the
 * same answer as long as no deadline cuts it short.
 */
export function search<G extends GameTypes>(
  game: Game<G>,
  policy: Policy<G>,
  plan: SearchPlan<G>,
  view: G['view'],
  seat: Seat,
  usual: G['move'],
  random: Random,
  { deadline = Number.POSITIVE_INFINITY, imagine }: Limits<G> = {},
): Search<G['move']> {
  const tries = distinct(game, [usual, ...plan.candidates(view, seat)]).map(
    (move): Try<G['move']> => ({ move, sum: 0, worlds: 0, gain: 0, squares: 0 }),
  );
  const favourite = tries[0]!;
  const aim = plan.aim?.(view);
  const judge = (end: G['state']): number => (aim ? aim.chance(end, seat) : plan.worth(end, seat));
  const horizon = plan.horizon?.(view) ?? Number.POSITIVE_INFINITY;
  let alive = tries;
  let rollouts = 0;
  let capped = false;
  const budget = tries.length > 1 ? plan.rollouts(view) : 0;
  // Deals that are weighed are of no use without time to try moves in them.
  const begun = performance.now();
  const weighedBy = begun + (deadline - begun) / 3;
  const nextWorld =
    imagine ??
    // As many as the best candidates will be tried in, about.
    (budget > 0 ? worldsFor(game, plan, view, seat, Math.ceil(budget / 2), random, weighedBy) : null);
  const rounds = Math.ceil(Math.log2(tries.length));
  for (let round = 0; round < rounds && !capped; round++) {
    const worlds = Math.max(1, Math.floor(budget / (rounds * alive.length)));
    for (let n = 0; n < worlds; n++) {
      // One world at least for each candidate: otherwise there is nothing to go by.
      capped = rollouts > 0 && performance.now() > deadline;
      if (capped) break;
      const world = nextWorld!();
      // The same luck for every candidate: what differs is the move.
      const luck = random.below(2 ** 21);
      const worthOf =
        plan.trial?.(world, seat) ??
        ((move: G['move']) =>
          judge(rollout(game, policy, horizon, game.play(world, seat, move), randomFor(luck))));
      let yardstick = 0;
      for (const candidate of alive) {
        const worth = worthOf(candidate.move);
        if (candidate === favourite) yardstick = worth;
        candidate.sum += worth;
        candidate.gain += worth - yardstick;
        candidate.squares += (worth - yardstick) ** 2;
        candidate.worlds++;
      }
      rollouts += alive.length;
    }
    // The usual move stays, for the others are measured by it.
    const others = best(alive.filter((candidate) => candidate !== favourite));
    alive = [favourite, ...others.slice(0, Math.max(1, Math.ceil(alive.length / 2) - 1))];
  }
  const found = [...best(alive), ...best(tries.filter((candidate) => !alive.includes(candidate)))];
  const first = isSure(found[0]!, plan.caution?.(view) ?? 0) ? found[0]! : favourite;
  const findings = [first, ...found.filter((candidate) => candidate !== first)].map(
    ({ move, sum, worlds }) => ({ move, worth: worlds ? sum / worlds : 0, worlds }),
  );
  return { findings, rollouts, capped };
}

/** A candidate so far. */
interface Try<Move> {
  readonly move: Move;
  sum: number;
  worlds: number;
  /** What it was worth more than the usual move, over the worlds, and the squares of that. */
  gain: number;
  squares: number;
}

/** Is its gain over the usual move above zero by so many standard errors? */
function isSure({ gain, squares, worlds }: Try<unknown>, caution: number): boolean {
  const deviation = Math.sqrt(Math.max(0, squares - gain ** 2 / worlds));
  return gain >= caution * deviation;
}

const best = <T extends Try<unknown>>(tries: readonly T[]): T[] =>
  tries.toSorted((a, b) => b.sum / b.worlds - a.sum / a.worlds);

/** The moves without those that were listed before, in the same order. */
function distinct<G extends GameTypes>(game: Game<G>, moves: readonly G['move'][]): G['move'][] {
  return [...new Map(moves.toReversed().map((move) => [game.format(move), move])).values()].toReversed();
}
