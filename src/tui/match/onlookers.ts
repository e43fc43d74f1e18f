/** An onlooker of a match, called after events. */
export interface Onlooker {
  /** Called after moves were made. */
  told(): void;
  /** Called after moves were taken back. */
  rewound(): void;
  /** Called after people sat down, left, or came back. */
  seated(): void;
}

/** All onlookers of a match. Calls may make them join or leave. */
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

  /** Tells all but the caller about moves, after the caller has finished. */
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
