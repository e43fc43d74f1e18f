import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { count } from '../engine/words.ts';
import { endTree } from './end-tree.ts';

/** Ms for an answer; a program that has just begun may need longer to get ready. */
export const PATIENCE = 5_000;
export const FIRST_PATIENCE = 20_000;

/** The most bytes of a line, and the most lines that a program may write and nobody has asked for yet. */
const LONGEST_LINE = 1 << 20;
const MOST_LINES = 1000;
const LINE_FEED = 0x0a;

/** Somebody broke the rules of the game or of how a program answers; the message is the verdict. */
export class Forfeit extends Error {}
/** Somebody said nothing at all in their time. */
export class Silence extends Forfeit {}

/** The move in a program's answer, as text. Throws a Forfeit where there is none. */
export function answerIn(name: string, line: string): string {
  let answer: unknown;
  try {
    answer = JSON.parse(line);
  } catch {
    throw new Forfeit(`${name} answered with a line that is not JSON: ${line.slice(0, 80)}`);
  }
  const { move, error } = Object(answer);
  if (typeof error === 'string') throw new Forfeit(`${name} cannot answer: ${error.slice(0, 200)}`);
  if (typeof move !== 'string') throw new Forfeit(`${name} answered without a "move": ${line.slice(0, 80)}`);
  return move;
}

/** A program that is running, and who waits for its next line. */
export class Program {
  readonly #name: string;
  readonly #child: ChildProcess & { readonly stdin: Writable; readonly stdout: Readable };
  readonly #lines: string[] = [];
  /** What is to be said of one that is not running any more. */
  #ended: string | null = null;
  /** Bytes of a line that has not ended. */
  #begun = 0;
  #wake: () => void = () => {};

  /**
   * `command`: a text for the shell, or the words of a program. `errors`: what it writes on its standard error goes to ours, for
   * whoever wrote it, or nowhere.
   */
  constructor(name: string, command: string | readonly string[], errors: 'inherit' | 'ignore' = 'inherit') {
    this.#name = name;
    const isText = typeof command === 'string';
    const [file, ...words] = isText ? [command] : command;
    this.#child = spawn(file!, words, {
      shell: isText,
      // It leads a group that can be ended as one. Windows has no such groups, and would open a window.
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: ['pipe', 'pipe', errors],
    });
    createInterface({ input: this.#child.stdout }).on('line', (line) => {
      // Behind one too many come those that were read with it.
      if (this.#ended !== null) return;
      if (this.#lines.push(line) > MOST_LINES) this.#break(`wrote ${MOST_LINES} lines that nobody asked for`);
      this.#wake();
    });
    this.#child.stdout.on('data', (bytes: Buffer) => {
      const end = bytes.lastIndexOf(LINE_FEED);
      this.#begun = end < 0 ? this.#begun + bytes.length : bytes.length - end - 1;
      if (this.#begun > LONGEST_LINE) this.#break('answered with a line of more than a megabyte');
    });
    const ended = (how: string) => {
      this.#ended ??= how;
      this.#wake();
    };
    this.#child.on('error', ({ message }) => ended(`cannot be started (${message}); check its path`));
    this.#child.on('close', (code, signal) => {
      ended(`ended without an answer (${signal ? `killed by ${signal}` : `exit status ${code}`})`);
    });
    // A program that does not read has ended or will be found out by its silence.
    this.#child.stdin.on('error', () => {});
  }

  /** The next line it writes after this one is written to it. Throws a Forfeit if it ends or is silent for `patience` ms. */
  async ask(question: string, patience: number): Promise<string> {
    this.#child.stdin.write(`${question}\n`);
    const deadline = performance.now() + patience;
    for (;;) {
      const line = this.#lines.shift();
      if (line !== undefined) return line;
      if (this.#ended !== null) throw new Forfeit(`${this.#name} ${this.#ended}.`);
      const left = deadline - performance.now();
      if (left <= 0) {
        throw new Silence(`${this.#name} gave no answer for ${count(patience / 1e3, 'second')}.`);
      }
      await this.#next(left);
    }
  }

  #next(ms: number): Promise<void> {
    return new Promise((resolve) => {
      // After a stop the time is over, but an answer may have come: what is there is read first.
      const timer = setTimeout(() => setImmediate(resolve), ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Ends one that writes what nobody could read. */
  #break(why: string): void {
    this.close();
    this.#ended ??= why;
    this.#lines.length = 0;
    this.#child.stdout.destroy();
    this.#wake();
  }

  close(): void {
    this.#child.stdin.end();
    if (this.#child.pid !== undefined && this.#ended === null) endTree(this.#child.pid);
  }
}
