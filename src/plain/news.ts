import type { Speaker } from '../engine/game.ts';
import type { SeenStep } from '../tui/match/seen.ts';
import type { Session } from '../tui/match/session.ts';
import { speakerOf } from './cards.ts';

/** Says each step of a match once, with the notes on it. */
export class News {
  readonly #session: Session;
  /** Number of sentences already said about each step. */
  #told = new WeakMap<SeenStep, number>();
  /** The last step said. */
  #latest: SeenStep;

  constructor(session: Session) {
    this.#session = session;
    this.#latest = session.transcript.position;
    this.skip();
  }

  /** The sentences since the last call, for the eyes that look. */
  take(): string[] {
    const { shown } = this.#session.transcript;
    // If the last step was undone, only notes on the step before it may be new.
    const from = shown.lastIndexOf(this.#latest);
    return shown.slice(from < 0 ? -1 : from).flatMap((step) => this.#tell(step));
  }

  /** The sentences about a step that are new. */
  #tell(step: SeenStep): string[] {
    const { transcript, scene } = this.#session;
    const sentences = transcript.log(scene.eyes, this.speaker, undefined, [step]);
    const before = this.#told.get(step) ?? 0;
    this.#told.set(step, sentences.length);
    this.#latest = step;
    return sentences.slice(before);
  }

  /** Treats the steps shown so far as said, and all others as new. */
  skip(): void {
    this.#told = new WeakMap();
    for (const step of this.#session.transcript.shown) this.#tell(step);
  }

  get speaker(): Speaker {
    return speakerOf(this.#session.players, this.#session.scene.eyes);
  }
}
