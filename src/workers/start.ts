import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';

/** What makes a thread read sources as they are. */
const FROM_SOURCE =
  "const { workerData: { source } } = require('node:worker_threads'); import('tsx/esm/api').then(({ register }) => (register(), import(source)));";

/**
 * MB of new objects after which V8 looks for garbage. A thread that thinks would take 32 by itself, and is no slower with 4. Node documents
 * this option for threads.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 4 };

/**
 * Starts a program in a thread. `program` is the name, without its ending, of a file that lies beside the one that asks, whose
 * `import.meta.url` is `beside`: in a checkout tsx reads the source; in the bundle all files lie beside one another.
 */
export function startWorker(beside: string, program: string, data: unknown = null): Worker {
  // Every start would load it.
  const { Worker } = process.getBuiltinModule('node:worker_threads');
  return beside.endsWith('.ts')
    ? new Worker(FROM_SOURCE, {
        eval: true,
        workerData: { data, source: new URL(`${program}.ts`, beside).href },
        resourceLimits,
      })
    : new Worker(fileURLToPath(new URL(`${program}.js`, beside)), {
        workerData: { data },
        resourceLimits,
      });
}
