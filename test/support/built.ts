import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where `dist` and the bundled programs of `test/support/programs` are; outside of tests there is but `dist`, in the checkout. */
export const BUILT = process.env.CARDROOM_BUILT ?? fileURLToPath(new URL('../..', import.meta.url));

/** The path of the program to start with Node. */
export const programPath = (
  name: 'cardroom' | 'demo' | 'finisher' | 'leaver' | 'locker' | 'spoiler',
): string => (name === 'cardroom' ? join(BUILT, 'dist/main.cjs') : join(BUILT, 'programs', `${name}.mjs`));
