import type { Pace } from '../../front/settings.ts';

/** How something moves: in so many frames, the last of them where it stays, so many ms apart. */
export interface Frames {
  readonly count: number;
  readonly ms: number;
}

/**
 * How a card moves to where it lies, and a trick from there to whoever takes it; how a hand that was dealt opens, and how the course of a
 * match is drawn at its end.
 */
export interface Motion {
  readonly card: Frames;
  readonly trick: Frames;
  readonly deal: Frames;
  readonly course: Frames;
}

const USUAL: Motion = {
  card: { count: 3, ms: 30 },
  trick: { count: 3, ms: 40 },
  deal: { count: 4, ms: 50 },
  course: { count: 12, ms: 40 },
};
const QUICK: Motion = {
  card: { count: 2, ms: 20 },
  trick: { count: 2, ms: 20 },
  deal: { count: 4, ms: 30 },
  course: { count: 12, ms: 20 },
};

/** It goes on while the step stays that it leads to, so no deal takes longer. Null: nothing moves. */
export const MOTIONS: { readonly [pace in Pace]: Motion | null } = {
  instant: null,
  fast: QUICK,
  normal: USUAL,
  key: USUAL,
};
