import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Bytes of luck in a fresh seed, and in a deal's. */
export const SEED_BYTES = 16;

/** A fresh seed as text: no text that anybody typed before there were fresh seeds. */
const FRESH = /^fresh-[0-9a-f]{32}$/;

/** The seed of a fresh match from bytes that nobody can guess. Each of its deals has a seed of its own, see `dealSeed`. */
export const freshSeedOf = (bytes: Uint8Array): string =>
  `fresh-${bytesToHex(bytes.subarray(0, SEED_BYTES))}`;

/** Does every deal of a match with this seed have one of its own, which tells nothing of the others? Else all are dealt from the seed itself. */
export const isFresh = (seed: string): boolean => FRESH.test(seed);

/**
 * What deals the cards of a deal (counted from 1) and gives its bots and its review their luck. From a fresh seed HMAC-SHA-256 makes it, which
 * nobody can turn round. Any other seed is that of all its deals.
 */
export const dealSeed = (seed: string, deal: number): string =>
  isFresh(seed)
    ? bytesToHex(hmac(sha256, utf8ToBytes(seed), utf8ToBytes(`deal ${deal}`)).subarray(0, SEED_BYTES))
    : seed;
