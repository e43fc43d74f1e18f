import { expect, test } from 'vitest';
import { likelyWorlds } from '../../src/ai/worlds.ts';
import { randomFor } from '../../src/engine/random.ts';

/** What comes up in 900 draws, counted; of worlds 0 to 9 each as likely as `likelihood` tells. */
function drawn(likelihood: (world: number) => number, deadline = Number.POSITIVE_INFINITY): number[] {
  let next = 0;
  const draw = likelyWorlds(() => next++ % 10, likelihood, 100, randomFor('worlds'), deadline);
  const counts = Array<number>(10).fill(0);
  for (let n = 0; n < 900; n++) counts[draw()]!++;
  return counts;
}

test('worlds come up as often as they are likely', () => {
  for (const count of drawn(() => 1)) expect(count).toBeCloseTo(90, -1);
  const [rare, ...common] = drawn((world) => (world === 0 ? 0.1 : 1));
  expect(rare).toBeCloseTo(10, -1);
  for (const count of common) expect(count).toBeCloseTo(99, -1);
});

test('tiny differences between likelihoods do no harm', () => {
  expect(drawn(() => Number.MIN_VALUE).every((count) => count > 0)).toBe(true);
});

test('one world is enough after the deadline', () => {
  expect(drawn(() => 1, 0)).toEqual([900, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
});
