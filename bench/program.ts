import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from '@lydell/node-pty';
import { command } from './installed.ts';

export interface Program {
  /** Types a key and waits until the screen changes, with `shown` on it if given. Returns ms since the start, or since the key before. */
  answered(key: string, shown?: string): Promise<number>;
  /** As `answered`, or null if the screen does not change within this many ms. */
  answeredWithin(ms: number, key: string): Promise<number | null>;
  /** Waits until this text has appeared after the last key, at most this many ms. */
  shows(text: string, ms: number): Promise<void>;
  /** Waits until nothing has been written for this many ms. */
  settled(ms: number): Promise<void>;
  /** Bytes written after the last key. */
  lastFrame(): number;
  /** Bytes of each frame after the last key. */
  frames(): number[];
  /** The output after the last key, without styles. */
  lastText(): string;
  /** Processor time of its main thread, in ms; NaN if the system does not say. */
  work(): number;
  /** Memory in use, in MB; NaN if the system does not say. */
  memory(): number;
  /** Ends the program like a player who leaves the menu, so that it can save files for its next start. */
  leave(): Promise<void>;
  kill(): Promise<void>;
}

export interface ProgramOptions {
  /** The folder of its installation. */
  readonly folder: string;
  readonly node?: string;
  readonly args?: readonly string[];
  /** A text on the screen once it is ready. */
  readonly ready?: string;
  /** The folder of its files; left out: a new one. */
  readonly home?: string;
  readonly columns?: number;
  readonly rows?: number;
}

/** Most time for anything that must come, in ms. */
export const PATIENCE = 60_000;

/** A new folder for `CARDROOM_HOME`, whose bots do not pause unless `pace` says so. */
export function newHome(pace: 'instant' | 'normal' = 'instant'): string {
  const home = mkdtempSync(join(tmpdir(), 'cardroom-bench-'));
  writeFileSync(join(home, 'settings.json'), JSON.stringify({ pace }));
  return home;
}

/** The environment of a program: nothing that would change what it does. */
export const environment = (home: string): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  CARDROOM_HOME: home,
  // Earlier versions keep compiled code there.
  TMPDIR: home,
  TERM: 'xterm-256color',
  LANG: 'C.UTF-8',
});

/** Opens the program on a terminal that answers questions on the width of glyphs. */
export function openProgram(options: ProgramOptions): Program {
  const { folder, node = process.execPath, args = [], ready = 'q:quit', home = newHome() } = options;
  const { columns = 80, rows = 24 } = options;
  let since = performance.now();
  const child = spawn(node, [command(folder), ...args], { cols: columns, rows, env: environment(home) });
  let hasEnded = false;
  const ended = new Promise<void>((resolve) =>
    child.onExit(() => {
      hasEnded = true;
      wake();
      resolve();
    }),
  );
  let written = '';
  let writtenAt = since;
  let wake = () => {};
  child.onData((data) => {
    if (data.includes('\x1b[6n')) child.write('\x1b[1;2R');
    written += data;
    writtenAt = performance.now();
    wake();
  });
  const until = async (done: () => boolean): Promise<void> => {
    let isOver = false;
    const timer = setTimeout(() => {
      isOver = true;
      wake();
    }, PATIENCE);
    while (!done()) {
      if (isOver || hasEnded) {
        child.kill('SIGKILL');
        throw new Error(
          `${hasEnded ? 'Has ended' : 'Shows nothing new'}: cardroom ${args.join(' ')}\n${text()}`,
        );
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    clearTimeout(timer);
  };
  const within = async (ms: number, done: () => boolean): Promise<void> => {
    let isOver = false;
    const timer = setTimeout(() => {
      isOver = true;
      wake();
    }, ms);
    await until(() => isOver || done());
    clearTimeout(timer);
  };
  /** The output without styles, since a key and its name have different ones in the key bar. */
  // biome-ignore lint/suspicious/noControlCharactersInRegex: styles begin with one
  const text = () => written.replace(/\x1b\[[\d;]*m/g, '');
  const isDrawn = (shown: string) =>
    text().includes('\x1b[?2026l', text().indexOf(shown)) && text().includes(shown);
  let started = false;
  const press = (key: string) => {
    since = performance.now();
    written = '';
    child.write(key);
  };
  return {
    async answered(key, shown = '') {
      if (!started) await until(() => text().includes(ready));
      const begun = started ? performance.now() : since;
      started = true;
      press(key);
      await until(() => isDrawn(shown));
      return performance.now() - begun;
    },
    async answeredWithin(ms, key) {
      press(key);
      await within(ms, () => isDrawn(''));
      return isDrawn('') ? performance.now() - since : null;
    },
    shows: (text, ms) => within(ms, () => isDrawn(text)),
    async settled(ms) {
      if (!started) await until(() => text().includes(ready));
      started = true;
      const end = performance.now() + PATIENCE;
      for (let rest = ms; rest > 0 && performance.now() < end; rest = writtenAt + ms - performance.now())
        await new Promise((resolve) => setTimeout(resolve, rest));
    },
    lastFrame: () => Buffer.byteLength(written),
    frames: () =>
      written
        .split('\x1b[?2026l')
        .slice(0, -1)
        .map((frame) => Buffer.byteLength(frame)),
    lastText: text,
    work() {
      try {
        return (
          Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
        );
      } catch {
        return Number.NaN;
      }
    },
    memory() {
      try {
        const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
        return Number(kilobytes) / 1024;
      } catch {
        return Number.NaN;
      }
    },
    async leave() {
      child.write('q');
      // In a match the first `q` leads to the menu.
      const again = setInterval(() => child.write('q'), 300);
      await until(() => hasEnded);
      clearInterval(again);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
