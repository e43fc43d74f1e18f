import fc from 'fast-check';
import type { Size } from '../../src/tui/terminal/screen.ts';

/** Something that a terminal sends, or that happens to it or its window. */
export type Incident =
  /** Keys that come in one read, each as its bytes. */
  | { readonly kind: 'keys'; readonly keys: readonly string[] }
  /** Bytes that come in two reads, so many ms apart. `at`: a share of them, 0 to 1. */
  | { readonly kind: 'split'; readonly bytes: string; readonly at: number; readonly ms: number }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'paste'; readonly text: string }
  /** A person comes to the curtain. */
  | { readonly kind: 'sit'; readonly seat: number }
  | { readonly kind: 'resize'; readonly size: Size }
  /** Ctrl-Z and, in a window that may have another size by then, `fg`. */
  | { readonly kind: 'stop'; readonly size: Size | null }
  | { readonly kind: 'wait'; readonly ms: number };

const SEQUENCES = [
  ...['A', 'B', 'C', 'D', 'H', 'F', 'Z', '1;5C', '5~', '6~', '3~', '15~'].map((end) => `\x1b[${end}`),
  '\x1bOP',
  '\x1b[[B',
];

/** Keys with which a match goes on, keys that open and close screens, and any. No Ctrl-C, and few that leave. */
const key = fc.oneof(
  { weight: 6, arbitrary: fc.constant('\r') },
  { weight: 6, arbitrary: fc.constantFrom(...'123456789') },
  { weight: 5, arbitrary: fc.constantFrom(' ', '\t', 'i', 'c') },
  { weight: 5, arbitrary: fc.constantFrom(...SEQUENCES) },
  { weight: 5, arbitrary: fc.constantFrom(...'?rsolmhtundabe:/+-=kjzw') },
  {
    weight: 5,
    arbitrary: fc
      .integer({ min: 33, max: 126 })
      .map((code) => String.fromCharCode(code))
      .filter((text) => text !== 'q'),
  },
  { weight: 2, arbitrary: fc.constantFrom('\x1b', '\x7f', '\x0c', '\0', '\x01', '\x15') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter(isNoWayOut) },
);
// Between two reads, so that nothing behind it makes the Esc a part of something else.
const leaving = fc.constant({ kind: 'keys', keys: ['q'] } as const);

function isNoWayOut(text: string): boolean {
  return !['\x03', '\x1a', '\x1c', 'q'].includes(text);
}

/** What a paste may hold to reach the terminal, or to break a row. */
const hostile = fc.constantFrom(
  '\x1b]0;x\x07',
  '\x1b[2J\x1b[H',
  '\x1b[200~',
  '\u202eabc',
  'a\u0301\u0302\u0303',
  '👨‍👩‍👧‍👦',
  '王小明',
  '\r\n\t',
  '\0\x07\x9b31m',
  '\u2028',
  'x'.repeat(300),
  '♠'.repeat(120),
);
const text = fc.array(fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 8 }), fc.string()), {
  maxLength: 4,
});

const mouse = fc
  .tuple(fc.nat(67), fc.nat(300), fc.nat(300), fc.constantFrom('M', 'm'))
  .map(([button, column, row, end]) => `\x1b[<${button};${column};${row}${end}`);
const oldMouse = fc
  .array(fc.integer({ min: 32, max: 126 }), { minLength: 3, maxLength: 3 })
  .map((codes) => `\x1b[M${String.fromCharCode(...codes)}`);

/** Small windows, usual ones and large ones. */
const size: fc.Arbitrary<Size> = fc.oneof(
  fc.record({ columns: fc.integer({ min: 1, max: 300 }), rows: fc.integer({ min: 1, max: 90 }) }),
  fc.constantFrom(
    { columns: 80, rows: 24 },
    { columns: 100, rows: 30 },
    { columns: 120, rows: 40 },
    { columns: 200, rows: 60 },
  ),
  fc.constantFrom({ columns: 1, rows: 1 }, { columns: 79, rows: 24 }, { columns: 300, rows: 90 }),
  fc.record({ columns: fc.integer({ min: 80, max: 130 }), rows: fc.integer({ min: 24, max: 45 }) }),
);

const incident: fc.Arbitrary<Incident> = fc.oneof(
  {
    weight: 24,
    arbitrary: fc.record({
      kind: fc.constant('keys' as const),
      keys: fc.array(key, { minLength: 1, maxLength: 40, size: 'max' }),
    }),
  },
  { weight: 1, arbitrary: leaving },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('sit' as const), seat: fc.nat(5) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('split' as const),
      bytes: fc.oneof(
        fc.constantFrom(
          ...SEQUENCES,
          '♠',
          '😀',
          '\x1b[200~ab\x1b[201~',
          '\x1b[12;40R',
          '\x1b]11;rgb:0/0/0\x1b\\',
        ),
        mouse,
        oldMouse,
      ),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      ms: fc.constantFrom(0, 150, 250, 2500),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('bytes' as const),
      bytes: fc
        .uint8Array({ maxLength: 12 })
        .map((bytes) => bytes.filter((byte) => ![3, 26, 28].includes(byte))),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('bytes' as const),
      bytes: fc.oneof(mouse, oldMouse).map((report) => Buffer.from(report)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('paste' as const), text: text.map((parts) => parts.join('')) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('resize' as const), size }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('stop' as const), size: fc.option(size) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(20, 60, 400, 3000) }),
  },
);

export const incidents = fc.array(incident, { maxLength: 40, size: 'max' });

/** How many keys and other incidents these are. */
export const countOf = (all: readonly Incident[]): number =>
  all.reduce((sum, each) => sum + (each.kind === 'keys' ? each.keys.length : each.kind === 'sit' ? 2 : 1), 0);
