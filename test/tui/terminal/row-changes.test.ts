import xterm from '@xterm/headless';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowChanges } from '../../../src/tui/terminal/row-changes.ts';

const ROW = 40;

test('only what differs is drawn, and a short way between two changes with it', () => {
  expect(rowChanges('7♥  LEGAL', '8♥  LEGAL')).toStrictEqual([{ column: 0, text: '8' }]);
  expect(rowChanges('a  b', 'A  B')).toStrictEqual([{ column: 0, text: 'A  B' }]);
  expect(rowChanges(`a${' '.repeat(20)}b`, `A${' '.repeat(20)}B`)).toStrictEqual([
    { column: 0, text: 'A' },
    { column: 21, text: 'B' },
  ]);
  expect(rowChanges('same', 'same')).toStrictEqual([]);
});

test('what was longer is erased, and a style alone is a change', () => {
  expect(rowChanges('longer', 'long')).toStrictEqual([{ column: 4, text: '\x1b[K' }]);
  expect(rowChanges('turn', '\x1b[7mturn\x1b[27m')).toStrictEqual([
    { column: 0, text: '\x1b[0;7mturn\x1b[0m' },
  ]);
});

test('a row with wide characters is not taken apart', () => {
  expect(rowChanges('王 6 left', '王 5 left')).toBeNull();
});

/** What a terminal shows of a row after everything was written to it. */
async function shown(...writes: string[]): Promise<string> {
  const emulator = new xterm.Terminal({ cols: ROW, rows: 2, allowProposedApi: true });
  for (const text of writes) await new Promise<void>((resolve) => emulator.write(text, resolve));
  const line = emulator.buffer.active.getLine(0)!;
  return Array.from({ length: ROW }, (_, column) => {
    const cell = line.getCell(column)!;
    return [cell.getChars() || ' ', cell.isBold(), cell.isDim(), cell.isInverse(), cell.getFgColor()].join();
  }).join('\n');
}

const run = fc.tuple(
  fc.constantFrom<[string, string]>(
    ['', ''],
    ['\x1b[1m', '\x1b[22m'],
    ['\x1b[2m', '\x1b[22m'],
    ['\x1b[7m', '\x1b[27m'],
    ['\x1b[38;5;196m', '\x1b[39m'],
    ['\x1b[31m\x1b[1m', '\x1b[22m\x1b[39m'],
  ),
  fc.string({ unit: fc.constantFrom('a', 'b', ' ', '♠', '│', '█'), maxLength: 6 }),
);
const row = fc
  .array(run, { maxLength: 6 })
  .map((runs) => runs.map(([[on, off], text]) => on + text + off).join(''));

test('the changes draw what the whole row would', async () => {
  await fc.assert(
    fc.asyncProperty(row, row, async (before, after) => {
      const changes = rowChanges(before, after)!.map(({ column, text }) => `\x1b[1;${column + 1}H${text}`);
      expect(await shown(`\x1b[1;1H${before}`, ...changes)).toBe(await shown(`\x1b[1;1H${after}`));
    }),
    { numRuns: 300 },
  );
});
