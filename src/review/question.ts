import type { Seat } from '../engine/game.ts';
import { isRefusal } from '../engine/game.ts';
import { loadLog } from '../engine/save.ts';
import type { Reviewer } from './plan.ts';
import { type Review, reviewDeal } from './review.ts';

/** The subject of a review, as plain data for a worker. */
export interface ReviewQuestion {
  /** The match, as lines of a log. */
  readonly log: readonly string[];
  /** Number of the deal in the match, from 1. */
  readonly deal: number;
  readonly seat: Seat;
}

/**
 * Starts a review, in this thread or another. `hear` gets the review so far whenever it grows; `fail` is called if nothing more will come.
 * Returns a function that stops the review.
 */
export type BeginReview = (
  reviewer: Reviewer,
  question: ReviewQuestion,
  hear: (review: Review) => void,
  fail: (error: unknown) => void,
) => () => void;

/** Reviews in this thread, one step for each value asked for. Throws if the log does not load. */
export function* answerReview(reviewer: Reviewer, { log, deal, seat }: ReviewQuestion): Generator<Review> {
  const match = loadLog(log, () => reviewer.game);
  if (isRefusal(match)) throw new Error(`The log to be reviewed does not load: ${match.rule}.`);
  yield* reviewDeal(reviewer, match, deal, seat);
}
