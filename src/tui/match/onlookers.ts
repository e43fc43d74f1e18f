/** Somebody who looks at a match and is told when something has happened in it. */
export interface Onlooker {
  /** Moves were made. */
  told(): void;
  /** Moves were taken back. */
  rewound(): void;
  /** Others sit at the table now, or are there again. */
  seated(): void;
}

/** All who look at a match. What they are told of may have them join or leave. */
export class Onlookers {
  readonly #all = new Set<Onlooker>();

  get isEmpty(): boolean {
    return this.#all.size === 0;
  }
  join(onlooker: Onlooker): void {
    this.#all.add(onlooker);
  }
  leave(onlooker: Onlooker): void {
    this.#all.delete(onlooker);
  }
  clear(): void {
    this.#all.clear();
  }

  /** Moves were made. Tells all but the caller, once the caller is done: nobody is told in the midst of something. */
  told(caller?: Onlooker): void {
    queueMicrotask(() => {
      for (const onlooker of [...this.#all]) if (onlooker !== caller) onlooker.told();
    });
  }
  rewound(): void {
    for (const onlooker of [...this.#all]) onlooker.rewound();
  }
  seated(): void {
    for (const onlooker of [...this.#all]) onlooker.seated();
  }
}
