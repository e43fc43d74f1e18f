import { reasonOf } from './errors.ts';
import type { LogFile } from './log-file.ts';

/** Writes the log of a match as it grows. What cannot be written waits, and is tried again with every line. */
export class Recorder {
  readonly #lines: string[];
  /** Lines that are in the file. */
  #written: number;
  /** Lines that were there when it was opened. */
  #found: number;
  #file: LogFile | null;
  readonly #create: () => LogFile;
  readonly #tell: (reason: string | null) => void;
  #reason: string | null = null;
  #hasBegun: boolean;

  /**
   * `lines` is the log so far, of which the first `written` are in `file`. `waits`: nothing is written before `begin`. `create` makes a file where
   * there is none, or throws. `tell` is called with what the disk has against it when writing begins to fail, and with null when all is written again.
   */
  constructor(options: {
    readonly waits?: boolean;
    readonly lines: readonly string[];
    readonly written: number;
    readonly file: LogFile | null;
    readonly create: () => LogFile;
    readonly tell: (reason: string | null) => void;
  }) {
    this.#lines = [...options.lines];
    this.#written = options.written;
    this.#found = options.written;
    this.#file = options.file;
    this.#create = options.create;
    this.#tell = options.tell;
    this.#hasBegun = options.waits !== true;
  }

  /** Something may be written. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Writes what waits, and from now on every line. */
  begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    this.flush();
  }

  /** How much of the log is in the file. */
  get saved(): 'all' | 'some' | 'nothing' {
    return this.#written === this.#lines.length ? 'all' : this.#written > 0 ? 'some' : 'nothing';
  }

  /** Why not all is saved, in a few words; null when all is. */
  get reason(): string | null {
    return this.#reason;
  }

  /** The log so far. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  /** Lines that should be in the file and are not. */
  get missing(): readonly string[] {
    return this.#hasBegun ? this.#lines.slice(this.#written) : [];
  }

  record(line: string): void {
    this.#lines.push(line);
    this.flush();
  }

  /** Writes what waits. */
  flush(): void {
    if (!this.#hasBegun) return;
    const before = this.#reason;
    try {
      this.#write();
      this.#reason = null;
    } catch (error) {
      this.#reason = reasonOf(error);
    }
    if (this.#reason !== before) this.#tell(this.#reason);
  }

  /** Asks the system to bring the file to the disk itself, and does not wait for it. */
  settle(): void {
    this.#file?.settle();
  }

  /** Writes what waits, and is done once the disk itself has it. True if that left a file without a line in it. */
  close(): boolean {
    this.flush();
    try {
      this.#file?.sync();
    } catch (error) {
      this.#reason = reasonOf(error);
      this.#written = Math.min(this.#written, this.#found);
    }
    const isEmpty = this.#file?.isEmpty === true;
    if (!this.#isReached) this.#written = 0;
    this.#file?.close();
    this.#file = null;
    return isEmpty;
  }

  /** False where a file lies in the place of the log's folder. */
  get #isReached(): boolean {
    try {
      return this.#file?.isGone !== true;
    } catch {
      return false;
    }
  }

  #write(): void {
    if (this.#file?.isGone) {
      this.#file.close();
      this.#file = null;
    }
    if (!this.#file) {
      this.#written = 0;
      this.#found = 0;
      this.#file = this.#create();
    }
    if (this.#written === this.#lines.length) return;
    this.#file.append(this.#lines.slice(this.#written));
    this.#written = this.#lines.length;
  }
}
