import type { Speaker } from '../engine/game.ts';
import type { SeenStep } from '../tui/match/seen.ts';
import type { Session } from '../tui/match/session.ts';
import { speakerOf } from './cards.ts';
import { capital } from './words.ts';

/** Tells each step of a match once. */
export class News {
  readonly #session: Session;
  #told: WeakSet<SeenStep>;

  constructor(session: Session) {
    this.#session = session;
    this.#told = new WeakSet(session.transcript.shown);
  }

  /** The sentences on all steps since the last call, for the eyes that look. */
  take(): string[] {
    const { transcript, scene } = this.#session;
    const steps = transcript.shown.filter((step) => !this.#told.has(step));
    for (const step of steps) this.#told.add(step);
    return transcript.log(scene.eyes, this.speaker, undefined, steps).map(capital);
  }

  /** Takes all that has happened so far as told, and steps that were taken back as new. */
  skip(): void {
    this.#told = new WeakSet(this.#session.transcript.shown);
  }

  get speaker(): Speaker {
    return speakerOf(this.#session.players, this.#session.scene.eyes);
  }
}
