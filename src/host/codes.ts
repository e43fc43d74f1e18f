import { createHash, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../tui/terminal/clock.ts';
import { LIMITS } from './limits.ts';

const { codes: CODES } = LIMITS;

/** Letters and digits that nobody takes for another: Crockford's 32. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code of six of the 32, drawn from as many random bytes: `KQ7-M2X`. */
export const codeOf = (random: Uint8Array): string =>
  [...random].map((byte, at) => (at === 3 ? '-' : '') + LETTERS[byte % LETTERS.length]).join('');

/** A code that nobody knows yet. */
export const newCode = (): string => codeOf(crypto.getRandomValues(new Uint8Array(6)));

/** What counts of a code as it is typed: case, blanks and hyphens do not, and letters that look like digits are those. */
export const essence = (code: string): string =>
  code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

const digest = (code: string): Buffer => createHash('sha256').update(essence(code)).digest();

/** The lock that codes open. A question counts when it is asked, however it is answered; a right answer gives it back. */
export class CodeLock {
  readonly #codes: () => readonly string[];
  readonly #now: () => number;
  /** The questions of the last minute that were not answered rightly, the latest last. */
  #questions: { readonly network: string; readonly at: number }[] = [];

  constructor(codes: () => readonly string[], { now }: Pick<Clock, 'now'>) {
    this.#codes = codes;
    this.#now = now;
  }

  /** May somebody of this network be asked for a code? Then this counts as a question. */
  ask(network: string): boolean {
    const at = this.#now();
    this.#questions = this.#questions.filter((question) => question.at > at - CODES.within);
    const ofNetwork = this.#questions.filter((question) => question.network === network);
    if (this.#questions.length >= CODES.all || ofNetwork.length >= CODES.network) return false;
    this.#questions.push({ network, at });
    return true;
  }

  /** The code that was meant, or null. All are compared, whichever it is, so that the time taken tells nothing. */
  open(typed: string, network: string): string | null {
    const given = digest(typed);
    let meant: string | null = null;
    for (const code of this.#codes()) if (timingSafeEqual(digest(code), given)) meant = code;
    if (meant !== null) this.#giveBack(network);
    return meant;
  }

  /** Is this still the code of a table? It may be given up after it was given. */
  isCode(code: string): boolean {
    return this.#codes().includes(code);
  }

  #giveBack(network: string): void {
    const at = this.#questions.findLastIndex((question) => question.network === network);
    if (at >= 0) this.#questions.splice(at, 1);
  }
}
