import { randomBytes } from 'node:crypto';
import { freshSeedOf, SEED_BYTES } from '../engine/seed.ts';

/** A seed that nobody had before, and nobody can guess. Tests name the one to take. */
export const freshSeed = (): string => process.env.CARDROOM_SEED || freshSeedOf(randomBytes(SEED_BYTES));
