import type { InputEvent } from './input.ts';

/** How long events are handled without a frame, in ms. */
export const STRETCH = 50;

/** Keys that wait for at most one `STRETCH`. All other waiting events are then dropped, as in a shell. */
const URGENT: ReadonlySet<string> = new Set(['Ctrl-C', 'Ctrl-\\', 'Ctrl-Z']);
const isUrgent = (event: InputEvent): boolean => event.kind === 'key' && URGENT.has(event.key);

/** Limits on typing ahead. */
export interface Share {
  /** How long events are handled without a frame, in ms. */
  readonly stretch: number;
  /** The most events that wait. Later ones are dropped, and the screen gets a paste. */
  readonly most: number;
}

/** The limits of a terminal that has the program to itself. Nobody types this far ahead: more must be an unmarked paste. */
const ALONE: Share = { stretch: STRETCH, most: 1000 };

/** Replaces dropped events: screens answer it as a paste that cannot be used. */
const DROPPED: InputEvent = { kind: 'paste', text: '' };

interface Taker {
  take(event: InputEvent): void;
  /** Called between two events of a stretch, so that the next one finds the changes of this one. */
  settle(): void;
  /** Draws the changes of a stretch. */
  show(): void;
  now(): number;
}

/**
 * Events that have been read and not yet handled. They are handled in order by stretches, with a frame after each. Signals, timers and more input get
 * their turn in between, so that the program can be left during a pasted page.
 */
export class TypedAhead {
  readonly #taker: Taker;
  readonly #share: Share;
  #waiting: InputEvent[] = [];
  #later: NodeJS.Immediate | undefined;

  constructor(taker: Taker, share: Share = ALONE) {
    this.#taker = taker;
    this.#share = share;
  }

  /** Handles the events now if none are waiting, else after those. */
  add(events: readonly InputEvent[]): void {
    const { most } = this.#share;
    const all = this.#waiting.concat(events);
    const urgent = all.slice(most).filter(isUrgent).slice(0, 1);
    this.#waiting = all.length > most ? [...all.slice(0, most), ...urgent, DROPPED] : all;
    if (!this.#later) this.#takeSome();
  }

  /** Drops all waiting events. */
  drop(): void {
    this.#waiting = [];
  }

  readonly #takeSome = (): void => {
    this.#later = undefined;
    this.#takeStretch();
    this.#taker.show();
    const urgent = this.#waiting.find(isUrgent);
    if (urgent) this.#waiting = [urgent];
    if (this.#waiting.length > 0) this.#later = setImmediate(this.#takeSome);
  };

  /** Handles events until none is left or the stretch is over. */
  #takeStretch(): void {
    const { take, settle, now } = this.#taker;
    const end = now() + this.#share.stretch;
    for (;;) {
      const event = this.#waiting.shift();
      if (event) take(event);
      if (this.#waiting.length === 0 || now() >= end) return;
      settle();
    }
  }
}
