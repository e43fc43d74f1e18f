import { isCostly, type Judged, type Judgement } from '../../ai/adviser/judgement.ts';
import type { Seat } from '../../engine/game.ts';
import type { Clock } from '../terminal/clock.ts';

/** How long the match waits for a judgement, in ms: the adviser thinks half as long, but may be busy with something else. */
const PATIENCE = 4000;

/** Shown to a person after their move, before anything follows. */
export interface CostNotice {
  readonly seat: Seat;
  /** The move costs much. Null: it could not be judged in time. */
  readonly found: { readonly judgement: Judgement; readonly judged: Judged } | null;
}

/** Waits for the judgement of a person's move, and keeps the notice if the move costs much. */
export class CostNotices {
  readonly #clock: Clock;
  #notice: CostNotice | null = null;
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

  /** Hands out what is to be told, once; null where there is nothing. */
  take(): CostNotice | null {
    const notice = this.#notice;
    this.#notice = null;
    return notice;
  }

  /** The move was taken back, or nobody looks on any more. */
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
