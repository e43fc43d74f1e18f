/** Mean and standard error of draws that come in one by one. */
export class Sample {
  #sum = 0;
  #squares = 0;
  #size = 0;

  add(value: number): void {
    this.#sum += value;
    this.#squares += value * value;
    this.#size++;
  }
  get size(): number {
    return this.#size;
  }
  get mean(): number {
    return this.#size === 0 ? 0 : this.#sum / this.#size;
  }
  /** Infinite for fewer than two draws. */
  get error(): number {
    if (this.#size < 2) return Number.POSITIVE_INFINITY;
    const variance = Math.max(0, this.#squares - this.#sum ** 2 / this.#size) / (this.#size - 1);
    return Math.sqrt(variance / this.#size);
  }
}
