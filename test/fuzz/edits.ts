import fc from 'fast-check';

/** One edit of a file: of its bytes, of a value in it, or of its lines. `at` and `to` are shares of the file, 0 to 1. */
export type Edit =
  | { readonly kind: 'put'; readonly at: number; readonly over: number; readonly bytes: Uint8Array }
  | { readonly kind: 'copy'; readonly at: number; readonly to: number; readonly length: number }
  | { readonly kind: 'flip'; readonly at: number; readonly bit: number }
  | { readonly kind: 'cut'; readonly at: number }
  | { readonly kind: 'value'; readonly at: number; readonly text: string }
  | {
      readonly kind: 'lines';
      readonly at: number;
      readonly to: number;
      readonly how: 'drop' | 'copy' | 'swap';
    };

// Without the liking that fast-check has for the ends: everywhere alike.
const share = fc.noBias(fc.nat(2 ** 24)).map((number) => number / 2 ** 24);

/** Replacements for a value of JSON. */
const value = fc.oneof(
  fc.constantFrom(
    'null',
    'true',
    '-1',
    '0',
    '1',
    '5',
    '1e308',
    '9007199254740993',
    '"x"',
    '""',
    '[]',
    '{}',
    '[[]]',
    '{"__proto__":{}}',
    '"\\u001b]0;x\\u0007"',
    '"\\ud800"',
    '['.repeat(20_000),
  ),
  fc.json(),
);

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    kind: fc.constant('put' as const),
    at: share,
    over: fc.nat(12),
    bytes: fc.uint8Array({ maxLength: 12 }),
  }),
  fc.record({ kind: fc.constant('copy' as const), at: share, to: share, length: fc.nat(200) }),
  fc.record({ kind: fc.constant('flip' as const), at: share, bit: fc.nat(7) }),
  fc.record({ kind: fc.constant('cut' as const), at: share }),
  fc.record({ kind: fc.constant('value' as const), at: share, text: value }),
  fc.record({
    kind: fc.constant('lines' as const),
    at: share,
    to: share,
    how: fc.constantFrom('drop' as const, 'copy' as const, 'swap' as const),
  }),
);

export const bytesEdits = fc.array(edit, { minLength: 1, maxLength: 3 });

/** A file after some edits. */
export const edited = (bytes: Buffer, edits: readonly Edit[]): Buffer => edits.reduce(after, bytes);

function after(bytes: Buffer, edit: Edit): Buffer {
  const at = Math.floor(edit.at * bytes.length);
  switch (edit.kind) {
    case 'put':
      return Buffer.concat([bytes.subarray(0, at), edit.bytes, bytes.subarray(at + edit.over)]);
    case 'copy': {
      const to = Math.floor(edit.to * bytes.length);
      return Buffer.concat([bytes.subarray(0, to), bytes.subarray(at, at + edit.length), bytes.subarray(to)]);
    }
    case 'flip': {
      const flipped = Buffer.from(bytes);
      if (at < flipped.length) flipped[at]! ^= 1 << edit.bit;
      return flipped;
    }
    case 'cut':
      return bytes.subarray(0, at);
    case 'value':
      return withValue(bytes, at, edit.text);
    case 'lines':
      return withLines(bytes, edit);
  }
}

/** Replaces the first number, string or word at or behind a place. */
function withValue(bytes: Buffer, at: number, text: string): Buffer {
  const latin = bytes.toString('latin1');
  const found = /"[^"\n]*"(?!:)|-?\d+(?:\.\d+)?|true|false|null/.exec(latin.slice(at));
  if (!found) return bytes;
  const start = at + found.index;
  return Buffer.concat([
    bytes.subarray(0, start),
    Buffer.from(text),
    bytes.subarray(start + found[0].length),
  ]);
}

function withLines(bytes: Buffer, { at, to, how }: Extract<Edit, { kind: 'lines' }>): Buffer {
  const lines = bytes.toString('latin1').split('\n');
  const [from, into] = [at, to].map((place) => Math.min(lines.length - 1, Math.floor(place * lines.length)));
  const [line, other] = [lines[from!]!, lines[into!]!];
  const next =
    how === 'drop'
      ? lines.toSpliced(from!, 1)
      : how === 'copy'
        ? lines.toSpliced(into!, 0, line)
        : lines.with(from!, other).with(into!, line);
  return Buffer.from(next.join('\n'), 'latin1');
}
