import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** The programs that run in threads of their own: the files of this folder that end like this. */
type Program = 'arena-worker' | 'bot-worker';

/** What makes a thread read sources as they are. */
const FROM_SOURCE =
  "const { workerData: { source } } = require('node:worker_threads'); import('tsx/esm/api').then(({ register }) => (register(), import(source)));";

/** Starts a program in a thread. In the bundle it lies beside the file that starts it; in a checkout tsx reads its source. */
export function startWorker(program: Program, data: unknown = null): Worker {
  const here = import.meta.url;
  return here.endsWith('.ts')
    ? new Worker(FROM_SOURCE, {
        eval: true,
        workerData: { data, source: new URL(`${program}.ts`, here).href },
      })
    : new Worker(fileURLToPath(new URL(`${program}.js`, here)), { workerData: { data } });
}
