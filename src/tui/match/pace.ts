import type { Pace } from '../../front/settings.ts';
import type { Clock } from '../terminal/clock.ts';
import { MOTIONS, type Motion } from './motion.ts';
import type { Shown } from './scene.ts';

interface Lengths {
  /** After a step of which there is nothing to tell, such as a card drawn: there may be hundreds. */
  readonly silent: number;
  /** After a bot's move. */
  readonly move: number;
  /** After a finished trick and its like. */
  readonly linger: number;
}

/** How long a step stays, in ms. */
const LENGTHS: { readonly [pace in Pace]: Lengths } = {
  instant: { silent: 0, move: 0, linger: 0 },
  fast: { silent: 10, move: 150, linger: 700 },
  normal: { silent: 35, move: 500, linger: 1800 },
  key: { silent: 35, move: 300, linger: Number.POSITIVE_INFINITY },
};

/** How long after a pause a key may still be meant for it, in ms. */
const REACTION = 250;

/** The pauses that let people see what happens, one at a time. */
export class Pauses {
  readonly #clock: Clock;
  pace: Pace;
  /** No pauses until a person is asked again. */
  isHurrying = false;
  #callOff: (() => void) | null = null;
  /** When a pause last was over without a key. */
  #elapsed = Number.NEGATIVE_INFINITY;

  constructor(pace: Pace, clock: Clock) {
    this.pace = pace;
    this.#clock = clock;
  }

  /** How cards move; null where nobody is to see each step. */
  get motion(): Motion | null {
    return this.isHurrying ? null : MOTIONS[this.pace];
  }

  /** How long a step stays in ms; infinite: until a key is pressed. `own`: a person made it, so that nobody has to be told. */
  after(shown: Shown | null, own: boolean): number {
    if (this.isHurrying) return 0;
    const { silent, move, linger } = LENGTHS[this.pace];
    if (shown?.lingering) return linger;
    if (shown && shown.seat !== null && shown.facts.length === 0) return silent;
    if (own) return 0;
    return shown?.stops && this.pace === 'key' ? Number.POSITIVE_INFINITY : move;
  }

  /** Calls back when so many ms are over, in place of the pause that was running, if any. */
  begin(ms: number, then: () => void): void {
    this.end();
    const elapse = () => {
      this.#elapsed = this.#clock.now();
      then();
    };
    this.#callOff = ms === Number.POSITIVE_INFINITY ? () => {} : this.#clock.after(ms, elapse);
  }

  /** Calls the pause off that is running. */
  end(): void {
    this.#callOff?.();
    this.#callOff = null;
  }

  get isRunning(): boolean {
    return this.#callOff !== null;
  }

  /** A pause was over by itself so short a time ago that a key pressed now may have been meant to end it. */
  get justElapsed(): boolean {
    return this.#clock.now() - this.#elapsed < REACTION;
  }
}
