import type { Judged, Judgement } from '../../ai/adviser/judgement.ts';
import type { Speaker } from '../../engine/game.ts';
import type { Hint } from './bots.ts';
import type { SeenStep } from './seen.ts';
import type { Session } from './session.ts';

/** The hints of one screen, one a position, so that asking again or taking a move back shows the same one. A late hint is dropped. */
export class Hints {
  readonly #session: Session;
  /** The number of the decision in question; null if no hint is awaited. */
  #decision: number | null = null;
  /** Hints by the step that led to a position. That step stays the same object when later moves are taken back. */
  readonly #kept = new WeakMap<SeenStep, Hint>();
  readonly #compared = new WeakMap<SeenStep, Map<string, Judged>>();

  constructor(session: Session) {
    this.#session = session;
  }

  /** Is a hint for the present decision awaited? */
  get isThinking(): boolean {
    return this.#decision === this.#session.scene.decision;
  }

  /** Passes a hint for the present decision to `then`, unless one is awaited already. Calls `lost` in its place if the decision is over by then. */
  ask(speaker: Speaker, then: (hint: Hint) => void, lost?: () => void): void {
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
      const isWanted = this.#decision === decision;
      if (isWanted) this.#decision = null;
      if (hint && isWanted) give(hint);
      else lost?.();
    });
  }

  /** The judgement behind the hint for the present position; null if none was given. */
  get judgement(): Judgement | null {
    return this.#kept.get(this.#session.transcript.position)?.judgement ?? null;
  }

  /** The moves that were compared with the hint in the present position, in the order of asking. */
  get compared(): readonly Judged[] {
    return [...(this.#compared.get(this.#session.transcript.position)?.values() ?? [])];
  }

  /** Compares another legal move with the hint, once each. Calls `then` when that is done. */
  compare(move: string, then: () => void): void {
    const { position } = this.#session.transcript;
    const { judgement } = this;
    const known = this.#compared.get(position) ?? new Map<string, Judged>();
    this.#compared.set(position, known);
    if (judgement === null || known.has(move)) return;
    void this.#session.compare(judgement.best, move).then((found) => {
      const judged = found?.moves.find((one) => one.move === move);
      if (judged) known.set(move, judged);
      then();
    });
  }

  /** Drops an awaited hint, which would undo a choice that the person has made since. */
  forget(): void {
    this.#decision = null;
  }
}
