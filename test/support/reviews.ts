import { isRefusal } from '../../src/engine/game.ts';
import { loadLog } from '../../src/engine/save.ts';
import { playedDeal } from '../../src/review/played.ts';
import { answerReview, type BeginReview } from '../../src/review/question.ts';
import { chargeOf } from './charge.ts';

/** Begins reviews that say nothing, for tests of saved ones. */
export const silentReview: BeginReview = () => () => {};

/** Reviews in this thread up to par, the first step. A whole review takes seconds. */
export const parAlone: BeginReview = (reviewer, question, hear) => {
  const first = answerReview(reviewer, question).next();
  queueMicrotask(() => first.done || hear(first.value));
  return () => {};
};

/** Reviews at once: a deal is worth 20 points less after each decision. The charges have these costs and are of Chinese Hearts. */
export const reviewWith =
  (costs: readonly number[]): BeginReview =>
  (reviewer, { log, deal, seat }, hear) => {
    const match = loadLog(log, () => reviewer.game);
    const moves = isRefusal(match) ? [] : (playedDeal(match, deal)?.moves ?? []);
    const own = moves.filter((move) => move.seat === seat).map(({ number }) => number);
    const after = own.map((move, place) => ({ move, worth: -20 * place }));
    const line = { result: -140, cards: 20, you: -160, error: 8, others: 0, fortune: 0, after };
    const charges = costs.map((cost, place) => chargeOf({ move: own[4 * place]!, cost }));
    const judged = own.length;
    queueMicrotask(() =>
      hear({ deal, seat, par: [12, 7, 40, -100], line, charges, costs: [], decisions: judged, judged }),
    );
    return () => {};
  };
