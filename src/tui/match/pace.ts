import type { Pace } from '../../front/settings.ts';
import type { Clock } from '../terminal/clock.ts';
import { MOTIONS, type Motion } from './motion.ts';
import type { ShownStep } from './scene.ts';

interface Lengths {
  /** After a step that says nothing, such as a card drawn. There may be hundreds. */
  readonly silent: number;
  /** After a bot's move. */
  readonly move: number;
  /** After a finished trick and the like. */
  readonly linger: number;
}

/** How long a step stays, in ms. */
const LENGTHS: { readonly [pace in Pace]: Lengths } = {
  instant: { silent: 0, move: 0, linger: 0 },
  fast: { silent: 10, move: 150, linger: 700 },
  normal: { silent: 35, move: 500, linger: 1800 },
  key: { silent: 35, move: 300, linger: Number.POSITIVE_INFINITY },
};

/** Time after a pause in which a key may still be meant for it, in ms. */
const REACTION = 250;

/** Pauses that let people see what happens, one at a time. */
export class Pauses {
  readonly #clock: Clock;
  pace: Pace;
  /** Are pauses skipped until a person is asked again? */
  isHurrying = false;
  #callOff: (() => void) | null = null;
  /** When a pause last ended without a key. */
  #elapsed = Number.NEGATIVE_INFINITY;

  constructor(pace: Pace, clock: Clock) {
    this.pace = pace;
    this.#clock = clock;
  }

  /** The motion of cards; null if steps are not shown one by one. */
  get motion(): Motion | null {
    return this.isHurrying ? null : MOTIONS[this.pace];
  }

  /** Returns how long a step stays, in ms; infinite until a key. `own`: a person here made it, so it need not be read. */
  after(shown: ShownStep | null, own: boolean): number {
    if (this.isHurrying) return 0;
    const { silent, move, linger } = LENGTHS[this.pace];
    if (shown?.lingering) return linger;
    if (shown && shown.seat !== null && shown.facts.length === 0) return silent;
    if (own) return 0;
    return shown?.stops && this.pace === 'key' ? Number.POSITIVE_INFINITY : move;
  }

  /** Calls `then` after this many ms. Replaces a running pause. */
  begin(ms: number, then: () => void): void {
    this.end();
    const elapse = () => {
      this.#elapsed = this.#clock.now();
      then();
    };
    this.#callOff = ms === Number.POSITIVE_INFINITY ? () => {} : this.#clock.after(ms, elapse);
  }

  /** Cancels the running pause. */
  end(): void {
    this.#callOff?.();
    this.#callOff = null;
  }

  get isRunning(): boolean {
    return this.#callOff !== null;
  }

  /** Did a pause end by itself so recently that a key pressed now may have been meant to end it? */
  get justElapsed(): boolean {
    return this.#clock.now() - this.#elapsed < REACTION;
  }
}
