import type { Speaker } from '../../engine/game.ts';
import type { Hint } from './bots.ts';
import type { SeenStep } from './seen.ts';
import type { Session } from './session.ts';

/**
 * Asks for hints: one for each position, which is kept, so that whoever asks again or takes a move back is told the same. A hint that is
 * no longer wanted is dropped.
 */
export class Adviser {
  readonly #session: Session;
  /** The decision that is being thought about. */
  #decision: number | null = null;
  /** By the step that led to a position, which stays the same when what followed is taken back. */
  readonly #kept = new WeakMap<SeenStep, Hint>();

  constructor(session: Session) {
    this.#session = session;
  }

  /** A hint for the present decision is on its way. */
  get isThinking(): boolean {
    return this.#decision === this.#session.scene.decision;
  }

  /** Hands over a hint for the present decision, unless one is on its way or something comes in between. */
  ask(speaker: Speaker, then: (hint: Hint) => void): void {
    if (this.isThinking) return;
    const { position } = this.#session.transcript;
    const kept = this.#kept.get(position);
    const give = (hint: Hint) => {
      this.#session.noteHint(hint);
      then(hint);
    };
    if (kept) {
      give(kept);
      return;
    }
    const { decision } = this.#session.scene;
    this.#decision = decision;
    void this.#session.hint(speaker).then((hint) => {
      if (hint) this.#kept.set(position, hint);
      if (this.#decision !== decision) return;
      this.#decision = null;
      if (hint) give(hint);
    });
  }

  /** The person has thought of something: a hint that comes later would undo it. */
  forget(): void {
    this.#decision = null;
  }
}
