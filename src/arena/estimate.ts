/** A mean over units and the half width of its 95% interval; infinite for a single unit. */
export interface Estimate {
  readonly mean: number;
  readonly margin: number;
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean square deviation, for a sample. */
const variance = (values: readonly number[], mean: number): number =>
  values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);

export function estimate(values: readonly number[]): Estimate {
  const mean = meanOf(values);
  return {
    mean,
    margin:
      values.length > 1 ? 1.96 * Math.sqrt(variance(values, mean) / values.length) : Number.POSITIVE_INFINITY,
  };
}

/** The ratio of two means over the same units, with an interval by linearization. */
export function ratio(above: readonly number[], below: readonly number[]): Estimate {
  const mean = meanOf(above) / meanOf(below);
  const { margin } = estimate(above.map((value, i) => value - mean * below[i]!));
  return { mean, margin: Math.abs(margin / meanOf(below)) };
}

export type TestVerdict = 'better' | 'not better';

/** Fewest units before a decision. */
const LEAST = 30;
/** Log of the odds at which both kinds of mistake have a chance of 5%. */
const BOUND = 2.94;

/**
 * Tests "side A gains `claim` a unit" against "it gains nothing" sequentially, after these units. Returns the verdict, or null.
 * The log likelihood ratio is n (μ1 − μ0)(2 d̄ − μ0 − μ1) / 2 s², with μ0 = 0.
 */
export function sprt(
  differences: readonly number[],
  claim: number,
): { readonly llr: number; readonly verdict: TestVerdict | null } {
  const n = differences.length;
  if (n < 2) return { llr: 0, verdict: null };
  const mean = meanOf(differences);
  const spread = variance(differences, mean);
  const llr = spread === 0 ? 0 : (n * claim * (2 * mean - claim)) / (2 * spread);
  return { llr, verdict: n < LEAST || Math.abs(llr) < BOUND ? null : llr > 0 ? 'better' : 'not better' };
}
