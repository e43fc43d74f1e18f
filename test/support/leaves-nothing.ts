import chalk from 'chalk';
import { afterAll, expect, vi } from 'vitest';
import { leaveAsAtExit } from './exit.ts';

/** What one test file could leave to the next in the same process. Taken before the file is loaded and after its last test. */
const shared = () => ({
  folder: process.cwd(),
  status: process.exitCode,
  environment: { ...process.env },
  listeners: Object.fromEntries(process.eventNames().map((name) => [name, process.listenerCount(name)])),
  keyboard: process.stdin.listenerCount('data'),
  colours: chalk.level,
  clock: vi.isFakeTimers(),
});

const before = shared();
const ends = process.listeners('exit');
afterAll(() => {
  // Stores keep an index at the end of their process.
  leaveAsAtExit(ends);
  expect(shared(), 'what the file leaves to the next').toStrictEqual(before);
});
