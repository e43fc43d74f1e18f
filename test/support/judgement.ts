import type { Judged, Judgement } from '../../src/ai/adviser/judgement.ts';

/** Chinese Hearts'. */
export const measure = { counts: 'points', matters: 20 } as const;

/** A move of a judgement by what its parts bring. */
export const judged = (
  move: string,
  gain: number,
  parts: { readonly [part: string]: number },
  more: Partial<Judged> = {},
): Judged => ({
  move,
  gain,
  error: gain === 0 ? 0 : 2,
  parts: Object.entries(parts).map(([part, mean]) => ({ part, mean, error: 1 })),
  facts: [],
  next: [],
  nextShare: 0,
  ...more,
});

/** A judgement of these moves, the best first. */
export const judgement = (moves: readonly Judged[], more: Partial<Judgement> = {}): Judgement => ({
  seat: 0,
  forced: false,
  best: 'QS',
  rival: moves[1]?.move ?? null,
  usual: 'QS',
  measure,
  same: [],
  moves,
  deals: 400,
  likely: [],
  capped: false,
  ...more,
});
