import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { AnyGame } from '../engine/game.ts';
import { count } from '../engine/words.ts';
import { Forfeit } from './contest.ts';
import { endTree } from './end-tree.ts';
import { questionOf } from './exec-format.ts';
import type { Played, Side } from './side.ts';

/** Ms for an answer; a program that has just begun may need longer to get ready. */
const PATIENCE = 5_000;
const FIRST_PATIENCE = 20_000;

/** A side that is any program: it reads a question a line from its standard input, and writes `{"move": "…"}` a line, see `exec-format.ts`. */
export function execSide(
  name: string,
  game: AnyGame,
  patience = PATIENCE,
  firstPatience = FIRST_PATIENCE,
): Side {
  const command = name.slice('exec:'.length);
  let program: Program | null = null;
  return {
    name,
    async choose(decision) {
      const first = program === null;
      program ??= new Program(name, command);
      const line = await program.ask(
        JSON.stringify(questionOf(game, decision)),
        first ? firstPatience : patience,
      );
      return read(name, game, line);
    },
    close() {
      program?.close();
      program = null;
    },
  };
}

function read(name: string, game: AnyGame, line: string): Played {
  let answer: unknown;
  try {
    answer = JSON.parse(line);
  } catch {
    throw new Forfeit(`${name} answered with a line that is not JSON: ${line.slice(0, 80)}`);
  }
  const { move: text, error } = Object(answer);
  if (typeof error === 'string') throw new Forfeit(`${name} cannot answer: ${error.slice(0, 200)}`);
  if (typeof text !== 'string') throw new Forfeit(`${name} answered without a "move": ${line.slice(0, 80)}`);
  return { move: game.parse(text), text, search: null };
}

/** A program that is running, and who waits for its next line. */
class Program {
  readonly #name: string;
  readonly #child: ChildProcess & { readonly stdin: Writable; readonly stdout: Readable };
  readonly #lines: string[] = [];
  #ended: string | null = null;
  #wake: () => void = () => {};

  constructor(name: string, command: string) {
    this.#name = name;
    // What it says on its standard error is for whoever wrote it.
    this.#child = spawn(command, {
      shell: true,
      // The shell leads a group that can be ended as one. Windows has no such groups, and would open a window.
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    createInterface({ input: this.#child.stdout }).on('line', (line) => {
      this.#lines.push(line);
      this.#wake();
    });
    const ended = (how: string) => {
      this.#ended ??= how;
      this.#wake();
    };
    this.#child.on('error', (error) => ended(error.message));
    this.#child.on('close', (code, signal) => ended(signal ? `killed by ${signal}` : `exit status ${code}`));
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
      if (this.#ended !== null)
        throw new Forfeit(`${this.#name} ended in the middle of a game (${this.#ended}).`);
      const left = deadline - performance.now();
      if (left <= 0) {
        throw new Forfeit(`${this.#name} gave no answer for ${count(patience / 1e3, 'second')}.`);
      }
      await this.#next(left);
    }
  }

  #next(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  close(): void {
    this.#child.stdin.end();
    if (this.#child.pid !== undefined && this.#ended === null) endTree(this.#child.pid);
  }
}
