import type { Game, GameTypes, OpaqueTypes, Seat } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';
import { worldsFor } from './worlds.ts';

/** How an imagined deal ended after one move. */
export interface Ending {
  /** The measure of moves, more is better: e.g. points above the average of the others. */
  readonly value: number;
}

/**
 * Prepares an imagined deal, and returns a function that plays a legal move of `seat` in it. The policy plays the rest, to the end of the deal or as
 * far as the game looks ahead. The function is valid until the next call. `luck`: a seed for bots that toss coins, the same for all compared moves.
 */
export type PlayOut<G extends GameTypes> = (
  world: G['state'],
  seat: Seat,
  luck: number,
) => (move: G['move']) => Ending;

/** A game's part of the search, besides its rules and its policy. */
export interface SearchPlan<G extends GameTypes> {
  /** Legal moves worth searching. The policy's own choice is searched in any case, so an empty list leaves the decision to the policy. */
  candidates(view: G['view'], seat: Seat): readonly G['move'][];
  /** Its values have the scale of `worth`. */
  readonly playOut: PlayOut<G>;
  /** Returns the value of a finished deal to a seat, more is better. */
  worth(end: G['state'], seat: Seat): number;
  measure(view: G['view']): Measure;
  /** Can two moves be compared in a sentence? "Better than K♠" needs moves of the same kind. Left out: always. */
  comparable?(one: G['move'], other: G['move']): boolean;
  /** Standard errors by which a move must beat the policy's own to replace it, since the luckiest of many looks too good. Left out: 0. */
  caution?(view: G['view']): number;
  /** Imagines a deal that the view cannot rule out, in line with how the others pass, bury or call. Left out: all possible deals are equally likely. */
  imagine?(view: G['view'], seat: Seat, random: Random): G['state'];
  /** The likelihood of an imagined deal by the moves of the other seats, above 0. Deals are drawn in proportion to it. Left out: all are equal. */
  likelihood?(world: G['state'], seat: Seat): number;
  /** The number of rollouts for this decision, all candidates together. */
  rollouts(view: G['view']): number;
}

/** The scale of values, and which differences matter. */
export interface Measure {
  readonly counts: 'points' | 'cards' | 'chance';
  /** Least difference that matters: points or cards above 0, or a chance up to 1. A quarter of it counts as no difference. */
  readonly matters: number;
  /** The aim of a hint in a decided match: the chance of this place or a better one, or points. Left out: the match is not decided. */
  readonly aim?: 'second' | 'third' | 'points';
}

export type AnyPlan = SearchPlan<OpaqueTypes>;

/** The result of a search for one candidate. */
export interface Finding<Move> {
  readonly move: Move;
  /** Mean value over the worlds in which it was tried. */
  readonly worth: number;
  readonly worlds: number;
  /** Mean lead over the usual move in the same worlds, with its standard error. */
  readonly lead: number;
  readonly error: number;
}

export interface Search<Move> {
  /** Best first. A single finding with 0 worlds if there was nothing to choose. */
  readonly findings: readonly Finding<Move>[];
  readonly rollouts: number;
  /** Time ran out before the budget did. */
  readonly capped: boolean;
}

export interface Limits<G extends GameTypes> {
  /** When to stop at the latest, in `performance.now()` time. Left out: never; the arena does so, as a deadline makes results depend on the machine. */
  readonly deadline?: number;
  /** The source of worlds. Left out: deals that the seat's view cannot rule out, drawn by their likelihood. */
  readonly imagine?: () => G['state'];
}

/**
 * Searches by determinization: tries every candidate in the same imagined worlds, with the policy playing on for everybody. Each round drops the
 * worse half of the candidates and gives the others more worlds (sequential halving). `usual`, the policy's own choice, stays to the end and goes
 * first among equals. The budget is a number of rollouts, so the same view and stream give the same result unless the deadline ends the search.
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
  // Without a choice no world is imagined.
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
      // Each candidate gets at least one world, whatever the deadline.
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

/** Returns the source of a search's worlds. Weighing them takes at most a third of the time, so that time remains for trying moves. */
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

/** The sums of one candidate so far. */
interface Try<Move> {
  readonly move: Move;
  sum: number;
  worlds: number;
  /** The gain over the usual move: the sum over the worlds, and the sum of squares. */
  gain: number;
  squares: number;
}

/** Plays every candidate in one world. `favourite`, the usual move, must be the first. */
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

/** Returns the usual move, by which the others are measured, and then the better half of the candidates. */
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

/** The standard deviation of the sum of gains over the usual move. */
const deviationOf = ({ gain, squares, worlds }: Try<unknown>): number =>
  Math.sqrt(Math.max(0, squares - gain ** 2 / worlds));

/** Is the gain over the usual move at least `caution` standard deviations above zero? */
const isSure = (candidate: Try<unknown>, caution: number): boolean =>
  candidate.gain >= caution * deviationOf(candidate);

const best = <T extends Try<unknown>>(tries: readonly T[]): T[] =>
  tries.toSorted((a, b) => b.sum / b.worlds - a.sum / a.worlds);

/** Returns the moves in the same order, without repetitions. */
function distinct<G extends GameTypes>(game: Game<G>, moves: readonly G['move'][]): G['move'][] {
  return [...new Map(moves.map((move) => [game.format(move), move])).values()];
}
