import { EventEmitter } from 'node:events';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { SMALL_WINDOWS } from '../../src/tui/drawing/size.ts';
import { clock as realClock } from '../../src/tui/terminal/clock.ts';
import type { Host } from '../../src/tui/terminal/lifecycle.ts';
import { openTerminal, type TerminalOptions } from '../../src/tui/terminal/open.ts';
import type { Size } from '../../src/tui/terminal/screen.ts';
import type { Terminal } from '../../src/tui/terminal/terminal.ts';
import { createDisplay, type Display, usual } from './display.ts';

export interface Stage extends Display {
  readonly terminal: Terminal;
  /** As the window is now. */
  readonly size: Size;
  /** Types all of `text`, or sends these bytes, in one read. */
  keys(text: string | Uint8Array): void;
  /** The window gets another size while the program is stopped: it is not told. */
  resizeUnheard(size: Size): void;
  /** Sends a signal, or an error that nobody caught. */
  signal(event: string, argument?: unknown): void;
  /** So many ms go by for the program, unless it was given a clock of its own. */
  forward(ms: number): void;
  /** The exit status, once there is one. */
  readonly status: number | undefined;
  readonly stderr: string;
  /** Whether the keyboard is in raw mode. */
  readonly isRaw: boolean;
  /** A shell takes the keyboard out of raw mode, and the program is not told. */
  cook(): void;
}

export interface StageOptions
  extends Pick<
    TerminalOptions,
    'clock' | 'colour' | 'mouse' | 'symbols' | 'ground' | 'lag' | 'smallest' | 'afterword'
  > {
  size?: Size;
  env?: Record<string, string | undefined>;
  /** Rewrites the terminal's answers on their way to the program, '' for silence. */
  answers?: (text: string) => string;
  /** What it says its background is, as `1e1e/1e1e/1e1e`; left out: it is silent. */
  background?: string;
}

/** Draws an element on the real terminal layer in this process, with an emulator for a terminal; closed when the test is over. */
export async function openStage(element: ReactNode, options: StageOptions = {}): Promise<Stage> {
  const stage = await setStage(element, options);
  onTestFinished(stage.terminal.close);
  return stage;
}

/** The same, for callers that close it themselves. */
export async function setStage(element: ReactNode, options: StageOptions = {}): Promise<Stage> {
  const { size = usual, answers = (text: string) => text, env, background, ...rest } = options;
  let isRaw = false;
  // As libuv, which sets the terminal only where it believes that the mode changes.
  let believed = false;
  let forwarded = 0;
  let status: number | undefined;
  let stderr = '';

  const stdin = Object.assign(new EventEmitter(), {
    setRawMode(on: boolean) {
      if (on !== believed) isRaw = on;
      believed = on;
    },
    resume() {},
    pause() {},
  });
  const display = createDisplay(size, (text) => stdin.emit('data', answers(text)), background);
  const stdout = Object.assign(new EventEmitter(), {
    columns: size.columns,
    rows: size.rows,
    write: (text: string) => display.write(text),
    getColorDepth: () => 8,
  });
  const host = Object.assign(new EventEmitter(), {
    platform: 'linux',
    env: { TERM: 'xterm-256color', LANG: 'C.UTF-8', ...env },
    exit(code: number) {
      status = code;
    },
    kill: () => true,
    stderr: {
      write(text: string) {
        stderr += text;
      },
    },
  });

  // As Node asks for the size of a terminal.
  let window = size;
  host.on('SIGWINCH', () => {
    if (stdout.columns === window.columns && stdout.rows === window.rows) return;
    Object.assign(stdout, window);
    stdout.emit('resize');
  });

  // A test of what the terminal answers, or the environment says, asks; for all others a busy machine could answer too late.
  const asks = options.answers !== undefined || env !== undefined || background !== undefined;
  const terminal = await openTerminal({
    ...((!asks || options.symbols) && { symbols: 'unicode' as const, ground: 'dark' as const, lag: null }),
    clock: { ...realClock, now: () => realClock.now() + forwarded },
    smallest: SMALL_WINDOWS,
    ...rest,
    stdin,
    stdout,
    host: host as unknown as Host,
  });
  terminal.render(element);
  await display.drawn();
  return Object.create(
    display,
    Object.getOwnPropertyDescriptors({
      terminal,
      keys: (text: string | Uint8Array) => void stdin.emit('data', Buffer.from(text)),
      forward(ms: number) {
        forwarded += ms;
      },
      signal: (event: string, argument?: unknown) => void host.emit(event, argument),
      get size() {
        return window;
      },
      get status() {
        return status;
      },
      get stderr() {
        return stderr;
      },
      get isRaw() {
        return isRaw;
      },
      cook() {
        isRaw = false;
      },
      resize(next: Size) {
        this.resizeUnheard(next);
        host.emit('SIGWINCH');
      },
      resizeUnheard(next: Size) {
        display.resize(next);
        window = next;
      },
    }),
  ) as Stage;
}
