import { expect, test } from 'vitest';
import { randomFor } from '../../src/engine/random.ts';
import { valuesOf } from '../../src/review/knowledge.ts';

test('where few imagined deals are likely, a decision is still judged in many different ones', () => {
  let imagined = 0;
  const plan = {
    imagine: () => imagined++,
    likelihood: (deal: number) => (deal % 40 === 0 ? 1000 : 1),
    playOut: (deal: number) => () => ({ value: deal }),
  };
  const sight = { view: null, seat: 0 };
  const values = [...valuesOf({ plan } as never, sight as never, ['move' as never], 32, randomFor('few'))];
  expect(values).toHaveLength(32);
  expect(new Set(values.flat()).size).toBeGreaterThan(16);
});
