import fc from 'fast-check';

/** A class of input, and what has to hold of every input of it. */
export interface Fuzzer<Input = unknown> {
  /** As on the command line. */
  readonly name: string;
  /** Describes one input, for the list of classes. */
  readonly what: string;
  /** Countable parts of an input, such as the lines of a conversation. */
  readonly counted?: { readonly what: string; readonly of: (input: Input) => number };
  /** How many inputs are tried in the tests: about a quarter of a second's worth. */
  readonly briefly: number;
  readonly inputs: fc.Arbitrary<Input>;
  /** Inputs for the tests if one usual input would take longer. */
  readonly briefInputs?: fc.Arbitrary<Input>;
  /** Throws where the product does what it must not. Depends on nothing but the input. */
  holds(input: Input): void | Promise<void>;
  /** Gives back what the fuzzer took, such as a folder. */
  end?(): void;
}

/** Closes over the type of a fuzzer's input, so that all are run alike. */
export const defineFuzzer = <Input>(fuzzer: Fuzzer<Input>): Fuzzer => fuzzer as unknown as Fuzzer;

/** Tries so many inputs, the same for the same seed, and answers of how many parts they were made. A finding is made small and thrown with the seed and path that lead to it. */
export async function fuzz(
  { inputs, holds, counted }: Fuzzer,
  count: number,
  seed: number,
  onInput: (number: number) => void = () => {},
): Promise<number> {
  let number = 0;
  let parts = 0;
  const property = fc.asyncProperty(inputs, async (input) => {
    onInput(++number);
    parts += counted?.of(input) ?? 1;
    await holds(input);
  });
  await fc.assert(property, { numRuns: count, seed, includeErrorInReport: true });
  return parts;
}
