import type { OpaqueTypes } from '../../engine/game.ts';
import { randomFor } from '../../engine/random.ts';
import { search } from '../search.ts';
import { type Adviser, compareTwice, type Decision, type Effort, same, usualAt } from './judge.ts';
import type { Judged, Judgement } from './judgement.ts';

/** How much is done to judge a move that was played. */
export interface Trial extends Effort {
  /** The rollouts for choosing the move that it is held against, in budgets of a search. */
  readonly choosing: number;
  /** The most moves that are compared, from 2 on. */
  readonly most: number;
}

/**
 * Judges a move by what its player could know: searches for a better one, then compares the two and the next best in fresh imagined
 * deals. Null where nothing else is to be thought of. `costIn` says what the move cost.
 */
export function judgePlayed(
  bot: Adviser,
  decision: Decision,
  played: OpaqueTypes['move'],
  trial: Trial,
): Judgement | null {
  const { game, plan } = bot;
  const { view, seat, seed, moveCount } = decision;
  const candidates = [usualAt(bot, decision), ...plan.candidates(view, seat)];
  if (candidates.every(same(game, played))) return null;
  const thorough = {
    ...plan,
    candidates: () => candidates,
    // Fresh deals tell whether what looks better is.
    caution: () => 0,
    rollouts: () => trial.choosing * plan.rollouts(view),
  };
  const random = randomFor(seed, 'played', seat, moveCount);
  const { findings } = search(game, thorough, view, seat, played, random);
  const [best, ...others] = findings.map(({ move }) => move);
  const isPlayed = same(game, played);
  const unplayed = others.filter((move) => !isPlayed(move));
  const moves = isPlayed(best!) ? [best!, ...unplayed] : [best!, played, ...unplayed];
  return compareTwice(bot, decision, moves.slice(0, trial.most), Number.POSITIVE_INFINITY, trial, played);
}

/** What a move cost against the best one, with its standard error; below 0 if it proved better. */
export function costIn(
  { moves }: Judgement,
  played: string,
): { readonly cost: number; readonly error: number } {
  const { gain, error }: Judged = moves.find(({ move }) => move === played)!;
  return { cost: 0 - gain, error };
}
