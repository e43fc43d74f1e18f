import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where `dist` and the bundled programs of `test/support/programs` are; outside of tests there is but `dist`, in the checkout. */
export const BUILT = process.env.CARDROOM_BUILT ?? fileURLToPath(new URL('../..', import.meta.url));

/** The folder for code that tests' programs compile; undefined outside of tests. */
export const COMPILED = process.env.CARDROOM_BUILT && join(process.env.CARDROOM_BUILT, 'compiled');

/** The path of the program to start with Node. */
export const programPath = (
  name: 'cardroom' | 'demo' | 'finisher' | 'leaver' | 'locker' | 'spoiler',
): string => (name === 'cardroom' ? join(BUILT, 'dist/main.cjs') : join(BUILT, 'programs', `${name}.mjs`));
