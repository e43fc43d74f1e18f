import { reasonOf } from './errors.ts';
import type { LogFile } from './log-file.ts';

/** Writes the log of a match as it grows. Lines that the disk refuses wait, and are tried again with every new one. */
export class Recorder {
  readonly #lines: string[];
  /** Number of lines in the file. */
  #written: number;
  /** Number of lines in the file when it was opened. */
  #found: number;
  #file: LogFile | null;
  readonly #create: () => LogFile;
  readonly #tell: (reason: string | null) => void;
  #reason: string | null = null;
  #hasBegun: boolean;

  /**
   * `lines`: the log so far, of which `file` has the first `written`. `waits`: nothing is written before `begin`. `create` makes a missing
   * file, or throws. `tell` gets the disk's reason when writing begins to fail, and null when all is written again.
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

  /** True if writing is allowed. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Writes the waiting lines and, from now on, every line. */
  begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    this.flush();
  }

  /** How much of the log is in the file. */
  get saved(): 'all' | 'some' | 'nothing' {
    return this.#written === this.#lines.length ? 'all' : this.#written > 0 ? 'some' : 'nothing';
  }

  /** The disk's reason in a few words; null if all is saved. */
  get reason(): string | null {
    return this.#reason;
  }

  get lines(): readonly string[] {
    return this.#lines;
  }

  /** Lines that should be in the file but are not. */
  get missing(): readonly string[] {
    return this.#hasBegun ? this.#lines.slice(this.#written) : [];
  }

  record(line: string): void {
    this.#lines.push(line);
    this.flush();
  }

  /** Writes the waiting lines. */
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

  /** Asks the system to bring the file to the disk itself, without waiting. */
  settle(): void {
    this.#file?.settle();
  }

  /** Writes the waiting lines and waits for the disk itself. Returns true if the file then has no line. */
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

  /** False if a file has taken the place of the log's folder. */
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
