import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Bytes of luck in a fresh seed, and in a deal's. */
export const SEED_BYTES = 16;

/** The form of fresh seeds. No seed that was typed before fresh seeds existed has this form. */
const FRESH = /^fresh-[0-9a-f]{32}$/;

/** The seed of a fresh match from bytes that nobody can guess. Each of its deals has a seed of its own, see `dealSeed`. */
export const freshSeedOf = (bytes: Uint8Array): string =>
  `fresh-${bytesToHex(bytes.subarray(0, SEED_BYTES))}`;

/**
 * Whether each deal of a match with this seed has a seed of its own, which tells nothing of the others. Otherwise all deals use
 * the seed itself.
 */
export const isFresh = (seed: string): boolean => FRESH.test(seed);

/**
 * The seed of one deal, counted from 1: it shuffles the cards, and gives the deal's bots and review their luck. A fresh seed
 * makes it by HMAC-SHA-256, which nobody can reverse. Any other seed is used for all deals as it is.
 */
export const dealSeed = (seed: string, deal: number): string =>
  isFresh(seed)
    ? bytesToHex(hmac(sha256, utf8ToBytes(seed), utf8ToBytes(`deal ${deal}`)).subarray(0, SEED_BYTES))
    : seed;
