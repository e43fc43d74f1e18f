import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from '@lydell/node-pty';
import { onTestFinished } from 'vitest';
import type { Settings } from '../../src/front/settings.ts';
import type { Size } from '../../src/tui/terminal/screen.ts';
import { COMPILED, programPath } from './built.ts';
import { createDisplay, type Display, usual } from './display.ts';
import { ALL_TOLD } from './tables.ts';

export interface PtyOptions {
  /** The built program (default), a program of `test/support/programs` by name, or a command of one's own. */
  program?: 'cardroom' | 'demo';
  command?: readonly string[];
  args?: readonly string[];
  env?: Record<string, string | undefined>;
  size?: Size;
  /** What the player prefers, besides that every decision is asked for. */
  settings?: Partial<Settings>;
  /** Rewrites the terminal's answers on their way to the program, '' for silence. */
  answers?: (text: string) => string;
}

export interface Pty extends Display {
  readonly pid: number;
  /** A data directory of its own, as CARDROOM_HOME. */
  readonly home: string;
  /** Types, byte by byte as given: `'\r'` is Enter, `'\x1b[A'` Up. */
  keys(text: string): void;
  /** Types, and resolves with the rows once they show what came of it. */
  press(text: string): Promise<string[]>;
  /** The rows once they have stayed as they are, asked for some times over: bots that think no longer than a turn have moved. */
  settled(): Promise<string[]>;
  /** Presses a key until the screen changes: one that comes before words can have been read is not heard. */
  insist(key: string): Promise<void>;
  kill(signal: NodeJS.Signals): void;
  /** Takes the terminal away, as when its window is closed. What the program does then is not followed. */
  hangUp(): void;
  /** The exit status, once the program has ended and all it wrote is on the screen. */
  readonly exit: Promise<{ status: number; signal: number | undefined }>;
}

/** Lets programs in a home use compiled code of other tests' programs: a start without it takes twice the time. */
function shareCompiled(home: string): void {
  const cache = join(home, 'cache');
  if (!COMPILED || !existsSync(home) || existsSync(cache)) return;
  mkdirSync(cache);
  symlinkSync(COMPILED, join(cache, 'compiled'), 'junction');
}

/**
 * A plain, complete environment; nothing is inherited that could change what is drawn. `compiles`: the program begins without compiled code,
 * as after an installation.
 */
export function plainEnvironment(home: string, { compiles = false } = {}): Record<string, string> {
  if (!compiles) shareCompiled(home);
  return {
    PATH: process.env.PATH ?? '',
    HOME: home,
    CARDROOM_HOME: home,
    CARDROOM_SEED: `fresh-${'0'.repeat(32)}`,
    TERM: 'xterm-256color',
    LANG: 'C.UTF-8',
  };
}

/** Keeps settings in a data folder: no tip is given, and no terminal is waited for, unless that is what they are about. */
export function keepSettings(home: string, settings: Partial<Settings> = {}): void {
  const kept = { tips: false, symbols: 'symbols', tables: ALL_TOLD, ...settings };
  writeFileSync(join(home, 'settings.json'), JSON.stringify(kept));
}

/** Starts a program on a terminal of its own; it is killed when the test is over. */
export function openPty(options: PtyOptions = {}): Pty {
  const { size = usual, answers = (text: string) => text } = options;
  const home = mkdtempSync(join(tmpdir(), 'cardroom-test-'));
  // Every decision is asked for, so that a test may count them.
  keepSettings(home, { forced: 'asked', ...options.settings });
  const [file = '', ...rest] = options.command ?? [
    process.execPath,
    programPath(options.program ?? 'cardroom'),
  ];
  const env = { ...plainEnvironment(home), ...options.env };
  const child = spawn(file, [...rest, ...(options.args ?? [])], {
    cols: size.columns,
    rows: size.rows,
    cwd: home,
    env: Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined)),
  });
  const display = createDisplay(size, (text) => child.write(answers(text)));
  child.onData((data) => display.write(data));

  let ended = false;
  let stopFollowing = () => {};
  const exit = new Promise<{ status: number; signal: number | undefined }>((resolve) => {
    stopFollowing = () => resolve({ status: 0, signal: undefined });
    child.onExit(({ exitCode, signal }) => {
      ended = true;
      display.drawn().then(() => resolve({ status: exitCode, signal: signal || undefined }));
    });
  });
  onTestFinished(async () => {
    if (!ended) child.kill('SIGKILL');
    await exit;
    rmSync(home, { recursive: true, force: true });
  });

  return Object.assign(Object.create(display) as Display, {
    pid: child.pid,
    home,
    keys: (text: string) => child.write(text),
    async press(text: string) {
      const before = display.raw.length;
      // Ctrl-L has the window cleared, which no other frame does.
      child.write(`${text}\x0c`);
      return display.waitFor(() => display.raw.slice(before).includes('\x1b[2J'));
    },
    async settled(this: Pty) {
      for (let last = '', same = 0; same < 5; ) {
        const now = (await this.press('')).join('\n');
        same = now === last ? same + 1 : 0;
        last = now;
      }
      return display.lines();
    },
    async insist(this: Pty, key: string) {
      const before = (await this.press('')).join('\n');
      while ((await this.press(key)).join('\n') === before);
    },
    kill: (signal: NodeJS.Signals) => process.kill(child.pid, signal),
    hangUp() {
      ended = true;
      stopFollowing();
      (child as unknown as { destroy(): void }).destroy();
    },
    resize(next: Size) {
      display.resize(next);
      child.resize(next.columns, next.rows);
    },
    exit,
  });
}
