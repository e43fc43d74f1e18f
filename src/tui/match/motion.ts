import type { Pace } from '../../front/settings.ts';

/** The frames of a motion: their number, with the last one at rest, and the ms between two. */
export interface Frames {
  readonly count: number;
  readonly ms: number;
}

/** The motions of a card to its place, of a trick to its winner, of a placement's points to a score, of a score that counts up, of a dealt hand that opens, and of the match's course at its end. */
export interface Motion {
  readonly card: Frames;
  readonly trick: Frames;
  readonly points: Frames;
  readonly count: Frames;
  readonly deal: Frames;
  readonly course: Frames;
}

const USUAL: Motion = {
  card: { count: 3, ms: 30 },
  trick: { count: 3, ms: 40 },
  points: { count: 3, ms: 40 },
  count: { count: 4, ms: 30 },
  deal: { count: 4, ms: 50 },
  course: { count: 12, ms: 40 },
};
const QUICK: Motion = {
  card: { count: 2, ms: 20 },
  trick: { count: 2, ms: 20 },
  points: { count: 2, ms: 20 },
  count: { count: 4, ms: 10 },
  deal: { count: 4, ms: 30 },
  course: { count: 12, ms: 20 },
};

/** Motions by pace; null for none. They run while the step that they lead to is shown, so no deal takes longer. */
export const MOTIONS: { readonly [pace in Pace]: Motion | null } = {
  instant: null,
  fast: QUICK,
  normal: USUAL,
  key: USUAL,
};
