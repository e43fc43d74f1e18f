import { isCostly, type Judged, type Judgement } from '../../ai/adviser/judgement.ts';
import type { Seat } from '../../engine/game.ts';
import type { Clock } from '../terminal/clock.ts';

/** Time that the match waits for a judgement, in ms: twice the adviser's time, as it may be busy. */
const PATIENCE = 4000;

/** A notice to a person after their move, before play goes on. */
export interface CostNotice {
  readonly seat: Seat;
  /** The costly move; null: it could not be judged in time. */
  readonly found: { readonly judgement: Judgement; readonly judged: Judged } | null;
}

/** Waits for the judgement of a person's move, and keeps a notice if the move is costly. */
export class CostNotices {
  readonly #clock: Clock;
  #notice: CostNotice | null = null;
  /** Stops waiting for the judgement; null if there is none. */
  #stop: (() => void) | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Is a move being judged? */
  get isJudging(): boolean {
    return this.#stop !== null;
  }

  /** Waits for the judgement of a move, given in canonical text. Calls `then` when there is nothing more to wait for. */
  ask(seat: Seat, move: string, judgement: Promise<Judgement | null>, then: () => void): void {
    this.drop();
    const hear = (notice: CostNotice | null): void => {
      if (this.#stop !== stop) return;
      this.drop();
      this.#notice = notice;
      then();
    };
    const callOff = this.#clock.after(PATIENCE, () => hear({ seat, found: null }));
    const stop = () => callOff();
    this.#stop = stop;
    void judgement.then((judged) => hear(noticeOf(seat, move, judged)));
  }

  /** Returns the notice once; null if there is none. */
  take(): CostNotice | null {
    const notice = this.#notice;
    this.#notice = null;
    return notice;
  }

  /** Forgets the judgement and the notice: the move was taken back, or nobody is looking. */
  drop(): void {
    this.#stop?.();
    this.#stop = null;
    this.#notice = null;
  }
}

function noticeOf(seat: Seat, move: string, judgement: Judgement | null): CostNotice | null {
  if (judgement?.best === move) return null;
  const judged = judgement?.moves.find((one) => one.move === move);
  if (!judgement || !judged) return { seat, found: null };
  return isCostly(judgement, judged) ? { seat, found: { judgement, judged } } : null;
}
