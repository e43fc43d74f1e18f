/** Mean and standard error of draws. A deal may be drawn several times; its draws are one piece of evidence. */
export class Sample {
  #sum = 0;
  #size = 0;
  /** Sums over deals: of (sum of its draws)², of that sum × number of draws, and of (number of draws)². */
  #squares = 0;
  #products = 0;
  #times = 0;
  #deals = 0;

  /** Adds the draws of one deal. `sum`: of all its draws; `times`: their number. */
  add(sum: number, times = 1): void {
    this.#sum += sum;
    this.#size += times;
    this.#squares += sum * sum;
    this.#products += sum * times;
    this.#times += times * times;
    this.#deals++;
  }
  /** The number of draws. */
  get size(): number {
    return this.#size;
  }
  get mean(): number {
    return this.#size === 0 ? 0 : this.#sum / this.#size;
  }
  /** Infinite for fewer than two deals. */
  get error(): number {
    if (this.#deals < 2) return Number.POSITIVE_INFINITY;
    const { mean } = this;
    const squares = Math.max(0, this.#squares - 2 * mean * this.#products + mean ** 2 * this.#times);
    return Math.sqrt((squares * this.#deals) / (this.#deals - 1)) / this.#size;
  }
}
