import { once } from 'node:events';
import { expect, test } from 'vitest';
import { saveLog } from '../../src/engine/save.ts';
import { take } from '../../src/engine/take.ts';
import { answerReview, type ReviewQuestion } from '../../src/review/question.ts';
import { isDone, type Review } from '../../src/review/review.ts';
import { threadedReview } from '../../src/workers/reviews.ts';
import { played, reviewerOf } from '../review/deals.ts';
import { startBuiltThreads } from '../support/threads.ts';

// Its deals have the fewest decisions, so a review is over soonest.
const reviewer = reviewerOf('shang');
const question: ReviewQuestion = {
  log: saveLog(played(reviewer, 'easy', 'thread')),
  deal: 1,
  seat: 0,
};

/** Until so much is known. */
const heard = (
  until: (steps: readonly Review[]) => boolean,
): Promise<{ steps: Review[]; stop: () => void }> =>
  new Promise((resolve, reject) => {
    const steps: Review[] = [];
    const stop = threadedReview(
      reviewer,
      question,
      (review) => {
        steps.push(review);
        if (until(steps)) resolve({ steps, stop });
      },
      reject,
    );
  });

test('a program can end during a review, even while that stops', async () => {
  const { stop } = await heard((known) => known.length === 1);
  const ports = () => process.getActiveResourcesInfo().filter((kind) => kind === 'MessagePort').length;
  const before = ports();
  stop();
  expect(ports()).toBe(before);
});

test('a thread reviews as the main one would, step by step', async () => {
  // Par, the line and two decisions; a review is followed to its end over a terminal.
  const { steps, stop } = await heard((known) => known.length === 4);
  stop();
  expect(steps.slice(0, 4)).toEqual(take(answerReview(reviewer, question), 4));
});

test('a log that does not load gives an error, and its review ends', () => {
  expect(() => answerReview(reviewer, { ...question, log: [] }).next()).toThrow(/does not load: no-header/);
});

test('the main thread goes on meanwhile, and a stopped review is silent', async () => {
  startBuiltThreads();
  let ticks = 0;
  const timer = setInterval(() => ticks++, 1);
  const started = once(process, 'worker');
  const { steps, stop } = await heard((known) => known.at(-1)!.line !== null);
  const [thread] = await started;
  stop();
  const known = steps.length;
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(0);
  await once(thread, 'exit');
  // A step already on its way may still come.
  expect(steps.length).toBeLessThanOrEqual(known + 1);
  expect(isDone(steps.at(-1)!)).toBe(false);
});
