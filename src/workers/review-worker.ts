import { parentPort } from 'node:worker_threads';
import { partsOf } from '../games.ts';
import type { Reviewer } from '../review/plan.ts';
import { answerReview } from '../review/question.ts';
import type { ReviewRequest } from './reviews.ts';

const port = parentPort!;
port.on('message', ({ game, question }: ReviewRequest) => {
  for (const review of answerReview(partsOf(game) as Reviewer, question)) port.postMessage(review);
});
