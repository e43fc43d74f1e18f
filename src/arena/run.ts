import type { Worker } from 'node:worker_threads';
import { Forfeit } from '../workers/program.ts';
import { startWorker } from '../workers/start.ts';
import type { UnitAnswer } from './arena-worker.ts';
import type { Contest, Outcome } from './contest.ts';

/**
 * Plays the units of a contest on worker threads, as each becomes free. `onOutcome` is called in the order of the units, whichever
 * ended first, and stops the contest by answering true: so the outcomes are the same whatever the number of workers.
 * Rejects with a Forfeit where a side cannot go on.
 */
export async function run(
  contest: Contest,
  units: readonly number[],
  workers: number,
  onOutcome: (outcome: Outcome) => boolean,
): Promise<void> {
  const waiting = new Map<number, Outcome>();
  let asked = 0;
  let reported = 0;
  let stopped = false;
  const threads = Array.from({ length: Math.min(workers, units.length) }, () =>
    startWorker(import.meta.url, 'arena-worker', contest),
  );

  const settle = (outcome: Outcome): void => {
    waiting.set(outcome.unit, outcome);
    for (;;) {
      const next = waiting.get(units[reported]!);
      if (stopped || !next) return;
      waiting.delete(next.unit);
      reported++;
      stopped = onOutcome(next);
    }
  };
  const serve = (thread: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const ask = (): void => {
        if (stopped || asked === units.length) {
          thread.postMessage(null);
          resolve();
        } else thread.postMessage(units[asked++]);
      };
      thread.on('error', reject);
      thread.on('message', (answer: UnitAnswer) => {
        if ('forfeit' in answer) {
          stopped = true;
          thread.postMessage(null);
          reject(new Forfeit(answer.forfeit));
          return;
        }
        settle(answer.outcome);
        ask();
      });
      ask();
    });

  try {
    await Promise.all(threads.map(serve));
  } finally {
    // Those that are still at a unit that nobody waits for any more.
    for (const thread of threads) thread.postMessage(null);
  }
}
