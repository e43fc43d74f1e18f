import type { Seat } from '../engine/game.ts';
import { isRefusal } from '../engine/game.ts';
import { loadLog } from '../engine/save.ts';
import type { Reviewer } from './plan.ts';
import { type Review, reviewDeal } from './review.ts';

/** What is to be reviewed: plain data, so that the question can be sent to a worker. */
export interface ReviewQuestion {
  /** The match, as lines of a log. */
  readonly log: readonly string[];
  /** Its number among the deals of the match. */
  readonly deal: number;
  readonly seat: Seat;
}

/**
 * Starts a review, in this thread or another. `hear` gets what is known whenever there is anything new; `fail` is called when nothing more
 * will come. Returns a function that breaks the review off.
 */
export type BeginReview = (
  reviewer: Reviewer,
  question: ReviewQuestion,
  hear: (review: Review) => void,
  fail: (error: unknown) => void,
) => () => void;

/** Reviews in this thread, one step each time that it is asked for more. Throws where the log does not load. */
export function* answerReview(reviewer: Reviewer, { log, deal, seat }: ReviewQuestion): Generator<Review> {
  const match = loadLog(log, () => reviewer.game);
  if (isRefusal(match)) throw new Error(`The log to be reviewed does not load: ${match.rule}.`);
  yield* reviewDeal(reviewer, match, deal, seat);
}
