import { closeSync, fstatSync, fsync, fsyncSync, openSync, statSync, truncateSync, writeSync } from 'node:fs';

/** A file that grows by whole lines, written by this process alone. Killing the process loses no line that `append` has returned from. */
export class LogFile {
  readonly #path: string;
  readonly #file: number;
  #length: number;
  /** The disk's error after `settle`; `sync` throws it. */
  #fault: Error | null = null;
  /** True if half a line was written and could not be removed. */
  #torn = false;

  /** `flags` as for `fs.open`: `ax` to create, `a` to go on. Throws what `fs.open` throws. */
  constructor(path: string, flags: 'a' | 'ax') {
    this.#path = path;
    this.#file = openSync(path, flags, 0o600);
    this.#length = fstatSync(this.#file).size;
  }

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  /** Is the file no longer at its path? Throws if that cannot be seen, as when a file has taken the folder's place. */
  get isGone(): boolean {
    const there = statSync(this.#path, { bigint: true, throwIfNoEntry: false });
    const own = fstatSync(this.#file, { bigint: true });
    return there?.ino !== own.ino || there.dev !== own.dev;
  }

  /** Writes lines of text, all or none of them. Throws the disk's errors. */
  append(lines: readonly string[]): void {
    if (this.#torn) this.#mend();
    if (fstatSync(this.#file).size !== this.#length) {
      throw new Error('another program wrote to it');
    }
    const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
    try {
      for (let done = 0; done < bytes.length; ) done += writeSync(this.#file, bytes, done);
    } catch (error) {
      this.#torn = fstatSync(this.#file).size > this.#length;
      if (this.#torn) this.#mend();
      throw error;
    }
    this.#length += bytes.length;
  }

  /** Asks the system to bring the lines to the disk itself, in case the power fails, and returns at once. `sync` throws a later error. */
  settle(): void {
    fsync(this.#file, (error) => {
      this.#fault ??= error;
    });
  }

  /** As `settle`, but waits for the disk. Throws the disk's errors. */
  sync(): void {
    if (this.#fault) throw this.#fault;
    fsyncSync(this.#file);
  }

  close(): void {
    closeSync(this.#file);
  }

  /** Shortens the file by its path: Windows cannot shorten a file that is open for appending. */
  #mend(): void {
    truncateSync(this.#path, this.#length);
    this.#torn = false;
  }
}
