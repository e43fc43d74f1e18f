import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'test/support/global-setup.ts',
    include: ['test/**/*.test.{ts,tsx}'],
    // chalk and Ink decide on colour and drawing when they are imported.
    env: { FORCE_COLOR: '3', CI: 'false' },
    testTimeout: 120_000,
  },
});
