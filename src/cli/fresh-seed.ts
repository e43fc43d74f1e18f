import { freshSeedOf, SEED_BYTES } from '../engine/seed.ts';

/** A seed that nobody had before, and nobody can guess. Tests name the one to take. The global `crypto` is loaded when it is used. */
export const freshSeed = (): string =>
  process.env.CARDROOM_SEED || freshSeedOf(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
