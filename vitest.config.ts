import { defineConfig } from 'vitest/config';

// Node warns on standard error of a NO_COLOR beside FORCE_COLOR, which programs that tests start would add to their own output.
delete process.env.NO_COLOR;

export default defineConfig({
  oxc: { jsx: { development: false } },
  test: {
    globalSetup: 'test/support/global-setup.ts',
    include: ['test/**/*.test.{ts,tsx}'],
    // chalk and Ink decide on colour and drawing when they are imported, and React whether it is the one that players have.
    env: { FORCE_COLOR: '3', CI: 'false', NODE_ENV: 'production' },
    testTimeout: 120_000,
  },
});
