const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

export const median = (values: readonly number[]): number => sorted(values)[values.length >> 1]!;
const quantile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.ceil(share * values.length) - 1]!;
/** The value that 90 of 100 do not exceed. */
export const p90 = (values: readonly number[]): number => quantile(values, 0.9);
/** The value that 95 of 100 do not exceed. */
export const p95 = (values: readonly number[]): number => quantile(values, 0.95);

/** Least, median and most. */
export const spread = (values: readonly number[]): string =>
  [Math.min(...values), median(values), Math.max(...values)].map((value) => value.toFixed(1)).join(' / ');

export function seconds(work: () => void): number {
  const begun = performance.now();
  work();
  return (performance.now() - begun) / 1000;
}

/** A row of a table: the first column for names, the others for figures. */
export const row = (name: string, ...cells: readonly string[]): string =>
  `  ${name.padEnd(34)}${cells.map((cell) => cell.padEnd(28)).join('')}`.trimEnd();
