import type { Clock } from '../tui/terminal/clock.ts';

/** How much may be used at once, and how much comes back each second. */
export interface Allowance {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** What is left of an allowance: a bucket that fills itself again. */
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

  /** Takes as much as is wanted, or as much of it as there is. Answers what was taken, a whole number. */
  take(wanted: number): number {
    this.#fill();
    const taken = Math.min(wanted, Math.floor(this.#left));
    this.#left -= taken;
    return taken;
  }

  /** Nothing was taken, or all has come back. */
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
