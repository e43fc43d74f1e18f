import type { OpaqueTypes } from '../../engine/game.ts';
import { randomFor } from '../../engine/random.ts';
import { type Measure, search } from '../search.ts';
import { type Adviser, compareForBest, type Decision, type Effort, same } from './judge.ts';
import { CLEAR, type Gained, type Judgement } from './judgement.ts';

type Move = OpaqueTypes['move'];

/** How much is done to judge a move that was played. */
export interface Trial extends Omit<Effort, 'isEnough'> {
  /** The rollouts for choosing the move that it is held against, in budgets of a search. */
  readonly choosing: number;
  /** The most moves that are compared, from 2 on. */
  readonly most: number;
  /** Is it known well enough what the move cost? */
  isEnough(cost: CostSoFar, measure: Measure): boolean;
}

/** What a move cost against the best one, with its standard error; below 0 if it proved better. */
export interface Cost {
  readonly cost: number;
  readonly error: number;
}

/** What a move cost by the deals so far. */
export interface CostSoFar extends Cost {
  /** What it may have cost against another move than the best one. */
  readonly atMost: number;
}

/**
 * Judges a move by what its player could know: searches the moves that looked best for a better one, then compares the two and the next best in
 * fresh imagined deals. `costIn` says what the move cost.
 */
export function judgePlayed(
  bot: Adviser,
  decision: Decision,
  played: Move,
  strong: readonly Move[],
  trial: Trial,
): Judgement {
  const { game, plan } = bot;
  const { view, seat, seed, moveCount } = decision;
  const thorough = {
    ...plan,
    candidates: () => strong,
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
  const text = game.format(played);
  const effort: Effort = {
    ...trial,
    isEnough: (gained, measure) => trial.isEnough(costAmong(gained, text), measure),
  };
  return compareForBest(bot, decision, moves.slice(0, trial.most), Number.POSITIVE_INFINITY, effort, played);
}

/**
 * What a move cost, by what others gained over the first: against that one or, if it is that one, against the best of them. The first is as
 * uncertain beside the others as they are beside it.
 */
function costAmong(gained: readonly Gained[], played: string): CostSoFar {
  const own = gained.find(({ move }) => move === played);
  const others = gained.filter((one) => one !== own);
  const lost = 0 - (own?.gain ?? 0);
  const atMost = Math.max(...others.map(({ gain, error }) => lost + gain + CLEAR * error));
  if (own) return { cost: lost, error: own.error, atMost };
  const { gain: cost, error } = others.reduce((best, other) => (other.gain > best.gain ? other : best));
  return { cost, error, atMost };
}

/** What a move cost in the end. */
export const costIn = ({ moves }: Judgement, played: string): Cost => {
  const { gain, error } = moves.find(({ move }) => move === played)!;
  return { cost: 0 - gain, error };
};
