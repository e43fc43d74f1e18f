import { closeSync, fstatSync, ftruncateSync, openSync, writeSync } from 'node:fs';

/**
 * A file that only grows, line by line. A line is in the operating system's hands when `append` returns, so that killing the
 * process loses none. Where writing fails (a full disk), lines wait and are tried again with the next one.
 */
export class AppendOnlyFile {
  readonly #file: number;
  #length: number;
  #waiting = '';

  /** `flags` as for `fs.open`: `ax` to create, `a` to go on. Throws what `fs.open` throws. */
  constructor(path: string, flags: 'a' | 'ax') {
    this.#file = openSync(path, flags, 0o600);
    this.#length = fstatSync(this.#file).size;
  }

  /** Null when all is written, or the error that keeps lines waiting. */
  append(line: string): NodeJS.ErrnoException | null {
    this.#waiting += `${line}\n`;
    const bytes = Buffer.from(this.#waiting);
    try {
      for (let done = 0; done < bytes.length; ) done += writeSync(this.#file, bytes, done);
    } catch (error) {
      // No half a line in front of the next attempt.
      if (fstatSync(this.#file).size > this.#length) ftruncateSync(this.#file, this.#length);
      return error as NodeJS.ErrnoException;
    }
    this.#length += bytes.length;
    this.#waiting = '';
    return null;
  }

  close(): void {
    closeSync(this.#file);
  }
}
