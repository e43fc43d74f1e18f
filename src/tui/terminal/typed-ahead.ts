import type { InputEvent } from './input.ts';

/** For how long events are taken without a frame, in ms. */
export const STRETCH = 50;

/** Keys that wait for one stretch at most. Then, as in a shell, everything else that waits is dropped. */
const URGENT: ReadonlySet<string> = new Set(['Ctrl-C', 'Ctrl-\\', 'Ctrl-Z']);
const isUrgent = (event: InputEvent): boolean => event.kind === 'key' && URGENT.has(event.key);

/** How much is taken of what is typed. */
export interface Share {
  /** For how long events are taken without a frame, in ms. */
  readonly stretch: number;
  /** The most events that wait; later ones are dropped, and the screen hears of a paste. */
  readonly most: number;
}

/** A terminal that has the program to itself. No hand types this far ahead: more is a paste that was not marked as one. */
const ALONE: Share = { stretch: STRETCH, most: 1000 };

/** Stands for what was dropped: screens answer it as a paste that goes nowhere. */
const DROPPED: InputEvent = { kind: 'paste', text: '' };

interface Taker {
  take(event: InputEvent): void;
  /** Called between two events of a stretch, so that the next one meets what this one has changed. */
  settle(): void;
  /** Shows what came of a stretch. */
  show(): void;
  now(): number;
}

/**
 * Events that have been read and not yet taken. They are taken in their order, by stretches, a frame after each; signals, timers and
 * more input have their turn in between, so that a pasted page does not keep the program from being left.
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

  /** Takes the events now where none are waiting, else after those. */
  add(events: readonly InputEvent[]): void {
    const { most } = this.#share;
    const all = this.#waiting.concat(events);
    const urgent = all.slice(most).filter(isUrgent).slice(0, 1);
    this.#waiting = all.length > most ? [...all.slice(0, most), ...urgent, DROPPED] : all;
    if (!this.#later) this.#takeSome();
  }

  /** Forgets what has not been taken. */
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

  /** Takes events until none is left or the stretch is over. */
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
