import { readSync, writeSync } from 'node:fs';
import { reasonOf } from '../store/errors.ts';
import { Misuse } from './misuse.ts';
import { lost } from './output.ts';

// Standard input and output as files: Node's streams take as long to load as the rules of all games.

/** The file of standard input, for `linesIn`. */
export const STDIN = 0;
const STDOUT = 1;
const LINE_FEED = 0x0a;
/** Bytes that are read at once. */
const CHUNK = 1 << 16;
/** For how long a pipe that is not ready is left alone, in ms. */
const PAUSE = 5;

/** The most that a line may have, in bytes: far more than the log of any match, and so little that it fits in a text. */
export const LONGEST_LINE = 16 << 20;

/**
 * The lines of a file, each when it is asked for, without its line end, which the last one may lack. What a line has beyond one byte more than
 * `LONGEST_LINE` is left out. Throws a Misuse where the file cannot be read.
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

/** Writes a text on standard output. What cannot be written ends the program in order. */
export function print(text: string): void {
  try {
    writeTo(STDOUT, text);
  } catch (error) {
    lost(error as NodeJS.ErrnoException);
  }
}

/** Writes all of a text. Throws what the file refuses. */
export function writeTo(file: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) done += patiently(() => writeSync(file, bytes, done));
}

/** Reads or writes, as often as it takes where another program has made the pipe one that does not wait. Answers the number of bytes. */
function patiently(move: () => number): number {
  for (;;) {
    try {
      return move();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // So Windows says that a pipe has ended.
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  }
}
