import type { Clock } from '../tui/terminal/clock.ts';

/** A limit: how many at once, and how many come back each second. */
export interface Allowance {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** The rest of an allowance: a bucket that refills itself. */
export class Budget {
  readonly #allowance: Allowance;
  readonly #now: () => number;
  #left: number;
  #at: number;

  constructor(allowance: Allowance, { now }: Pick<Clock, 'now'>) {
    this.#allowance = allowance;
    this.#now = now;
    this.#left = allowance.atOnce;
    this.#at = now();
  }

  /** Takes up to `wanted` and returns the number taken, a whole one. */
  take(wanted: number): number {
    this.#fill();
    const taken = Math.min(wanted, Math.floor(this.#left));
    this.#left -= taken;
    return taken;
  }

  /** True if nothing was taken, or all has come back. */
  get isFull(): boolean {
    this.#fill();
    return this.#left === this.#allowance.atOnce;
  }

  #fill(): void {
    const { atOnce, perSecond } = this.#allowance;
    const at = this.#now();
    this.#left = Math.min(atOnce, this.#left + ((at - this.#at) / 1000) * perSecond);
    this.#at = at;
  }
}
