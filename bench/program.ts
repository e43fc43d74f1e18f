import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from '@lydell/node-pty';

export interface Program {
  /**
   * Types a key and waits for what it changes on the screen, `shown` among it if given: milliseconds since the start, or since
   * the key before.
   */
  answered(key: string, shown?: string): Promise<number>;
  /** Bytes written after the last key. */
  lastFrame(): number;
  /** What was written after the last key. */
  lastText(): string;
  /** Memory in use, in MB; NaN where the system does not tell. */
  memory(): number;
  /** Ends the program; the folder it kept its files in. */
  close(): Promise<string>;
}

/** The built program on a terminal of 80×24 that answers how wide a glyph is. It is ready once it shows `ready`. */
export function openProgram(args: readonly string[] = [], ready = 'q:quit'): Program {
  const home = mkdtempSync(join(tmpdir(), 'cardroom-bench-'));
  let since = performance.now();
  const child = spawn(process.execPath, [join(process.cwd(), 'dist/main.js'), ...args], {
    cols: 80,
    rows: 24,
    env: { PATH: process.env.PATH, CARDROOM_HOME: home, TERM: 'xterm-256color', LANG: 'C.UTF-8' },
  });
  let written = '';
  let wake = () => {};
  child.onData((data) => {
    if (data.includes('\x1b[6n')) child.write('\x1b[1;2R');
    written += data;
    wake();
  });
  const until = async (done: () => boolean): Promise<void> => {
    while (!done()) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  let started = false;
  return {
    async answered(key, shown = '') {
      if (!started) await until(() => written.includes(ready));
      if (started) since = performance.now();
      started = true;
      written = '';
      child.write(key);
      await until(() => written.includes('\x1b[?2026l', written.indexOf(shown)) && written.includes(shown));
      return performance.now() - since;
    },
    lastFrame: () => Buffer.byteLength(written),
    lastText: () => written,
    memory() {
      try {
        const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
        return Number(kilobytes) / 1024;
      } catch {
        return Number.NaN;
      }
    },
    async close() {
      const ended = new Promise((resolve) => child.onExit(resolve));
      child.kill('SIGKILL');
      await ended;
      return home;
    },
  };
}
