import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Bytes of luck in a fresh seed, and in a deal's seed. */
export const SEED_BYTES = 16;

/** The form of fresh seeds. No seed typed before fresh seeds existed has this form. */
const FRESH = /^fresh-[0-9a-f]{32}$/;

/** Makes a fresh match's seed from bytes that nobody can guess. Each of its deals has a seed of its own, see `dealSeed`. */
export const freshSeedOf = (bytes: Uint8Array): string =>
  `fresh-${bytesToHex(bytes.subarray(0, SEED_BYTES))}`;

/**
 * Has each deal of a match with this seed a seed of its own, which reveals nothing about the others? Otherwise all deals use the seed
 * itself.
 */
export const isFresh = (seed: string): boolean => FRESH.test(seed);

/**
 * The seed of a deal, counted from 1, for its cards and for the luck of its bots and its review. A fresh seed makes it by HMAC-SHA-256,
 * which nobody can reverse. Any other seed serves all deals as it is.
 */
export const dealSeed = (seed: string, deal: number): string =>
  isFresh(seed)
    ? bytesToHex(hmac(sha256, utf8ToBytes(seed), utf8ToBytes(`deal ${deal}`)).subarray(0, SEED_BYTES))
    : seed;
