import { expect, test } from 'vitest';
import { randomFor } from '../../src/engine/random.ts';
import { gainOf } from '../../src/review/knowledge.ts';

interface Weighed {
  /** One deal in so many is much likelier than the others. */
  readonly one: number;
  readonly weight: number;
}

/** Weighs two moves, of which one is worth the number of the deal and the other nothing, in 32 deals. */
function gained({ one, weight }: Weighed) {
  let imagined = 0;
  const plan = {
    imagine: () => imagined++,
    likelihood: (deal: number) => (deal % one === 0 ? weight : 1),
    playOut: (deal: number) => (move: string) => ({ value: move === 'own' ? deal : 0 }),
  };
  const sight = { view: null, seat: 0 };
  return gainOf({ plan } as never, sight as never, ['own', 'usual'] as never, 32, randomFor('few'));
}

test('a decision with few likely deals is still judged in different ones', () => {
  // The deals 0, 40, 80 … 1000 of 1,024 are likely.
  expect(gained({ one: 40, weight: 1000 }).mean).toBeCloseTo(500, -2);
});

test('repeats of one deal count as one piece of evidence', () => {
  const spread = gained({ one: 40, weight: 1000 }).error;
  // Only 0 and 512 are likely: as many draws know less.
  expect(gained({ one: 512, weight: 1e6 }).error).toBeGreaterThan(3 * spread);
});

test('the judge draws on while all draws are of one deal', () => {
  const gain = gained({ one: 1024, weight: 1e9 });
  expect(gain.error).toBeLessThan(Number.POSITIVE_INFINITY);
  expect(gain.size).toBe(64);
});
