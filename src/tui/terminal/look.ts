import type { ColourDepth } from '../../capabilities.ts';
import type { Bits } from './cells.ts';
import type { Clock } from './clock.ts';
import { ASK_GROUND, type Ground } from './ground.ts';

/** The capabilities of the terminal, found out before the first frame. */
export interface Look {
  readonly depth: ColourDepth;
  /** Suit glyphs and line drawing, or letters and `+-|`. */
  readonly symbols: 'unicode' | 'ascii';
  /** The brightness of its background. Left out: unknown. */
  readonly ground?: Ground;
  /** The colour of its background. Left out: unknown. */
  readonly own?: Bits;
}

/** Asks for the position of the cursor. */
export const ASK_CURSOR = '\x1b[6n';

/** Time for a terminal to show how wide `♠` is, in ms. Without an answer, letters are drawn. */
const PATIENCE = 500;

/** Asks the terminal how wide it draws `♠`. Every terminal that may know the character is asked. */
export class WidthProbe {
  #tell: (column: number) => void = () => {};

  /** Prints `♠`, asks for the cursor, and waits for the answer. */
  ask(
    write: (text: string) => unknown,
    { after }: Clock,
    patience: number = PATIENCE,
  ): Promise<Look['symbols']> {
    return new Promise((resolve) => {
      const callOff = after(patience, () => resolve('ascii'));
      this.#tell = (column) => {
        callOff();
        resolve(column === 2 ? 'unicode' : 'ascii');
      };
      write(`\x1b[H♠${ASK_CURSOR}\x1b[H\x1b[K`);
    });
  }

  /** Takes the terminal's answer: the column of the cursor, from 1. */
  answer(column: number): void {
    this.#tell(column);
  }
}

/** The longest lag of a terminal for animations, in ms. */
export const QUICK = 80;
/** The most questions: an answer that comes while the program is busy is read late. */
const QUESTIONS = 4;

/** Measures the lag of the terminal. It answers in order, if at all. */
export class Lag {
  /** The times of unanswered questions, the oldest first. */
  readonly #asked: number[] = [];
  #left = QUESTIONS;
  /** The shortest time of an answer, in ms; null before the first. */
  ms: number | null = null;

  /** Might another answer show that the terminal is quick? */
  get isUnsure(): boolean {
    return this.#left > 0 && (this.ms === null || this.ms > QUICK);
  }

  /** Allows further questions, once all are answered. */
  again(): void {
    if (this.ms !== null && this.#asked.length === 0) this.#left = QUESTIONS;
  }

  asked(now: number): void {
    this.#left--;
    this.#asked.push(now);
  }

  answered(now: number): void {
    const asked = this.#asked.shift();
    if (asked !== undefined) this.ms = Math.min(this.ms ?? Number.POSITIVE_INFINITY, now - asked);
  }
}

/** Time for the terminal to tell its background, in ms. */
const GROUND_DELAY = 100;
/** Time for reading an answer that has come by then, in ms. */
const READING = 10;

/** Asks for the terminal's background. Many terminals do not answer. */
export class GroundProbe {
  #tell: (colour: Bits | null) => void = () => {};

  /** Asks, and returns the colour; null without an answer in time. */
  ask(
    write: (text: string) => unknown,
    { after }: Clock,
    patience: number = GROUND_DELAY,
  ): Promise<Bits | null> {
    return new Promise((resolve) => {
      let callOff = after(patience, () => {
        // Input that came while modules were loading is read first.
        callOff = after(READING, () => resolve(null));
      });
      this.#tell = (colour) => {
        callOff();
        resolve(colour);
      };
      write(ASK_GROUND);
    });
  }

  /** Takes the terminal's answer; null: there will be none. */
  answer(colour: Bits | null): void {
    this.#tell(colour);
  }
}
