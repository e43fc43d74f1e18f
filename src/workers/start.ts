import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';

/** Makes a thread read sources directly. */
const FROM_SOURCE =
  "const { workerData: { source } } = require('node:worker_threads'); import('tsx/esm/api').then(({ register }) => (register(), import(source)));";

/**
 * MB of new objects after which V8 collects garbage. A thinking thread would take 32 by itself, and is no slower with 4. Node documents
 * this option for threads.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 4 };

/**
 * Starts a program in a thread. `program`: the name, without its ending, of a file beside the caller's, whose `import.meta.url` is
 * `beside`. In a checkout tsx reads the source; in the bundle all files are in one folder.
 */
export function startWorker(beside: string, program: string, data: unknown = null): Worker {
  // Loaded here because every start would load it.
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
