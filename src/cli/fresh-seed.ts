import { randomBytes } from 'node:crypto';
import { freshSeedOf, SEED_BYTES } from '../engine/seed.ts';

/** A seed that nobody had before, and nobody can guess. */
export const freshSeed = (): string => freshSeedOf(randomBytes(SEED_BYTES));
