import { createHash, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../tui/terminal/clock.ts';
import { LIMITS } from './limits.ts';

const { codes: CODES } = LIMITS;

/** Crockford's 32 letters and digits, none easily mistaken for another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes a code from six random bytes: `KQ7-M2X`. */
export const codeOf = (random: Uint8Array): string =>
  [...random].map((byte, at) => (at === 3 ? '-' : '') + LETTERS[byte % LETTERS.length]).join('');

/** Makes a random code. */
export const newCode = (): string => codeOf(crypto.getRandomValues(new Uint8Array(6)));

/** Normalises a code as typed: ignores case, blanks and hyphens, and reads letters that look like digits as those. */
export const essence = (code: string): string =>
  code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

const digest = (code: string): Buffer => createHash('sha256').update(essence(code)).digest();

/** The lock that codes open. Each question uses up an attempt when it is asked; a right answer gives it back. */
export class CodeLock {
  readonly #codes: () => readonly string[];
  readonly #now: () => number;
  /** The last minute's questions without a right answer, the latest last. */
  #questions: { readonly network: string; readonly at: number }[] = [];

  constructor(codes: () => readonly string[], { now }: Pick<Clock, 'now'>) {
    this.#codes = codes;
    this.#now = now;
  }

  /** May this network be asked for a code? If so, it uses up an attempt. */
  ask(network: string): boolean {
    const at = this.#now();
    this.#questions = this.#questions.filter((question) => question.at > at - CODES.within);
    const ofNetwork = this.#questions.filter((question) => question.network === network);
    if (this.#questions.length >= CODES.all || ofNetwork.length >= CODES.network) return false;
    this.#questions.push({ network, at });
    return true;
  }

  /** Finds the code that was typed, or null. Compares all codes each time, so that the time taken reveals nothing. */
  open(typed: string, network: string): string | null {
    const given = digest(typed);
    let meant: string | null = null;
    for (const code of this.#codes()) if (timingSafeEqual(digest(code), given)) meant = code;
    if (meant !== null) this.#giveBack(network);
    return meant;
  }

  /** Is this still the code of a table? It may have been replaced since it was typed. */
  isCode(code: string): boolean {
    return this.#codes().includes(code);
  }

  #giveBack(network: string): void {
    const at = this.#questions.findLastIndex((question) => question.network === network);
    if (at >= 0) this.#questions.splice(at, 1);
  }
}
