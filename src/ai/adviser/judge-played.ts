import type { OpaqueTypes } from '../../engine/game.ts';
import { randomFor } from '../../engine/random.ts';
import { type Measure, search } from '../search.ts';
import { type Adviser, compareForBest, type Decision, type Effort, same } from './judge.ts';
import { CLEAR, type Gained, type Judgement } from './judgement.ts';

type Move = OpaqueTypes['move'];

/** The effort for judging a move that was played. */
export interface Trial extends Omit<Effort, 'isEnough'> {
  /** The rollouts for choosing the best other move, in budgets of a search. */
  readonly choosing: number;
  /** The most moves to compare, 2 or more. */
  readonly most: number;
  /** Is the cost known well enough to stop? */
  isEnough(cost: CostSoFar, measure: Measure): boolean;
}

/** The cost of a move against the best one, with its standard error. Below 0 if the move proved better. */
export interface Cost {
  readonly cost: number;
  readonly error: number;
}

/** The cost of a move by the deals so far. */
export interface CostSoFar extends Cost {
  /** The most that the move may cost against any one move that was tried. */
  readonly atMost: number;
}

/**
 * Judges a move by what its player could know. Searches `strong`, the moves that looked best, for a better one. Then compares the two, and the next
 * best moves, in fresh imagined deals. Of the result `costIn` returns the cost.
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
    // Fresh deals will show whether a move that looks better is better.
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

/** Returns the cost of the move `played`, from gains over the first move. If `played` is the first, the cost is the largest gain of another. */
function costAmong(gained: readonly Gained[], played: string): CostSoFar {
  const own = gained.find(({ move }) => move === played);
  const others = gained.filter((one) => one !== own);
  const lost = 0 - (own?.gain ?? 0);
  const atMost = Math.max(...others.map(({ gain, error }) => lost + gain + CLEAR * error));
  if (own) return { cost: lost, error: own.error, atMost };
  const { gain: cost, error } = others.reduce((best, other) => (other.gain > best.gain ? other : best));
  return { cost, error, atMost };
}

/** Returns the cost of the move `played` in a finished judgement. */
export const costIn = ({ moves }: Judgement, played: string): Cost => {
  const { gain, error } = moves.find(({ move }) => move === played)!;
  return { cost: 0 - gain, error };
};
