import type { Speaker } from '../engine/game.ts';
import type { SeenStep } from '../tui/match/seen.ts';
import type { Session } from '../tui/match/session.ts';
import { speakerOf } from './cards.ts';
import { capital } from './words.ts';

/** Tells each step of a match once, and what is noted behind it. */
export class News {
  readonly #session: Session;
  /** How many sentences on each step were told. */
  #told = new WeakMap<SeenStep, number>();
  /** The step that was told last. */
  #latest: SeenStep;

  constructor(session: Session) {
    this.#session = session;
    this.#latest = session.transcript.position;
    this.skip();
  }

  /** The sentences since the last call, for the eyes that look. */
  take(): string[] {
    const { shown } = this.#session.transcript;
    // Where the last step was taken back, only notes on the one before may be new.
    const from = shown.lastIndexOf(this.#latest);
    return shown.slice(from < 0 ? -1 : from).flatMap((step) => this.#tell(step).map(capital));
  }

  /** The sentences on a step that were not told yet. */
  #tell(step: SeenStep): string[] {
    const { transcript, scene } = this.#session;
    const sentences = transcript.log(scene.eyes, this.speaker, undefined, [step]);
    const before = this.#told.get(step) ?? 0;
    this.#told.set(step, sentences.length);
    this.#latest = step;
    return sentences.slice(before);
  }

  /** Takes all that has happened so far as told, and steps that were taken back as new. */
  skip(): void {
    this.#told = new WeakMap();
    for (const step of this.#session.transcript.shown) this.#tell(step);
  }

  get speaker(): Speaker {
    return speakerOf(this.#session.players, this.#session.scene.eyes);
  }
}
