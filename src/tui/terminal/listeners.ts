/** Those who want to be told of something. */
export class Listeners<T> {
  #all: readonly ((value: T) => void)[] = [];

  /** Tells `listener` from the next time on. The function returned takes it off. */
  readonly add = (listener: (value: T) => void): (() => void) => {
    this.#all = [...this.#all, listener];
    return () => {
      this.#all = this.#all.filter((other) => other !== listener);
    };
  };

  tell(value: T): void {
    // One that is added meanwhile waits for the next time.
    for (const listener of this.#all) listener(value);
  }
}
