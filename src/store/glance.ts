import { closeSync, fstatSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import type { BySeat, Seat } from '../engine/game.ts';

/** How a match ended, as the last line of its log has it. */
export interface Outcome {
  readonly scores: BySeat<number>;
  readonly winners: readonly Seat[];
  readonly deals: number;
}

/** What a log shows of itself at its ends. */
export interface Glance {
  readonly firstLine: string;
  /** Null while the match goes on. */
  readonly outcome: Outcome | null;
  /** When it was last written, in ms since 1970. */
  readonly changed: number;
}

/** This much of a file's beginning and end, enough for a header without stacked decks and for the last line. */
const BYTES = 4096;

/** The first and the last line of a file without reading what is between; null if it cannot be read. */
export function glanceAt(path: string): Glance | null {
  try {
    const file = openSync(path, 'r');
    try {
      const { size, mtimeMs } = fstatSync(file);
      const buffer = Buffer.alloc(Math.min(size, BYTES));
      readSync(file, buffer, 0, buffer.length, 0);
      const end = buffer.indexOf('\n');
      const firstLine =
        end < 0 ? (readFileSync(path, 'utf8').split('\n', 1)[0] ?? '') : buffer.toString('utf8', 0, end);
      readSync(file, buffer, 0, buffer.length, size - buffer.length);
      const lastLine = buffer.toString('utf8').trimEnd().split('\n').at(-1) ?? '';
      return { firstLine, outcome: readOutcome(lastLine), changed: mtimeMs };
    } finally {
      closeSync(file);
    }
  } catch {
    return null;
  }
}

function readOutcome(line: string): Outcome | null {
  if (!line.startsWith('{"result":')) return null;
  try {
    return (JSON.parse(line) as { result: Outcome }).result;
  } catch {
    return null;
  }
}

/** The deal that the last deal line of a file names; 0 where there is none or it cannot be read. */
export function lastDeal(path: string): number {
  try {
    const text = readFileSync(path, 'utf8');
    return Number.parseInt(text.slice(text.lastIndexOf('{"deal":') + '{"deal":'.length), 10) || 0;
  } catch {
    return 0;
  }
}

/** The names in a folder; none where it is not there or cannot be read. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
