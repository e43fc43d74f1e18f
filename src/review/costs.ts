import type { Measure } from '../ai/search.ts';
import type { MoveCost } from './charge.ts';
import type { Review } from './review.ts';

/** The average cost a deal of one kind of decision. */
export interface KindCost {
  /** See `ReviewPlan.kindOf`. */
  readonly kind: string;
  readonly mean: number;
}

/** The costs of decisions in some deals. */
export interface DealCosts {
  readonly deals: number;
  readonly counts: Measure['counts'];
  /** The costliest kind first. */
  readonly kinds: readonly KindCost[];
}

/** Averages the costs of decisions in judged deals by kind; null if there was nothing to decide. */
export function costsOf(reviews: readonly Pick<Review, 'costs' | 'charges'>[]): DealCosts | null {
  const counts = reviews.flatMap(({ charges }) => charges)[0]?.why.measure.counts;
  if (counts === undefined) return null;
  const sums = new Map<string, number>();
  for (const { kind, cost } of reviews.flatMap(({ costs }): readonly MoveCost[] => costs))
    sums.set(kind, (sums.get(kind) ?? 0) + cost);
  const kinds = [...sums].map(([kind, sum]) => ({ kind, mean: sum / reviews.length }));
  return { deals: reviews.length, counts, kinds: kinds.toSorted((a, b) => b.mean - a.mean) };
}
