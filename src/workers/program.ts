import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { count } from '../engine/words.ts';
import { endTree } from './end-tree.ts';

/** Most ms for an answer; a new program may need longer to get ready. */
export const PATIENCE = 5_000;
export const FIRST_PATIENCE = 20_000;

/** Most bytes of a line, and most lines that a program may write before they are asked for. */
const LONGEST_LINE = 1 << 20;
const MOST_LINES = 1000;
const LINE_FEED = 0x0a;

/** A player broke the rules of the game or of the answers; the message is the verdict. */
export class Forfeit extends Error {}
/** A player did not answer in time. */
export class Silence extends Forfeit {}

/** The move in a program's answer, as text. Throws a Forfeit if there is none. */
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

/** A running program, asked one question at a time. */
export class Program {
  readonly #name: string;
  readonly #child: ChildProcess & { readonly stdin: Writable; readonly stdout: Readable };
  readonly #lines: string[] = [];
  /** The reason why it is not running any more; null while it runs. */
  #ended: string | null = null;
  /** Bytes of its unfinished line. */
  #begun = 0;
  #wake: () => void = () => {};

  /**
   * `command`: a text for the shell, or the words of a program. `errors`: its standard error goes to this program's, for its author, or
   * nowhere.
   */
  constructor(name: string, command: string | readonly string[], errors: 'inherit' | 'ignore' = 'inherit') {
    this.#name = name;
    const isText = typeof command === 'string';
    const [file, ...words] = isText ? [command] : command;
    this.#child = spawn(file!, words, {
      shell: isText,
      // The program leads a group that can be ended as one. Windows has no such groups, and would open a window.
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: ['pipe', 'pipe', errors],
    });
    createInterface({ input: this.#child.stdout }).on('line', (line) => {
      // Ignores lines that came together with one too many.
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
    // A program that does not read has ended, or its silence will show it.
    this.#child.stdin.on('error', () => {});
  }

  /** Sends a question and returns the next line of the answer. Throws a Forfeit if the program ends or is silent for `patience` ms. */
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
      // After this process was stopped, the time may be over although an answer has come, so that is read first.
      const timer = setTimeout(() => setImmediate(resolve), ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Ends a program whose output cannot be read. */
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
