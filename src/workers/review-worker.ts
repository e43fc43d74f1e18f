import { parentPort } from 'node:worker_threads';
import { findEntry } from '../catalogue.ts';
import type { Reviewer } from '../review/plan.ts';
import { answerReview } from '../review/question.ts';
import type { ReviewRequest } from './reviews.ts';

const port = parentPort!;
port.on('message', ({ game, question }: ReviewRequest) => {
  for (const review of answerReview(findEntry(game) as Reviewer, question)) port.postMessage(review);
});
