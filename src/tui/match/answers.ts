import { isCostly, type Judged, type Judgement } from '../../ai/adviser/judgement.ts';
import type { Seat } from '../../engine/game.ts';
import type { Clock } from '../terminal/clock.ts';

/** How long the match waits for a judgement, in ms: the adviser thinks half as long, but may be busy with something else. */
const PATIENCE = 4000;

/** What a person is told of a move that was just made. */
export interface Answer {
  readonly seat: Seat;
  /** The move costs much. Null: it could not be judged in time. */
  readonly found: { readonly judgement: Judgement; readonly judged: Judged } | null;
}

/** Judges moves of people at the keyboard before anything follows. Of a move that does not cost much nothing is told. */
export class Answers {
  readonly #clock: Clock;
  #answer: Answer | null = null;
  /** Waits no longer for the move that is being judged; null where none is. */
  #stop: (() => void) | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A move is being judged. */
  get isJudging(): boolean {
    return this.#stop !== null;
  }

  /** Waits for the judgement of a move, in canonical text, and says when there is nothing more to wait for. */
  ask(seat: Seat, move: string, judgement: Promise<Judgement | null>, then: () => void): void {
    this.drop();
    const hear = (answer: Answer | null): void => {
      if (this.#stop !== stop) return;
      this.drop();
      this.#answer = answer;
      then();
    };
    const callOff = this.#clock.after(PATIENCE, () => hear({ seat, found: null }));
    const stop = () => callOff();
    this.#stop = stop;
    void judgement.then((judged) => hear(answerOf(seat, move, judged)));
  }

  /** Hands out what is to be told, once; null where there is nothing. */
  take(): Answer | null {
    const answer = this.#answer;
    this.#answer = null;
    return answer;
  }

  /** The move was taken back, or nobody looks on any more. */
  drop(): void {
    this.#stop?.();
    this.#stop = null;
    this.#answer = null;
  }
}

function answerOf(seat: Seat, move: string, judgement: Judgement | null): Answer | null {
  if (judgement?.best === move) return null;
  const judged = judgement?.moves.find((one) => one.move === move);
  if (!judgement || !judged) return { seat, found: null };
  return isCostly(judgement, judged) ? { seat, found: { judgement, judged } } : null;
}
