import type { Fact, OpaqueTypes, Seat, Status, Viewer } from '../engine/game.ts';

type View = OpaqueTypes['view'];

/** The step on the screen, as its viewer may know it. */
export interface Shown {
  readonly seat: Seat | null;
  readonly facts: readonly Fact[];
  /** It stays for a moment: a finished trick is to be drawn as it lay. */
  readonly lingering: boolean;
}

export type Mode =
  /** Steps are being shown or bots think. `wait`: until a key is pressed. */
  | { readonly kind: 'watch'; readonly thinking: Seat | null; readonly wait: boolean }
  /** A person is to move; `eyes` is their seat. */
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** The keyboard is being passed: nobody's cards are shown. */
  | { readonly kind: 'curtain'; readonly seat: Seat }
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
  /** Whose move led here, where it is a bot's whose thinking was cut short. */
  readonly cutShort: Seat | null;
  readonly mode: Mode;
  /** Goes up with every decision that a person is asked for. */
  readonly decision: number;
}
