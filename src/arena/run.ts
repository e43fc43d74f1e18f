import { setTimeout } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { Forfeit } from '../workers/program.ts';
import { startWorker } from '../workers/start.ts';
import type { UnitAnswer } from './arena-worker.ts';
import type { Contest, UnitOutcome } from './contest.ts';
import { isProgram } from './sides.ts';

/** Time for a thread to end its programs, in ms: it hears nothing until it has moved. */
const GRACE = 5_000;

/**
 * Plays the units of a contest on worker threads as they become free. Calls `onOutcome` in the order of the units, so that outcomes are the same for
 * any number of workers; true stops the contest.
 * Rejects with a Forfeit if a side cannot go on, and with the reason of `gone` if that aborts. All threads and programs have ended then.
 */
export async function run(
  contest: Contest,
  units: readonly number[],
  workers: number,
  onOutcome: (outcome: UnitOutcome) => boolean,
  gone?: AbortSignal,
): Promise<void> {
  const waiting = new Map<number, UnitOutcome>();
  let asked = 0;
  let reported = 0;
  let stopped = false;
  const threads = Array.from({ length: Math.min(workers, units.length) }, () =>
    startWorker(import.meta.url, 'arena-worker', contest),
  );
  const ends = threads.map((thread) => new Promise((resolve) => thread.once('exit', resolve)));

  const settle = (outcome: UnitOutcome): void => {
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
        if (stopped || asked === units.length) resolve();
        else thread.postMessage(units[asked++]);
      };
      thread.on('error', reject);
      thread.on('message', (answer: UnitAnswer) => {
        if ('forfeit' in answer) {
          stopped = true;
          reject(new Forfeit(answer.forfeit));
          return;
        }
        settle(answer.outcome);
        ask();
      });
      ask();
    });

  const aborted = new Promise<never>((_, reject) => {
    gone?.addEventListener('abort', () => reject(gone.reason));
  });
  try {
    await Promise.race([Promise.all(threads.map(serve)), aborted]);
  } finally {
    for (const thread of threads) thread.postMessage(null);
    const grace = [contest.a, contest.b].some(isProgram) ? GRACE : 0;
    await Promise.race([Promise.all(ends), setTimeout(grace, undefined, { ref: false })]);
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  // `gone` may have aborted meanwhile.
  gone?.throwIfAborted();
}
