import { freshSeedOf, SEED_BYTES } from '../engine/seed.ts';

/** A new seed that nobody can guess; tests set it by CARDROOM_SEED. Node loads the global `crypto` at its first use. */
export const freshSeed = (): string =>
  process.env.CARDROOM_SEED || freshSeedOf(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
