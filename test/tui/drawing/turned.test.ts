import { expect, test } from 'vitest';
import { turnedTo } from '../../../src/tui/drawing/panel.ts';

test('a panel turns back from the last item to the first, and on to the last again', () => {
  const past = ['a', 'b', 'c'];
  expect([0, 1, 2, 3].map((back) => turnedTo(past, back))).toEqual([
    { item: 'c', number: 3, isLast: true },
    { item: 'b', number: 2, isLast: false },
    { item: 'a', number: 1, isLast: false },
    { item: 'c', number: 3, isLast: true },
  ]);
  expect(turnedTo([], 1)).toBeNull();
});
