import type { BeginReview, ReviewQuestion } from '../review/question.ts';
import { isDone, type Review } from '../review/review.ts';
import { startWorker } from './start.ts';

/** A message to the thread. */
export interface ReviewRequest {
  readonly game: string;
  readonly question: ReviewQuestion;
}

/** Reviews in a thread each, so that the screen never waits. Stopping a review ends its thread. */
export const threadedReview: BeginReview = ({ game }, question, hear, fail) => {
  const worker = startWorker(import.meta.url, 'review-worker');
  const request: ReviewRequest = { game: game.id, question };
  const stop = () => {
    void worker.terminate();
    // `terminate` would keep the program until the thread has ended.
    worker.unref();
  };
  worker.on('message', (review: Review) => {
    hear(review);
    if (isDone(review)) stop();
  });
  worker.on('error', fail);
  worker.postMessage(request);
  // A review keeps no program running.
  worker.unref();
  return stop;
};
