import { closeSync, fstatSync, fsync, fsyncSync, openSync, statSync, truncateSync, writeSync } from 'node:fs';

/**
 * A file that only grows, by whole lines, and by this process alone. What `append` was given is in the operating system's hands when it
 * returns, so that killing the process loses none of it.
 */
export class LogFile {
  readonly #path: string;
  readonly #file: number;
  #length: number;
  /** The disk's refusal of `settle`, which it says once. */
  #fault: Error | null = null;
  /** Half a line was written and could not be taken back. */
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

  /** Is the file, or another of its name, no more where it was? Throws where that cannot be seen: a file may be in its folder's place. */
  get isGone(): boolean {
    const there = statSync(this.#path, { bigint: true, throwIfNoEntry: false });
    const own = fstatSync(this.#file, { bigint: true });
    return there?.ino !== own.ino || there.dev !== own.dev;
  }

  /** Writes lines of text, all or none of them. Throws what the disk has against it. */
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

  /** Has the system bring what was appended to the disk itself, for the power may fail, and waits for nothing. `sync` throws what comes of it. */
  settle(): void {
    fsync(this.#file, (error) => {
      this.#fault ??= error;
    });
  }

  /** As `settle`, but waits until the disk has it. Throws what the disk has against it. */
  sync(): void {
    if (this.#fault) throw this.#fault;
    fsyncSync(this.#file);
  }

  close(): void {
    closeSync(this.#file);
  }

  /** By its path: Windows does not shorten a file that is open for appending. */
  #mend(): void {
    truncateSync(this.#path, this.#length);
    this.#torn = false;
  }
}
