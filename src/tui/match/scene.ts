import type { Fact, OpaqueTypes, Refusal, Seat, Status, Viewer } from '../../engine/game.ts';
import type { Clock } from '../terminal/clock.ts';
import type { CostNotice } from './cost-notices.ts';
import type { Motion } from './motion.ts';

type View = OpaqueTypes['view'];

/** The step on the screen, as its viewer may know it. */
export interface ShownStep {
  readonly seat: Seat | null;
  readonly facts: readonly Fact[];
  /** Does it stay for a moment? Then a finished trick is still drawn on the table. */
  readonly lingering: boolean;
  /** Should it be seen? With the pace `key` it then stays until a key. */
  readonly stops: boolean;
}

export type Mode =
  /** Steps are shown, or bots think. `wait`: until a key. `isJudging`: the last move is being judged. `notice`: the cost of that move. */
  | {
      readonly kind: 'watch';
      readonly thinking: Seat | null;
      readonly wait: boolean;
      readonly isJudging?: true;
      readonly notice?: CostNotice;
    }
  /** A person is to move; `eyes` is their seat. `early`: they choose for their turn. `late`: the reason why a move chosen ahead is refused. */
  | {
      readonly kind: 'turn';
      readonly seat: Seat;
      readonly early?: { readonly wish: string | null };
      readonly late?: Refusal;
    }
  /** The keyboard changes hands, so no cards are shown. */
  | { readonly kind: 'curtain'; readonly seat: Seat }
  /** A guide's words wait to be read. */
  | { readonly kind: 'rest' }
  /** A deal is over, or the match with it. */
  | { readonly kind: 'sheet'; readonly over: boolean };

/** The contents of the screen of a match, seen by `eyes`. Every change makes a new object. */
export interface Scene {
  readonly eyes: Viewer;
  readonly view: View;
  /** The view to draw the table from: while a step lingers, the one before it. */
  readonly onTable: View;
  readonly status: Status;
  readonly turn: readonly Seat[];
  readonly shown: ShownStep | null;
  readonly mode: Mode;
  /** The number of steps shown so far. */
  readonly step: number;
  /** The motion of cards to this scene; null if nothing moves. */
  readonly motion: Motion | null;
  /** The number of the decision. It grows with each one that a person is asked for. */
  readonly decision: number;
}

/** The least time in ms between two drawings of passing scenes: a deal may have hundreds. */
export const FRAME = 50;

/** Holds the present scene for drawing. */
export class Scenes {
  readonly #clock: Clock;
  readonly #listeners = new Set<() => void>();
  #scene: Scene;
  /** Cancels a delayed drawing; null if there is none. */
  #drawing: (() => void) | null = null;

  constructor(first: Scene, clock: Clock) {
    this.#scene = first;
    this.#clock = clock;
  }

  /** For React's external stores: both functions may be passed on as they are. */
  readonly get = (): Scene => this.#scene;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sets the scene. `ms`: how long it will last. A passing scene may be drawn later, or never if others follow. */
  set(scene: Scene, ms = Number.POSITIVE_INFINITY): void {
    const isPassing = ms < FRAME && this.#scene.mode.kind === 'watch';
    this.#scene = scene;
    if (!isPassing) this.#draw();
    else this.#drawing ??= this.#clock.after(FRAME, () => this.#draw());
  }

  /** Ends drawing. */
  close(): void {
    this.#drawing?.();
    this.#listeners.clear();
  }

  #draw(): void {
    this.#drawing?.();
    this.#drawing = null;
    for (const listener of this.#listeners) listener();
  }
}
