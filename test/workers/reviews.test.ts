import { once } from 'node:events';
import { expect, test } from 'vitest';
import { saveLog } from '../../src/engine/save.ts';
import { answerReview, type ReviewQuestion } from '../../src/review/question.ts';
import { isDone, type Review } from '../../src/review/review.ts';
import { threadedReview } from '../../src/workers/reviews.ts';
import { played, reviewerOf } from '../review/deals.ts';

// Its deals have the fewest decisions, so a review is over soonest.
const reviewer = reviewerOf('shang');
const question: ReviewQuestion = {
  log: saveLog(played(reviewer, 'easy', 'thread')),
  deal: 1,
  seat: 0,
};

/** Until so much is known. */
const heard = (until: (review: Review) => boolean): Promise<{ steps: Review[]; stop: () => void }> =>
  new Promise((resolve, reject) => {
    const steps: Review[] = [];
    const stop = threadedReview(
      reviewer,
      question,
      (review) => {
        steps.push(review);
        if (until(review)) resolve({ steps, stop });
      },
      reject,
    );
  });

test('a thread reviews as this one would, step by step', async () => {
  const { steps } = await heard(isDone);
  expect(steps).toEqual([...answerReview(reviewer, question)]);
});

test('a log that does not load is an error, so that nobody waits for its review', () => {
  expect(() => answerReview(reviewer, { ...question, log: [] }).next()).toThrow(/does not load: no-header/);
});

test('this thread goes on meanwhile, and a review that is broken off says no more', async () => {
  let ticks = 0;
  const timer = setInterval(() => ticks++, 1);
  const started = once(process, 'worker');
  const { steps, stop } = await heard(({ line }) => line !== null);
  const [thread] = await started;
  stop();
  const known = steps.length;
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(0);
  await once(thread, 'exit');
  // What was on its way may still come.
  expect(steps.length).toBeLessThanOrEqual(known + 1);
  expect(isDone(steps.at(-1)!)).toBe(false);
});
