/** A list of listeners. */
export class Listeners<T> {
  #all: readonly ((value: T) => void)[] = [];

  /** Adds `listener` for later values. The returned function removes it. */
  readonly add = (listener: (value: T) => void): (() => void) => {
    this.#all = [...this.#all, listener];
    return () => {
      this.#all = this.#all.filter((other) => other !== listener);
    };
  };

  tell(value: T): void {
    // A listener added meanwhile waits for the next value.
    for (const listener of this.#all) listener(value);
  }
}
