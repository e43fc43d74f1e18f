import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Node warns on standard error of a NO_COLOR beside FORCE_COLOR, which programs that tests start would add to their own output.
delete process.env.NO_COLOR;

/** They replace a module, or load another React: each has a process of its own. */
const ALONE = ['test/store/disk.test.ts', 'test/store/power.test.ts', 'test/tui/warnings.test.ts'];

export default defineConfig({
  oxc: { jsx: { development: false } },
  test: {
    globalSetup: 'test/support/global-setup.ts',
    // chalk and Ink decide on colour and drawing when they are imported, and React whether it is the one that players have.
    env: { FORCE_COLOR: '3', CI: 'false', NODE_ENV: 'production' },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ALONE,
          // A process loads the product once, for all files that it is given.
          isolate: false,
          setupFiles: 'test/support/leaves-nothing.ts',
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
});
