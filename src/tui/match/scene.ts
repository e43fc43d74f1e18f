import type { Fact, OpaqueTypes, Refusal, Seat, Status, Viewer } from '../../engine/game.ts';
import type { Clock } from '../terminal/clock.ts';
import type { CostNotice } from './cost-notices.ts';
import type { Motion } from './motion.ts';

type View = OpaqueTypes['view'];

/** The step on the screen, as its viewer may know it. */
export interface Shown {
  readonly seat: Seat | null;
  readonly facts: readonly Fact[];
  /** It stays for a moment: a finished trick is to be drawn as it lay. */
  readonly lingering: boolean;
  /** It is to be seen: with the pace `key` it stays until a key is pressed. */
  readonly stops: boolean;
}

export type Mode =
  /**
   * Steps are being shown or bots think. `wait`: until a key is pressed. `isJudging`: the move that was just made is being judged;
   * `notice`: what it costs.
   */
  | {
      readonly kind: 'watch';
      readonly thinking: Seat | null;
      readonly wait: boolean;
      readonly isJudging?: true;
      readonly notice?: CostNotice;
    }
  /**
   * A person is to move; `eyes` is their seat. `early`: it is not their turn yet, what they choose is made when it comes.
   * `late`: what they had chosen so is not allowed any more, and why.
   */
  | {
      readonly kind: 'turn';
      readonly seat: Seat;
      readonly early?: { readonly wish: string | null };
      readonly late?: Refusal;
    }
  /** The keyboard is being passed: nobody's cards are shown. */
  | { readonly kind: 'curtain'; readonly seat: Seat }
  /** A guide's words are to be read. */
  | { readonly kind: 'rest' }
  /** A deal is over, or with it the match. */
  | { readonly kind: 'sheet'; readonly over: boolean };

/** All that the screen draws of a match, seen by `eyes`. A new object whenever something changes. */
export interface Scene {
  readonly eyes: Viewer;
  readonly view: View;
  /** The view to draw the table from: while a step lingers the one before it. */
  readonly onTable: View;
  readonly status: Status;
  readonly turn: readonly Seat[];
  readonly shown: Shown | null;
  readonly mode: Mode;
  /** How many steps of the match have been shown. */
  readonly step: number;
  /** How cards move on the way to this scene; null: they do not. */
  readonly motion: Motion | null;
  /** Goes up with every decision that a person is asked for. */
  readonly decision: number;
}

/** Scenes that pass in less time are drawn at most this often, in ms: a deal may have hundreds. */
export const FRAME = 50;

/** The present scene, for those who draw it. */
export class Scenes {
  readonly #clock: Clock;
  readonly #listeners = new Set<() => void>();
  #scene: Scene;
  /** Calls off the drawing of a scene that has been put off. */
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

  /** `ms`: how long the scene is to last. One that passes at once may be drawn later, or never if others follow. */
  set(scene: Scene, ms = Number.POSITIVE_INFINITY): void {
    const isPassing = ms < FRAME && this.#scene.mode.kind === 'watch';
    this.#scene = scene;
    if (!isPassing) this.#draw();
    else this.#drawing ??= this.#clock.after(FRAME, () => this.#draw());
  }

  /** Nobody draws any more. */
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
