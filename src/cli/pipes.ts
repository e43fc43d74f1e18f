import { readSync, writeSync } from 'node:fs';
import { reasonOf } from '../store/errors.ts';
import { Misuse } from './misuse.ts';
import { lost } from './output.ts';

// Standard input and output as files, since Node's streams take as long to load as the rules of all games.

/** The file descriptor of standard input, for `linesIn`. */
export const STDIN = 0;
const STDOUT = 1;
const LINE_FEED = 0x0a;
/** Bytes read at once. */
const CHUNK = 1 << 16;
/** Pause before a pipe is tried again, in ms. */
const PAUSE = 5;

/** Most bytes of a line: far more than any log has, and few enough for one string. */
export const LONGEST_LINE = 16 << 20;

/**
 * Yields the lines of a file one by one, without line ends; the last line may lack one. Cuts a line one byte after `LONGEST_LINE`. Throws a
 * Misuse if the file cannot be read.
 */
export function* linesIn(file: number): Generator<string> {
  const chunk = Buffer.alloc(CHUNK);
  let begun: Buffer[] = [];
  let length = 0;
  for (;;) {
    const read = chunk.subarray(0, readInto(chunk, file));
    if (read.length === 0) break;
    let from = 0;
    for (let end = read.indexOf(LINE_FEED); end >= 0; end = read.indexOf(LINE_FEED, from)) {
      yield textOf([...begun, read.subarray(from, Math.min(end, from + LONGEST_LINE + 1 - length))]);
      [begun, length] = [[], 0];
      from = end + 1;
    }
    const rest = read.subarray(from, from + LONGEST_LINE + 1 - length);
    if (rest.length > 0) begun.push(Buffer.from(rest));
    length += rest.length;
  }
  if (begun.length > 0) yield textOf(begun);
}

function readInto(chunk: Buffer, file: number): number {
  try {
    return patiently(() => readSync(file, chunk));
  } catch (error) {
    throw new Misuse(`The input cannot be read: ${reasonOf(error)}.`);
  }
}

const textOf = (pieces: readonly Buffer[]): string => Buffer.concat(pieces).toString().replace(/\r$/, '');

/** Prints a text on standard output. If that fails, ends the program in order. */
export function print(text: string): void {
  try {
    writeTo(STDOUT, text);
  } catch (error) {
    lost(error as NodeJS.ErrnoException);
  }
}

/** Writes all of a text. Throws the file's errors. */
export function writeTo(file: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) done += patiently(() => writeSync(file, bytes, done));
}

/** Reads or writes until it succeeds: another program may have made the pipe non-blocking. Returns the number of bytes. */
function patiently(move: () => number): number {
  for (;;) {
    try {
      return move();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Windows reports the end of a pipe so.
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  }
}
