import { expect, test } from 'vitest';
import { estimate, ratio, sprt } from '../../src/arena/estimate.ts';

test('an estimate has a mean and an interval', () => {
  // Deviations −1, 0, 1: variance 1.
  expect(estimate([1, 2, 3])).toStrictEqual({ mean: 2, margin: 1.96 * Math.sqrt(1 / 3) });
  expect(estimate([5]).margin).toBe(Number.POSITIVE_INFINITY);
});

test('a ratio of means is sharp if the two vary together', () => {
  expect(ratio([1, 2, 3], [2, 4, 6])).toStrictEqual({ mean: 0.5, margin: 0 });
  expect(ratio([1, 2, 3], [6, 4, 2]).margin).toBeGreaterThan(0.1);
});

/** n differences with this mean and a standard deviation of about 10. */
const around = (mean: number, n: number): number[] =>
  Array.from({ length: n }, (_, i) => mean + (i % 2 === 0 ? 10 : -10));

test.each([
  ['too few units', around(10, 29), null],
  ['clearly better', around(10, 60), 'better'],
  ['clearly not', around(0, 60), 'not better'],
  ['in between', around(5, 60), null],
])('the sequential test decides: %s', (_, differences, verdict) => {
  expect(sprt(differences, 10).verdict).toBe(verdict);
});

test('the log likelihood ratio has known values', () => {
  // n = 4, mean 5, s² = 400 / 3: 4 × 10 × (10 − 10) / … = 0; of mean 6: 40 × 2 × 3 / 800.
  expect(sprt(around(5, 4), 10).llr).toBe(0);
  expect(sprt(around(6, 4), 10).llr).toBeCloseTo((40 * 2 * 3) / 800, 12);
});
