import { createHash, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../tui/terminal/clock.ts';

/** Letters and digits that nobody takes for another: Crockford's 32. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code of six of the 32, drawn from as many random bytes: `KQ7-M2X`. */
export const codeOf = (random: Uint8Array): string =>
  [...random].map((byte, at) => (at === 3 ? '-' : '') + LETTERS[byte % LETTERS.length]).join('');

/** What counts of a code as it is typed: case, blanks and hyphens do not, and letters that look like digits are those. */
export const essence = (code: string): string =>
  code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

/** So many wrong codes in so many ms, from everybody together, and nobody is asked for one for as long again. */
const MOST_WRONG = 20;
const WINDOW = 60_000;

const digest = (code: string): Buffer => createHash('sha256').update(essence(code)).digest();

/** The lock that codes open. */
export class CodeLock {
  readonly #codes: () => readonly string[];
  readonly #now: () => number;
  /** When wrong codes were given, the latest last. */
  #wrong: number[] = [];
  #shutUntil = Number.NEGATIVE_INFINITY;

  constructor(codes: () => readonly string[], { now }: Pick<Clock, 'now'>) {
    this.#codes = codes;
    this.#now = now;
  }

  /** Nobody is asked for a code now. */
  get isShut(): boolean {
    return this.#now() < this.#shutUntil;
  }

  /** The code that was meant, or null. All are compared, whichever it is, so that the time taken tells nothing. */
  open(typed: string): string | null {
    if (this.isShut) return null;
    const given = digest(typed);
    let meant: string | null = null;
    for (const code of this.#codes()) if (timingSafeEqual(digest(code), given)) meant = code;
    if (meant === null) this.#count();
    return meant;
  }

  #count(): void {
    const now = this.#now();
    this.#wrong = [...this.#wrong.filter((at) => at > now - WINDOW), now];
    if (this.#wrong.length < MOST_WRONG) return;
    this.#wrong = [];
    this.#shutUntil = now + WINDOW;
  }
}
