import { expect, test } from 'vitest';
import { gradeOf, isSettled } from '../../src/review/grade.ts';

const measure = { counts: 'points', matters: 20 } as const;

test.each([
  ['from three times the threshold', 60, 10, '??'],
  ['from three times the threshold, half of it sure', 60, 20, '?'],
  ['from the threshold', 20, 4, '?'],
  ['from the threshold, less than half of it sure', 20, 6, 'slight'],
  ['below the threshold, above zero', 19, 2, 'slight'],
  ['from a quarter of the threshold', 5, 2, 'slight'],
  ['below a quarter of the threshold', 4, 0.1, 'none'],
  ['within two errors', 15, 8, 'none'],
  ['better than its comparison', -30, 2, 'none'],
] as const)('a decision is graded by its cost and its certainty: %s', (_, cost, error, grade) => {
  expect(gradeOf({ cost, error }, measure)).toBe(grade);
});

test('a cost is settled once it is clear of both borders and, if it earns a mark, within a quarter or half of the threshold', () => {
  const settled = (cost: number, error: number) => isSettled({ cost, error, atMost: cost }, measure);
  expect([settled(0, 6.6), settled(0, 6.7)]).toEqual([true, false]);
  expect([settled(26, 2), settled(26, 2.1)]).toEqual([true, false]);
  expect([settled(40, 5), settled(40, 5.1)]).toEqual([true, false]);
  expect([settled(54, 2), settled(54, 2.1)]).toEqual([true, false]);
  expect([settled(160, 20), settled(160, 20.1)]).toEqual([true, false]);
});

test('a cost at a border is settled once its error is a fortieth of the threshold', () => {
  const settled = (cost: number, error: number) => isSettled({ cost, error, atMost: cost }, measure);
  expect([settled(20, 0.5), settled(60, 0.5), settled(20, 0.6)]).toEqual([true, true, false]);
});

test('a cost stays open while another move could make it graver', () => {
  const settled = (cost: number, atMost: number) => isSettled({ cost, error: 0.4, atMost }, measure);
  expect([settled(5, 20), settled(5, 20.1)]).toEqual([true, false]);
  expect([settled(30, 60), settled(30, 60.1), settled(70, 200)]).toEqual([true, false, true]);
});
