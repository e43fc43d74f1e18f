import xterm from '@xterm/headless';
import { expect, test } from 'vitest';
import { Cells, type Row, type Style } from '../../../src/tui/terminal/cells.ts';
import { frameChanges } from '../../../src/tui/terminal/changes.ts';
import type { Slate } from '../../../src/tui/terminal/pen.ts';
import fc from '../../support/fc.ts';

const COLUMNS = 40;
const SLATE: Slate = { columns: COLUMNS, hasColour: true, base: {}, erases: true };
const FELT: Style = { color: '#e6e2d3', background: '#14392b' };

type Part = string | readonly [string, Style];

/** A row of texts, one behind the other, each in its style. */
function rowOf(...parts: readonly Part[]): Row {
  const cells = new Cells(COLUMNS, 1);
  let at = 0;
  for (const part of parts)
    at = typeof part === 'string' ? cells.plain(at, 0, part) : cells.plain(at, 0, ...part);
  return cells.row(0);
}

/** What turns one row into another; null: it is not known what stands there. */
const between = (before: Row | null, after: Row, slate = SLATE) =>
  frameChanges(before && [before], [after], slate);
const changes = (before: string, after: string) => between(rowOf(before), rowOf(after));

test('only the changes are drawn, and a short way between two changes with them', () => {
  expect(changes('7♥  LEGAL', '8♥  LEGAL')).toBe('\x1b[1;1H8');
  expect(changes('a  b', 'A  B')).toBe('\x1b[1;1HA  B');
  expect(changes(`a${' '.repeat(20)}b`, `A${' '.repeat(20)}B`)).toBe('\x1b[1;1HA\x1b[22GB');
  expect(changes('same', 'same')).toBe('');
});

test('longer text is erased, and a style alone is a change, except of a blank', () => {
  expect(changes('longer', 'long')).toBe('\x1b[1;5H\x1b[K');
  expect(changes('longer', 'lone')).toBe('\x1b[1;4He\x1b[K');
  expect(between(rowOf('turn'), rowOf(['turn', { inverse: true }]))).toBe('\x1b[1;1H\x1b[7mturn\x1b[m');
  expect(between(rowOf('a'), rowOf('a', [' ', { bold: true }]))).toBe('');
  expect(between(rowOf('a'), rowOf('a', [' ', { inverse: true }]))).toBe('\x1b[1;2H\x1b[7m \x1b[m');
});

test('an unknown window is cleared, and then all but blanks is drawn', () => {
  expect(between(null, rowOf('whole'))).toBe('\x1b[m\x1b[2J\x1b[1;1Hwhole');
  expect(between(null, rowOf())).toBe('\x1b[m\x1b[2J');
  expect(between(null, rowOf('a', ' '.repeat(9), 'b'))).toBe('\x1b[m\x1b[2J\x1b[1;1Ha\x1b[11Gb');
});

test('the cursor is placed anew after a character of uncertain width', () => {
  expect(changes('', '王é!')).toBe('\x1b[1;1H王\x1b[3Gé\x1b[4G!');
  expect(changes('王 6 left', '王 5 left')).toBe('\x1b[1;4H5');
});

test('bold, dim and inverse remain without colour', () => {
  const row = rowOf(['7♥', { color: 196, bold: true }], ['7♣', { color: 'green' }]);
  const draw = (hasColour: boolean) => between(rowOf(), row, { ...SLATE, base: FELT, hasColour });
  expect(draw(true)).toBe('\x1b[1;1H\x1b[1;38;5;196;48;2;20;57;43m7♥\x1b[22;32m7♣\x1b[m');
  expect(draw(false)).toBe('\x1b[1;1H\x1b[1m7♥\x1b[m7♣');
});

const TILE: Style = { color: 231, background: 28, bold: true };

test('a background shows on blanks, stays off its neighbours, and goes with the colours', () => {
  const row = rowOf([' G4 ', TILE], ' 4');
  const draw = (hasColour: boolean) => between(rowOf(), row, { ...SLATE, hasColour });
  expect(draw(true)).toBe('\x1b[1;1H\x1b[48;5;28m \x1b[1;38;5;231mG4 \x1b[49m \x1b[m4');
  expect(draw(false)).toBe('\x1b[1;1H \x1b[1mG4  \x1b[m4');
  expect(between(rowOf('a b'), rowOf('a', [' ', TILE], 'b'))).toContain('48;5;28');
  expect(between(rowOf([' ', TILE]), rowOf([' ', { ...TILE, background: 25 }]))).toContain('48;5;25');
});

test('one pen goes through all rows, and blanks change only its ground', () => {
  const paper: Style = { color: 240, background: 255 };
  const ink: Style = { ...paper, color: 124, bold: true };
  const card = [rowOf(['Q♥ ', ink]), rowOf(['   ', paper]), rowOf(['1  ', paper])];
  expect(frameChanges([rowOf(), rowOf(), rowOf()], card, SLATE)).toBe(
    '\x1b[1;1H\x1b[1;38;5;124;48;5;255mQ♥ \x1b[2;1H   \x1b[3;1H\x1b[22;38;5;240m1  \x1b[m',
  );
});

test('a run of more than four blanks is erased at the end of a change, or more than nine before a text', () => {
  const filled = (count: number, after: string) => between(rowOf(), rowOf([' '.repeat(count), TILE], after));
  expect(filled(4, '')).toBe('\x1b[1;1H\x1b[48;5;28m    \x1b[m');
  expect(filled(5, '')).toBe('\x1b[1;1H\x1b[48;5;28m\x1b[5X\x1b[m');
  expect(filled(9, 'a')).not.toContain('X');
  expect(filled(10, 'a')).toBe('\x1b[1;1H\x1b[48;5;28m\x1b[10X\x1b[11G\x1b[ma');
});

test('a painted ground clears and erases, and is drawn as blanks if erasing would lose it', () => {
  const onFelt = { ...SLATE, base: FELT };
  const [ground, text] = ['\x1b[48;2;20;57;43m', '\x1b[38;2;230;226;211m'];
  expect(between(null, rowOf('a'), onFelt)).toBe(`\x1b[m${ground}\x1b[2J\x1b[1;1H${text}a\x1b[m`);
  expect(between(rowOf('longer'), rowOf('long'), onFelt)).toBe(`\x1b[1;5H${ground}\x1b[K\x1b[m`);
  const inScreen = { ...onFelt, erases: false };
  expect(between(null, rowOf('  a'), inScreen)).toBe(
    `\x1b[m\x1b[1;1H${ground}  ${text}a${' '.repeat(37)}\x1b[m`,
  );
  expect(between(rowOf('longer'), rowOf('long'), inScreen)).toBe(`\x1b[1;5H${ground}  \x1b[m`);
});

/** Rows and columns of an emulator after everything was written to it: what is seen in each cell. */
async function shown(...writes: string[]): Promise<string[][]> {
  const emulator = new xterm.Terminal({ cols: COLUMNS, rows: ROWS, allowProposedApi: true });
  for (const text of ['\x1b[?7l', ...writes])
    await new Promise<void>((resolve) => emulator.write(text, resolve));
  return Array.from({ length: ROWS }, (_, y) => {
    const line = emulator.buffer.active.getLine(y)!;
    return Array.from({ length: COLUMNS }, (_, x) => {
      const cell = line.getCell(x)!;
      const color = cell.isFgDefault() ? '' : cell.getFgColor();
      const background = cell.isBgDefault() ? '' : cell.getBgColor();
      const weight = [cell.isBold(), cell.isDim()].map(Boolean);
      return seen(
        cell.getChars() || ' '.repeat(cell.getWidth()),
        weight,
        Boolean(cell.isInverse()),
        color,
        background,
      );
    });
  });
}

/** What is seen of a cell: of a blank that is not inverse its ground alone. */
const seen = (text: string, weight: boolean[], inverse: boolean, color: unknown, background: unknown) =>
  JSON.stringify(
    text === ' '
      ? [' ', inverse && [color, background], background]
      : [text, weight, inverse, color, background],
  );

const NAMED = { red: 1, green: 2, yellow: 3, blue: 4, magenta: 5 };
const numberOf = (colour: Style['color']) =>
  colour === undefined
    ? ''
    : typeof colour === 'number'
      ? colour
      : (NAMED[colour as keyof typeof NAMED] ?? Number.parseInt(colour.slice(1), 16));

/** What is to be seen in each cell of rows. */
const meant = (rows: readonly Row[], base: Style): string[][] =>
  rows.map((row) =>
    Array.from({ length: COLUMNS }, (_, x) => {
      const { bold, dimColor, inverse, ...colours } = row.styles[x] ?? {};
      const { color, background } = { ...base, ...colours };
      const weight = [bold, dimColor].map(Boolean);
      return seen(row.texts[x] ?? ' ', weight, Boolean(inverse), numberOf(color), numberOf(background));
    }),
  );

const ROWS = 2;
const part = fc.tuple(
  fc.oneof(
    fc.string({ unit: fc.constantFrom('a', 'b', ' ', '♠', '│', '█', '王', 'e\u0301'), maxLength: 6 }),
    fc.nat(14).map((count) => ' '.repeat(count)),
  ),
  fc.constantFrom<Style>(
    {},
    { bold: true },
    { dimColor: true },
    { bold: true, dimColor: true },
    { inverse: true },
    { color: 196 },
    { color: 'red', bold: true },
    { color: 16, background: 255 },
    { color: 124, background: 255, bold: true },
    { color: 16, background: 253, inverse: true },
    { color: '#e6e2d3', background: '#14392b' },
  ),
);
const row = fc.array(part, { maxLength: 6 }).map((parts) => rowOf(...parts));
const rows = fc.array(row, { minLength: ROWS, maxLength: ROWS });
const slate = fc.record({
  columns: fc.constant(COLUMNS),
  hasColour: fc.constant(true),
  base: fc.constantFrom<Style>({}, FELT),
  erases: fc.boolean(),
});

test('a frame shows its cells on any slate, drawn whole or as changes of another', async () => {
  await fc.assert(
    fc.asyncProperty(rows, rows, slate, async (before, after, on) => {
      const whole = frameChanges(null, before, on);
      expect(await shown('rubbish\x1b[1;31;44m', whole)).toEqual(meant(before, on.base));
      const changed = frameChanges(before, after, on);
      expect(await shown(whole, changed)).toEqual(meant(after, on.base));
      if (!on.erases) expect(whole + changed).not.toMatch(on.base === FELT ? /\[\d*[XKJ]/ : /\[\d*X/);
    }),
    { numRuns: 300 },
  );
});
