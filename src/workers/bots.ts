import type { Worker } from 'node:worker_threads';
import type { Judgement } from '../ai/adviser/judgement.ts';
import type { AdviceQuestion, BotMove, BotQuestion } from '../ai/question.ts';
import type { AuctionHand } from '../practice/auction.ts';
import { startWorker } from './start.ts';

/** Bots in a thread of their own, so that the screen never waits for them. */
export interface ThinkingBots {
  /** Rejects if the thread dies. */
  ask(question: BotQuestion): Promise<BotMove>;
  /** Judges a decision; rejects like `ask`. */
  advise(question: AdviceQuestion): Promise<Judgement>;
  /** Deals and judges the first auction from a number on, for practice; rejects like `ask`. */
  dealHand(from: number): Promise<AuctionHand>;
  /** Prepares the thread for a game before anybody waits. */
  warm(game: string): void;
  /** Ends the thread: nobody waits for its answers. */
  close(): void;
}

/** Idle time in ms after which a thread ends. In a new one a hint takes two to four times as long, until its code is compiled. */
const IDLE = 600_000;

/** A message to the thread, which answers in order. */
export type Request =
  | { readonly question: BotQuestion }
  | { readonly advice: AdviceQuestion }
  | { readonly handFrom: number }
  | { readonly warm: string };

/** Starts the thread at the first question. */
export function thinkingBots(idle = IDLE): ThinkingBots {
  let worker: Worker | null = null;
  let end: NodeJS.Timeout | undefined;
  const waiting: { resolve(answer: unknown): void; reject(error: unknown): void }[] = [];

  const fail = (error: unknown): void => {
    worker = null;
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  const close = (): void => {
    clearTimeout(end);
    void worker?.terminate();
    worker = null;
  };
  const rest = (): void => {
    clearTimeout(end);
    if (waiting.length === 0) end = setTimeout(close, idle).unref();
  };
  const send = (request: Request): void => {
    if (!worker) {
      worker = startWorker(import.meta.url, 'bot-worker');
      worker.on('message', (answer: unknown) => {
        waiting.shift()?.resolve(answer);
        rest();
      });
      worker.on('error', fail);
    }
    rest();
    worker.postMessage(request);
    // An idle thread keeps no program running.
    worker.unref();
  };

  const answerTo = (request: Request): Promise<unknown> =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      send(request);
    });

  return {
    ask: (question) => answerTo({ question }) as Promise<BotMove>,
    advise: (advice) => answerTo({ advice }) as Promise<Judgement>,
    dealHand: (handFrom) => answerTo({ handFrom }) as Promise<AuctionHand>,
    warm: (game) => send({ warm: game }),
    close,
  };
}
