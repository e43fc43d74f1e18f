import type { ColourDepth } from '../../capabilities.ts';
import type { Bits } from './cells.ts';
import type { Clock } from './clock.ts';
import { ASK_GROUND, type Ground } from './ground.ts';

/** What the terminal can show, found out before the first frame. */
export interface Look {
  readonly depth: ColourDepth;
  /** Suit glyphs and line drawing, or letters and `+-|`. */
  readonly symbols: 'unicode' | 'ascii';
  /** What it draws on, where that is known; left out: unknown. */
  readonly ground?: Ground;
  /** The colour of its ground, where it told; left out: unknown. */
  readonly own?: Bits;
}

/** Asks where the cursor is. */
export const ASK_CURSOR = '\x1b[6n';

/** How long a terminal may take to say how wide `♠` is, in ms. Without an answer there are letters. */
const PATIENCE = 500;

/** The question how wide the terminal draws `♠`, as it is put to every terminal that may know the character. */
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

  /** The terminal has answered: the cursor is in this column, counted from 1. */
  answer(column: number): void {
    this.#tell(column);
  }
}

/** The longest that a terminal may take to answer where frames are to follow one another quickly, in ms. */
export const QUICK = 80;
/** So many questions at most: an answer that comes while the program is busy is read late. */
const QUESTIONS = 4;

/** How long the terminal takes to answer. It answers questions in their order, where it answers them. */
export class Lag {
  /** When questions were put that wait for an answer, the oldest first. */
  readonly #asked: number[] = [];
  #left = QUESTIONS;
  /** The shortest time that an answer took, in ms; null before the first. */
  ms: number | null = null;

  /** Another answer might tell that it is quick. */
  get isUnsure(): boolean {
    return this.#left > 0 && (this.ms === null || this.ms > QUICK);
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

/** How long the terminal may take to say what its background is, in ms. */
const GROUND_DELAY = 100;
/** How long what has come by then may take to be read, in ms. */
const READING = 10;

/** The question what the terminal draws on. Many do not know it, and stay silent. */
export class GroundProbe {
  #tell: (colour: Bits | null) => void = () => {};

  /** Asks, and answers null where nothing comes in time. */
  ask(
    write: (text: string) => unknown,
    { after }: Clock,
    patience: number = GROUND_DELAY,
  ): Promise<Bits | null> {
    return new Promise((resolve) => {
      let callOff = after(patience, () => {
        // What has come while modules were loaded is read first.
        callOff = after(READING, () => resolve(null));
      });
      this.#tell = (colour) => {
        callOff();
        resolve(colour);
      };
      write(ASK_GROUND);
    });
  }

  /** The terminal has answered; null: it will not. */
  answer(colour: Bits | null): void {
    this.#tell(colour);
  }
}
