import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Chalk } from 'chalk';
import fc from 'fast-check';
import stringWidth from 'string-width';
import { expect, it } from 'vitest';
import { joinedRows, type Operation } from '../../scripts/joined-rows.mjs';

const HEIGHT = 5;
const WIDTH = 24;

/** Ink's own way, and what it cuts lines with. */
const { resolve } = createRequire(createRequire(import.meta.url).resolve('ink'));
const ofInk = async (module: string) => (await import(pathToFileURL(resolve(module)).href)).default;
const Output = await ofInk('./output.js');
const sliceAnsi = await ofInk('slice-ansi');

function asInk(operations: readonly Operation[]): string[] {
  const output = new Output({ width: WIDTH, height: HEIGHT });
  for (const operation of operations) {
    if (operation.type === 'write') output.write(operation.x, operation.y, operation.text, operation);
    else if (operation.type === 'clip') output.clip(operation.clip);
    else output.unclip();
  }
  return output.get().output.split('\n');
}

const written = (x: number, y: number, text: string): Operation => ({
  type: 'write',
  x,
  y,
  text,
  transformers: [],
});

/** The rows as Ink would write them: what looks alike is the same text then. */
const likeInk = (rows: readonly string[]) => asInk(rows.map((row, y) => written(0, y, row)));

const { caches } = new Output({ width: WIDTH, height: HEIGHT });
const cells = (line: string) => caches.getStyledChars(line);
const joined = (operations: readonly Operation[]) =>
  joinedRows(operations, HEIGHT, { slice: sliceAnsi, cells, width: stringWidth });

const chalk = new Chalk({ level: 2 });
const styles = [
  (text: string) => text,
  chalk.bold,
  chalk.dim,
  chalk.inverse,
  chalk.ansi256(196),
  chalk.bold.red,
];
const text = fc
  .array(fc.constantFrom('a', 'B', '7', ' ', '♠', '│', 'é', 'e\u0301', '升'), { maxLength: 6 })
  .map((signs) => signs.join(''));
const part = fc.tuple(text, fc.constantFrom(...styles)).map(([text, style]) => style(text));
const line = fc.array(part, { maxLength: 4 }).map((parts) => parts.join(''));
const write = fc.record({
  type: fc.constant('write' as const),
  x: fc.integer({ min: 0, max: WIDTH }),
  y: fc.integer({ min: 0, max: HEIGHT }),
  text: fc
    .array(line, { minLength: 1, maxLength: 3 })
    .map((lines) => lines.join('\n'))
    .filter((text) => text !== ''),
  transformers: fc.constantFrom(
    [],
    [(line: string) => chalk.bold(line)],
    [(line: string) => chalk.dim(line), (line: string) => chalk.red(line)],
  ),
});
const bounds = (most: number) => fc.tuple(fc.nat(most), fc.nat(most)).map((two) => two.sort((a, b) => a - b));
const clip = fc
  .tuple(bounds(WIDTH), bounds(HEIGHT))
  .map(([[x1, x2], [y1, y2]]) => ({ type: 'clip' as const, clip: { x1, x2, y1, y2 } as const }));
const operation = fc.oneof({ weight: 3, arbitrary: write }, clip, fc.constant({ type: 'unclip' as const }));

it('writes what Ink writes, or nothing', () => {
  let made = 0;
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 5 }), (operations) => {
      const rows = joined(operations);
      if (rows === null) return;
      made++;
      expect(likeInk(rows)).toStrictEqual(asInk(operations));
    }),
    { numRuns: 1500 },
  );
  expect(made).toBeGreaterThan(500);
});

it('leaves to Ink what lies on something else', () => {
  expect(joined([written(0, 1, 'card'), written(6, 1, 'card')])).toStrictEqual([
    '',
    'card  card',
    '',
    '',
    '',
  ]);
  expect(joined([written(0, 1, 'card'), written(3, 1, 'card')])).toBeNull();
});
