import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { defineFuzzer, fuzz } from './fuzzer.ts';
import { FUZZERS } from './index.ts';

afterAll(() => {
  for (const { end } of FUZZERS) end?.();
});

test.each(FUZZERS)('a brief run of $name has no findings', async (fuzzer) => {
  await fuzz({ ...fuzzer, inputs: fuzzer.briefInputs ?? fuzzer.inputs }, fuzzer.briefly, 1);
});

test('a finding is reduced, and names the seed that leads to it', async () => {
  const tried: number[] = [];
  const odd = defineFuzzer({
    name: 'odd',
    what: 'a number',
    briefly: 1,
    inputs: fc.nat(1000),
    holds(input) {
      tried.push(input);
      if (input >= 10) throw new Error('too large');
    },
  });
  const first = fuzz(odd, 1000, 7);
  await expect(first).rejects.toThrow(/seed: 7.*Counterexample: \[10\]/s);
  const inputs = tried.splice(0);
  await expect(fuzz(odd, 1000, 7)).rejects.toThrow();
  expect(tried).toStrictEqual(inputs);
});
