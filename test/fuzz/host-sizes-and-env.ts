import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createElement } from 'react';
import { Painted } from '../../src/tui/terminal/painted.tsx';
import { settled } from '../host/evening.ts';
import { openLine, withoutOwn } from '../host/line.ts';
import { defineFuzzer } from './fuzzer.ts';

const length = fc.oneof(
  fc.nat(400),
  fc.constantFrom(
    0,
    1,
    100,
    101,
    300,
    301,
    -1,
    0.5,
    2 ** 31,
    2 ** 32 - 1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ),
);
const term = fc.oneof(
  fc.constantFrom(
    'xterm-256color',
    'xterm',
    'vt100',
    'tmux',
    '',
    'xterm-direct',
    '\x1b]0;owned\x07',
    '__proto__',
  ),
  fc.string({ unit: 'binary' }),
);
const text = fc.oneof(
  fc.constantFrom('', '1', 'truecolor', '24bit', 'C', 'de_CH.UTF-8'),
  fc.string({ unit: 'binary', maxLength: 64 }),
);
const env = fc.record(
  { LANG: text, LC_ALL: text, LC_CTYPE: text, COLORTERM: text, NO_COLOR: text },
  { requiredKeys: [] },
);
const answers = fc.oneof(
  fc.constantFrom(
    '',
    '\x1b[1;2R',
    '\x1b[1;3R',
    '\x1b[1;99999999999R',
    '\x1b]11;rgb:ffff/ffff/ffff\x07',
    '\x1b[?1;2c',
  ),
  fc.string({ unit: 'binary' }),
);

interface Terminal {
  readonly term: string;
  readonly env: Readonly<Record<string, string>>;
  readonly answers: string;
  readonly sizes: readonly (readonly [number, number])[];
}

const greeting = createElement(Painted, {
  rows: 1,
  paint: (frame, x, y) => void frame.plain(x, y, 'Hello.'),
});

/** A guest's terminal describes itself: drawing stays within bounds, and its words never come back. */
export const hostSizesAndEnv = defineFuzzer<Terminal>({
  name: 'host-sizes-and-env',
  what: "a guest's TERM and variables, their terminal's answers and the sizes of their window",
  briefly: 30,
  inputs: fc.record({
    term,
    env,
    answers,
    sizes: fc.array(fc.tuple(length, length), { minLength: 1, maxLength: 6 }),
  }),
  async holds({ sizes, ...says }) {
    const [columns, rows] = sizes[0]!;
    const line = await openLine({ ...says, columns, rows });
    const { terminal, clock, gone, sent } = line;
    // Control characters among the answers may leave at once, as Ctrl-C does.
    if (!gone.aborted) terminal.render(greeting);
    for (const size of sizes) {
      line.resize(...size);
      clock.forward(100);
      for (const [length, most] of [
        [terminal.size.columns, 300],
        [terminal.size.rows, 100],
      ] as const)
        assert(Number.isInteger(length) && length >= 1 && length <= most, `${size}: ${length}`);
    }
    await settled();
    assert([0, 1, 2, 3].includes(terminal.look.depth));
    if (says.env.NO_COLOR) assert.equal(terminal.look.depth, 0);
    terminal.close();
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is those that are looked for
    assert.doesNotMatch(withoutOwn(sent.join('')), /[\x00-\x1f\x7f-\x9f]/);
  },
});
