import xterm from '@xterm/headless';
import type { Bits } from '../../src/tui/terminal/cells.ts';
import type { Size } from '../../src/tui/terminal/screen.ts';

export interface Cell {
  text: string;
  bold: boolean;
  dim: boolean;
  inverse: boolean;
  /** Index of the colour, or 24 bits as `#14392b`; nothing for the terminal's own. */
  colour: number | Bits | undefined;
  /** The colour behind it, in the same form. */
  background: number | Bits | undefined;
}

/** A terminal emulator that remembers every byte it was sent. */
export interface Display {
  write(data: string): void;
  /** All that was ever written. */
  readonly raw: string;
  /** Rows of the window, without spaces at their ends. */
  lines(): string[];
  /** Columns of the window. */
  readonly columns: number;
  /** Row and column count from 0. */
  cell(row: number, column: number): Cell;
  readonly isAlternate: boolean;
  /** Resolves with the rows once a whole frame matches; rejects, showing them, when none does in time. */
  waitFor(wanted: RegExp | ((lines: string[]) => boolean)): Promise<string[]>;
  /** Resolves when everything written so far is on the screen. */
  drawn(): Promise<void>;
  resize(size: Size): void;
}

/** How long what must come is waited for, in ms: the one limit of time in all tests, for a program that hangs. */
const DEADLINE = 60_000;

/** Resolves once `holds` does, for what no frame tells of. */
export async function until(holds: () => boolean): Promise<void> {
  for (const end = performance.now() + DEADLINE; !holds(); ) {
    if (performance.now() > end) throw new Error(`Waited ${DEADLINE} ms for ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Lets everything that is due run, some times over: where nothing may come of it. */
export async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}

const colourIn = (number: number, isBits: boolean): number | Bits =>
  isBits ? `#${number.toString(16).padStart(6, '0')}` : number;

/** The beginning and the end of a frame: 8 characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: sequences begin with one
const FRAME = /\x1b\[\?2026([hl])/g;

export const usual: Size = { columns: 80, rows: 24 };

/**
 * `answer` receives what the emulator sends back to the program, such as where its cursor is; `ground`, as `1e1e/1e1e/1e1e`, is what it says
 * its background is. Left out: it does not know.
 */
export function createDisplay(
  { columns, rows }: Size,
  answer: (text: string) => void,
  ground?: string,
): Display {
  const emulator = new xterm.Terminal({ cols: columns, rows, scrollback: 100, allowProposedApi: true });
  emulator.onData(answer);
  if (ground)
    emulator.parser.registerOscHandler(11, () => {
      answer(`\x1b]11;rgb:${ground}\x1b\\`);
      return true;
    });
  const watchers = new Set<() => void>();
  let raw = '';
  /** The latest output and the end of the output before it, which may be half a sequence. */
  let latest = '';
  /** A frame has begun and not ended: what came is a part of it. */
  let isHalf = false;

  const lines = () => {
    const buffer = emulator.buffer.active;
    return Array.from({ length: emulator.rows }, (_, row) =>
      (buffer.getLine(buffer.baseY + row)?.translateToString() ?? '').trimEnd(),
    );
  };
  return {
    write(data) {
      raw += data;
      latest = latest.slice(-7) + data;
      for (const [, sign] of latest.matchAll(FRAME)) isHalf = sign === 'h';
      const half = isHalf;
      emulator.write(data, () => {
        if (!half) for (const watcher of watchers) watcher();
      });
    },
    get raw() {
      return raw;
    },
    lines,
    get columns() {
      return emulator.cols;
    },
    cell(row, column) {
      const cell = emulator.buffer.active.getLine(emulator.buffer.active.baseY + row)?.getCell(column);
      if (!cell) throw new Error(`No cell at row ${row}, column ${column}`);
      return {
        text: cell.getChars(),
        bold: cell.isBold() !== 0,
        dim: cell.isDim() !== 0,
        inverse: cell.isInverse() !== 0,
        colour: cell.isFgDefault() ? undefined : colourIn(cell.getFgColor(), cell.isFgRGB()),
        background: cell.isBgDefault() ? undefined : colourIn(cell.getBgColor(), cell.isBgRGB()),
      };
    },
    get isAlternate() {
      return emulator.buffer.active.type === 'alternate';
    },
    waitFor(wanted) {
      const matches =
        typeof wanted === 'function' ? wanted : (rows: string[]) => wanted.test(rows.join('\n'));
      return new Promise((resolve, reject) => {
        const stop = () => {
          watchers.delete(look);
          clearTimeout(timer);
        };
        const look = () => {
          const now = lines();
          if (!matches(now)) return;
          stop();
          resolve(now);
        };
        const timer = setTimeout(() => {
          stop();
          reject(new Error(`Waited ${DEADLINE} ms for ${wanted}; the screen shows:\n${lines().join('\n')}`));
        }, DEADLINE);
        timer.unref();
        watchers.add(look);
        look();
      });
    },
    drawn: () => new Promise((resolve) => emulator.write('', resolve)),
    resize: ({ columns, rows }) => emulator.resize(columns, rows),
  };
}
