import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished, vi } from 'vitest';
import * as start from '../../src/workers/start.ts';
import { BUILT } from './built.ts';

/** Threads that this test starts are the built ones, as players have them: each that reads sources compiles them first. */
export function startBuiltThreads(): void {
  const { startWorker } = start;
  const built = pathToFileURL(join(BUILT, 'dist/main.cjs')).href;
  const starts = vi.spyOn(start, 'startWorker').mockImplementation((_, ...of) => startWorker(built, ...of));
  onTestFinished(() => starts.mockRestore());
}
