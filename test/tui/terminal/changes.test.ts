import xterm from '@xterm/headless';
import { expect, test } from 'vitest';
import { Cells, type Style } from '../../../src/tui/terminal/cells.ts';
import { rowChanges } from '../../../src/tui/terminal/changes.ts';
import fc from '../../support/fc.ts';

const COLUMNS = 40;
const WINDOW = { columns: COLUMNS, hasColour: true };

/** A row of texts, one behind the other, each in its style. */
function rowOf(...parts: (string | readonly [string, Style])[]) {
  const cells = new Cells(COLUMNS, 1);
  let at = 0;
  for (const part of parts)
    at = typeof part === 'string' ? cells.plain(at, 0, part) : cells.plain(at, 0, ...part);
  return cells.row(0);
}

const changes = (before: string, after: string) => rowChanges(2, rowOf(before), rowOf(after), WINDOW);

test('only what differs is drawn, and a short way between two changes with it', () => {
  expect(changes('7♥  LEGAL', '8♥  LEGAL')).toBe('\x1b[3;1H8');
  expect(changes('a  b', 'A  B')).toBe('\x1b[3;1HA  B');
  expect(changes(`a${' '.repeat(20)}b`, `A${' '.repeat(20)}B`)).toBe('\x1b[3;1HA\x1b[3;22HB');
  expect(changes('same', 'same')).toBe('');
});

test('what was longer is erased, and a style alone is a change, but not of a blank', () => {
  expect(changes('longer', 'long')).toBe('\x1b[3;5H\x1b[K');
  expect(changes('longer', 'lone')).toBe('\x1b[3;4He\x1b[K');
  expect(rowChanges(0, rowOf('turn'), rowOf(['turn', { inverse: true }]), WINDOW)).toBe(
    '\x1b[1;1H\x1b[7mturn\x1b[m',
  );
  expect(rowChanges(0, rowOf('a'), rowOf('a', [' ', { bold: true }]), WINDOW)).toBe('');
  expect(rowChanges(0, rowOf('a'), rowOf('a', [' ', { inverse: true }]), WINDOW)).toBe(
    '\x1b[1;2H\x1b[7m \x1b[m',
  );
});

test('a row of which nothing is known is drawn and erased whole, one that fills the window drawn only', () => {
  expect(rowChanges(0, null, rowOf('whole'), WINDOW)).toBe('\x1b[1;1Hwhole\x1b[K');
  expect(rowChanges(0, null, rowOf(), WINDOW)).toBe('\x1b[1;1H\x1b[K');
  expect(rowChanges(0, null, rowOf('x'.repeat(COLUMNS)), WINDOW)).not.toContain('\x1b[K');
});

test('after a character of which terminals differ how wide it is the cursor is told where it stands', () => {
  expect(changes('', '王é!')).toBe('\x1b[3;1H王\x1b[3Gé\x1b[4G!');
  expect(changes('王 6 left', '王 5 left')).toBe('\x1b[3;4H5');
});

test('without colour bold, dim and inverse are left', () => {
  const row = rowOf(['7♥', { color: 196, bold: true }], ['7♣', { color: 'green' }]);
  const draw = (hasColour: boolean) => rowChanges(0, rowOf(), row, { columns: COLUMNS, hasColour });
  expect(draw(true)).toBe('\x1b[1;1H\x1b[1;38;5;196m7♥\x1b[0;32m7♣\x1b[m');
  expect(draw(false)).toBe('\x1b[1;1H\x1b[1m7♥\x1b[m7♣');
});

test('a background shows on blanks, is never drawn on what stands beside it, and goes with the colours', () => {
  const tile: Style = { color: 231, background: 28, bold: true };
  const row = rowOf([' G4 ', tile], ' 4');
  const draw = (hasColour: boolean) => rowChanges(0, rowOf(), row, { columns: COLUMNS, hasColour });
  expect(draw(true)).toBe('\x1b[1;1H\x1b[1;38;5;231;48;5;28m G4 \x1b[m 4');
  expect(draw(false)).toBe('\x1b[1;1H\x1b[1m G4 \x1b[m 4');
  expect(rowChanges(0, rowOf('a b'), rowOf('a', [' ', tile], 'b'), WINDOW)).toContain('48;5;28');
  expect(rowChanges(0, rowOf([' ', tile]), rowOf([' ', { ...tile, background: 25 }]), WINDOW)).toContain(
    '48;5;25',
  );
});

/** What a terminal shows of a row after everything was written to it. */
async function shown(...writes: string[]): Promise<string> {
  const emulator = new xterm.Terminal({ cols: COLUMNS, rows: 2, allowProposedApi: true });
  for (const text of writes) await new Promise<void>((resolve) => emulator.write(text, resolve));
  const line = emulator.buffer.active.getLine(0)!;
  return Array.from({ length: COLUMNS }, (_, column) => {
    const cell = line.getCell(column)!;
    const isSeen = cell.getChars().trim() !== '' || cell.isInverse();
    return isSeen
      ? [
          cell.getChars(),
          cell.getWidth(),
          cell.isBold(),
          cell.isDim(),
          cell.isInverse(),
          cell.getFgColor(),
        ].join()
      : ' ';
  }).join('\n');
}

const part = fc.tuple(
  fc.string({ unit: fc.constantFrom('a', 'b', ' ', '♠', '│', '█', '王', 'e\u0301'), maxLength: 6 }),
  fc.constantFrom<Style>(
    {},
    { bold: true },
    { dimColor: true },
    { inverse: true },
    { color: 196 },
    { color: 'red', bold: true },
  ),
);
const row = fc.array(part, { maxLength: 6 }).map((parts) => rowOf(...parts));

test('the changes draw what the whole row would', async () => {
  const whole = (one: ReturnType<typeof rowOf>) => rowChanges(0, null, one, WINDOW);
  await fc.assert(
    fc.asyncProperty(row, row, async (before, after) => {
      const changed = rowChanges(0, before, after, WINDOW);
      expect(await shown(whole(before), changed)).toBe(await shown(whole(after)));
    }),
    { numRuns: 300 },
  );
});
