import type { Game, GameTypes, OpaqueTypes, Seat } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';
import { worldsFor } from './worlds.ts';

/** How an imagined deal came out after one move. */
export interface Ending {
  /** What moves are ordered by, more being better, e.g. points more than the others have on average. */
  readonly value: number;
}

/**
 * Prepares an imagined deal, and returns a function that plays a legal move of `seat` in it. The rest is played as the policy
 * does, to the end of the deal or as far as the game looks ahead.
 * The function is valid until the next call. `luck` is a seed for bots that toss coins: it is the same for all moves that are
 * compared.
 */
export type PlayOut<G extends GameTypes> = (
  world: G['state'],
  seat: Seat,
  luck: number,
) => (move: G['move']) => Ending;

/** What a search needs of a game besides its rules and its policy. */
export interface SearchPlan<G extends GameTypes> {
  /**
   * The moves that are worth searching, each legal. The policy's own choice is searched too, listed or not, so a list that
   * is empty leaves the decision to the policy.
   */
  candidates(view: G['view'], seat: Seat): readonly G['move'][];
  /** Its values are counted as those of `worth` are. */
  readonly playOut: PlayOut<G>;
  /** What a deal that is over is worth to a seat, more being better. */
  worth(end: G['state'], seat: Seat): number;
  measure(view: G['view']): Measure;
  /** Whether two moves can be compared: "better than K♠" says something only of the same decision. Left out: always. */
  comparable?(one: G['move'], other: G['move']): boolean;
  /**
   * How many standard errors better than the policy's own a move must be to replace it; left out: 0. Of many candidates the
   * luckiest looks better than it is.
   */
  caution?(view: G['view']): number;
  /**
   * Imagines a deal that the view cannot rule out, and that fits how the others play before cards are played. Left out: the
   * game's own `imagine`, for which all possible deals are alike.
   */
  imagine?(view: G['view'], seat: Seat, random: Random): G['state'];
  /**
   * How well a world explains what the other seats have done in it, above 0. Worlds are drawn in proportion to it. Left out: all
   * possible worlds are equally likely.
   */
  likelihood?(world: G['state'], seat: Seat): number;
  /** The budget for this decision: how many rollouts all candidates get together. */
  rollouts(view: G['view']): number;
}

/** What values count, and how many of them matter. */
export interface Measure {
  readonly counts: 'points' | 'cards' | 'chance';
  /** A difference of so much matters: a point or card count above 0, or a chance up to 1. A quarter of it is nothing. */
  readonly matters: number;
  /** What a hint tells of a match that is decided: the chance of this place or a better one, or points. Left out: it is not decided. */
  readonly aim?: 'second' | 'third' | 'points';
}

export type AnyPlan = SearchPlan<OpaqueTypes>;

/** What a search found out about a candidate. */
export interface Finding<Move> {
  readonly move: Move;
  /** Mean value over the worlds it was tried in. */
  readonly worth: number;
  readonly worlds: number;
  /** How much more that is than for the usual move in the same worlds, and the standard error. */
  readonly lead: number;
  readonly error: number;
}

export interface Search<Move> {
  /** Best first. A single finding without worlds where there was nothing to choose. */
  readonly findings: readonly Finding<Move>[];
  readonly rollouts: number;
  /** Time ran out before the budget did. */
  readonly capped: boolean;
}

export interface Limits<G extends GameTypes> {
  /** When to stop at the latest, in `performance.now()` time. The arena sets none: what a deadline cuts off depends on the machine. */
  readonly deadline?: number;
  /** The source of worlds. Left out: deals that the seat's view cannot rule out, the likelier ones more often. */
  readonly imagine?: () => G['state'];
}

/**
 * Determinized search: every candidate is played in the same imagined worlds, with the policy moving for everybody afterwards.
 * Round by round the worse half of the candidates is dropped and the others get more worlds (sequential halving).
 * `usual`, the policy's own choice, stays to the end and goes first among equals. The budget is counted in rollouts, so the same
 * view and stream give the same answer as long as no deadline cuts the search short.
 */
export function search<G extends GameTypes>(
  game: Game<G>,
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
  // With nothing to choose no world is imagined.
  const rounds = Math.ceil(Math.log2(tries.length));
  const budget = rounds > 0 ? plan.rollouts(view) : 0;
  const nextWorld =
    imagine ?? (rounds > 0 ? worldsWithin(deadline, budget, game, plan, view, seat, random) : null);
  let alive = tries;
  let rollouts = 0;
  let capped = false;
  for (let round = 0; round < rounds && !capped; round++) {
    const worlds = Math.max(1, Math.floor(budget / (rounds * alive.length)));
    for (let n = 0; n < worlds; n++) {
      // Each candidate is tried in one world at least: otherwise there is nothing to go by.
      capped = rollouts > 0 && performance.now() > deadline;
      if (capped) break;
      tryIn(alive, favourite, plan.playOut(nextWorld!(), seat, random.below(2 ** 21)));
      rollouts += alive.length;
    }
    alive = betterHalf(alive, favourite);
  }
  const found = [...best(alive), ...best(tries.filter((candidate) => !alive.includes(candidate)))];
  const first = isSure(found[0]!, plan.caution?.(view) ?? 0) ? found[0]! : favourite;
  const findings = [first, ...found.filter((candidate) => candidate !== first)].map(findingOf);
  return { findings, rollouts, capped };
}

/** The source of a search's worlds. Weighing them takes at most a third of the time: without time to try moves they are of no use. */
function worldsWithin<G extends GameTypes>(
  deadline: number,
  budget: number,
  game: Game<G>,
  plan: SearchPlan<G>,
  view: G['view'],
  seat: Seat,
  random: Random,
): () => G['state'] {
  const begun = performance.now();
  const weighedBy = begun + (deadline - begun) / 3;
  // The best candidates will be tried in about half as many worlds as there are rollouts.
  return worldsFor(game, plan, view, seat, Math.ceil(budget / 2), random, weighedBy);
}

/** A candidate so far. */
interface Try<Move> {
  readonly move: Move;
  sum: number;
  worlds: number;
  /** How much better it was than the usual move: the sum over the worlds, and the sum of squares. */
  gain: number;
  squares: number;
}

/** Plays every candidate in one world; `favourite`, the usual move, is the first of them. */
function tryIn<Move>(
  alive: readonly Try<Move>[],
  favourite: Try<Move>,
  endingOf: (move: Move) => Ending,
): void {
  let yardstick = 0;
  for (const candidate of alive) {
    const { value } = endingOf(candidate.move);
    if (candidate === favourite) yardstick = value;
    candidate.sum += value;
    candidate.gain += value - yardstick;
    candidate.squares += (value - yardstick) ** 2;
    candidate.worlds++;
  }
}

/** The better half of the candidates, after the usual move, which stays: the others are measured by it. */
function betterHalf<Move>(alive: readonly Try<Move>[], favourite: Try<Move>): Try<Move>[] {
  const others = best(alive.filter((candidate) => candidate !== favourite));
  return [favourite, ...others.slice(0, Math.max(1, Math.ceil(alive.length / 2) - 1))];
}

const findingOf = <Move>(candidate: Try<Move>): Finding<Move> => ({
  move: candidate.move,
  worth: candidate.worlds ? candidate.sum / candidate.worlds : 0,
  worlds: candidate.worlds,
  lead: candidate.worlds ? candidate.gain / candidate.worlds : 0,
  error: candidate.worlds ? deviationOf(candidate) / candidate.worlds : 0,
});

/** The standard deviation of the sum of its gains over the usual move. */
const deviationOf = ({ gain, squares, worlds }: Try<unknown>): number =>
  Math.sqrt(Math.max(0, squares - gain ** 2 / worlds));

/** Is its gain over the usual move above zero by so many standard errors? */
const isSure = (candidate: Try<unknown>, caution: number): boolean =>
  candidate.gain >= caution * deviationOf(candidate);

const best = <T extends Try<unknown>>(tries: readonly T[]): T[] =>
  tries.toSorted((a, b) => b.sum / b.worlds - a.sum / a.worlds);

/** The moves in the same order, without repetitions. */
function distinct<G extends GameTypes>(game: Game<G>, moves: readonly G['move'][]): G['move'][] {
  return [...new Map(moves.map((move) => [game.format(move), move])).values()];
}
