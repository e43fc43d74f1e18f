import { Sample } from '../ai/sample.ts';
import type { OpaqueTypes } from '../engine/game.ts';
import { randomFor } from '../engine/random.ts';
import { carefulChange } from './careful.ts';
import { equalTo } from './equal.ts';
import { type Sight, tried } from './knowledge.ts';
import { usualAt } from './line.ts';
import type { Reviewer } from './plan.ts';
import type { PlayedMove } from './played.ts';
import type { Trial } from './trial.ts';

type Move = OpaqueTypes['move'];

/** A decision that cost enough to be shown. */
export interface Mistake {
  /** What it cost, judged by what its player could know, in units of the game's search. */
  readonly cost: number;
  /** The better moves: the best first, then those that are as good. */
  readonly better: readonly Move[];
}

/** How many imagined deals the first look takes. After half of them the worse half of the moves is dropped. */
const FIRST_LOOK = 24;
/** How many imagined deals at a time a suspected better move is compared in. */
const BATCH = 32;
/** The fewest imagined deals in which a move is found better. */
const SURE = 64;
/** How many fresh imagined deals measure what the mistake cost. */
const FRESH = 256;

/**
 * Judges a decision by what its player could know: null where there was nothing to choose, or nothing that was surely better by as much
 * as the plan asks for.
 */
export function mistakeIn(reviewer: Reviewer, made: PlayedMove, seed: string): Mistake | null {
  const { game, review } = reviewer;
  const sight: Sight = { view: game.view(made.before, made.seat), seat: made.seat };
  const stream = (step: string) => randomFor(seed, 'review', made.number, step);
  const others = otherMoves(reviewer, sight, made);
  if (others.length === 0) return null;
  const least = reviewer.plan.measure(sight.view).matters;
  const trial: Trial = { reviewer, sight, played: made.move, others, least, stream };
  const better = suspect(trial);
  if (better === null || !isBetter(trial, better)) return null;
  const fresh = new Sample();
  for (const [best, played] of tried(reviewer, sight, [better, made.move], FRESH, stream('fresh')))
    fresh.add(best! - played!);
  if (fresh.mean < least) return null;
  const change = carefulChange(reviewer, sight, [better, made.move], review.careful, stream('careful'));
  // Care lowers the cost only by what is sure: few worlds are played out with care, so one standard error is
  // allowed.
  const cost = fresh.mean + Math.min(0, change.mean + change.error);
  return cost < least ? null : { cost, better: [better, ...equalTo(trial, better)] };
}

/** The moves that might have been better: what the policy and the search think of, without the one that was played. */
function otherMoves(reviewer: Reviewer, { view, seat }: Sight, made: PlayedMove): Move[] {
  const { game, plan } = reviewer;
  const moves = [usualAt(reviewer, made), ...plan.candidates(view, seat)];
  const byText = new Map(moves.map((move) => [game.format(move), move]));
  byText.delete(game.format(made.move));
  return [...byText.values()];
}

/**
 * The other move that looks best at first. Null if it cannot be better than the played one by `Measure.matters`, two standard
 * errors allowed.
 */
function suspect({ reviewer, sight, played, others, least, stream }: Trial): Move | null {
  let alive = others.map((move) => ({ move, gain: new Sample() }));
  for (const half of [1, 2]) {
    const moves = [played, ...alive.map(({ move }) => move)];
    for (const [base, ...worths] of tried(reviewer, sight, moves, FIRST_LOOK / 2, stream(`look ${half}`)))
      worths.forEach((worth, place) => {
        alive[place]!.gain.add(worth - base!);
      });
    alive = alive.toSorted((a, b) => b.gain.mean - a.gain.mean);
    if (half === 1) alive = alive.slice(0, Math.ceil(alive.length / 2));
  }
  const { move, gain } = alive[0]!;
  return gain.mean > 0 && gain.mean + 2 * gain.error >= least ? move : null;
}

/** Whether a move is surely better than the played one by `Measure.matters`. */
function isBetter({ reviewer, sight, played, least, stream }: Trial, move: Move): boolean {
  const { worlds } = reviewer.review;
  const gain = new Sample();
  for (let batch = 0; gain.size < worlds; batch++) {
    for (const [one, other] of tried(reviewer, sight, [move, played], BATCH, stream(`batch ${batch}`)))
      gain.add(one! - other!);
    if (gain.mean + 2 * gain.error < least) return false;
    if (gain.size >= SURE && gain.mean >= least && gain.mean - 2 * gain.error >= least / 2) return true;
  }
  return false;
}
