import type { ReactNode } from 'react';
import { printableLines } from '../../printable.ts';
import { inAscii } from './ascii.ts';
import { type ColourDepth, colourDepth, isUnicodeLocale } from './capabilities.ts';
import { type InputEvent, readInput } from './input.ts';
import type { Key } from './keys.ts';
import { type Host, hungUp, interrupted, obituary, quitted, watchProcess } from './lifecycle.ts';
import { createScreen, enterScreen, leaveScreen, type Size, withoutColour } from './screen.ts';

export type Input = NodeJS.EventEmitter & {
  setRawMode(on: boolean): unknown;
  resume(): unknown;
  pause(): unknown;
};

export type Output = NodeJS.EventEmitter & {
  columns: number;
  rows: number;
  write(text: string): unknown;
  getColorDepth?(env: object): number;
};

export interface TerminalOptions {
  stdin?: Input;
  stdout?: Output;
  /** Where signals and errors come from and where the exit status goes. */
  host?: Host;
  /** `--color` is true, `--no-color` false. */
  colour?: boolean | undefined;
  /** `--ascii`: letters and `+-|` whatever the terminal can show. */
  ascii?: boolean | undefined;
  /** The smallest window that is drawn in; 80×24 unless told. */
  minimum?: Size;
  /** A sentence for the player who is thrown out: where the match is saved. Must not throw. */
  afterword?: () => string | undefined;
}

/** What is drawn with. Fixed from the first frame on. */
export interface Look {
  readonly depth: ColourDepth;
  /** Suit glyphs and line drawing, or letters and `+-|`. */
  readonly symbols: 'unicode' | 'ascii';
}

export interface Terminal {
  readonly look: Look;
  /** The window now; the same object until it changes. */
  readonly size: Size;
  readonly minimum: Size;
  /** Draws an element, in place of the one before. A frame uses rows 1 to `size.rows - 1`. */
  render(element: ReactNode): void;
  /** Calls `listener` for every key but Ctrl-C, Ctrl-\, Ctrl-Z and Ctrl-L, which the terminal keeps to itself. */
  onKey(listener: (key: Key) => void): () => void;
  /** Calls `listener` with pasted text, on one line. What nobody listens for is dropped. */
  onPaste(listener: (text: string) => void): () => void;
  onResize(listener: () => void): () => void;
  /** Calls `listener` before the first frame after Ctrl-Z or another stop: time to put up the curtain. */
  onResume(listener: () => void): () => void;
  /** Gives the terminal back and stops the program, as Ctrl-Z does. */
  suspend(): void;
  /** Gives the terminal back for good. The program ends when nothing else keeps it. */
  close(): void;
  /** Closes on an error, says so in one sentence and exits with 1. */
  fail(error: unknown): void;
}

/** How long the terminal may take to say how wide `♠` is, in ms. Without an answer there are letters. */
const probeDelay = 500;

interface Listeners<T> {
  add(listener: (value: T) => void): () => void;
  tell(value: T): void;
}

function listeners<T>(): Listeners<T> {
  let all: readonly ((value: T) => void)[] = [];
  return {
    add(listener) {
      all = [...all, listener];
      return () => {
        all = all.filter((other) => other !== listener);
      };
    },
    // One that is added meanwhile waits for the next time.
    tell: (value) => {
      for (const listener of all) listener(value);
    },
  };
}

/** Some terminals do not know their size, and say 0. */
const windowSize = ({ columns, rows }: Output): Size => ({ columns: columns || 80, rows: rows || 24 });

/** Takes the terminal: alternate screen, raw keys. Ink is loaded while the terminal is asked what it can show. */
export async function openTerminal(options: TerminalOptions = {}): Promise<Terminal> {
  const { stdin = process.stdin, stdout = process.stdout, host = process } = options;
  const { minimum = { columns: 80, rows: 24 } } = options;
  const depth = colourDepth(host.env, options.colour, stdout);

  let size = windowSize(stdout);
  let symbols: Look['symbols'] = 'ascii';
  let state: 'open' | 'suspended' | 'closed' = 'open';
  let isGone = false;
  const keys = listeners<Key>();
  const pastes = listeners<string>();
  const resizes = listeners<void>();
  const resumptions = listeners<void>();
  /** Lets React catch up, so that the next key meets handlers that know of this one. */
  let settle = () => {};
  let unmount = () => {};
  let answer = (_column: number) => {};

  const dress = (row: string): string => {
    const plain = symbols === 'ascii' ? inAscii(row) : row;
    return depth === 0 ? withoutColour(plain) : plain;
  };
  const screen = createScreen(
    (text) => stdout.write(text),
    () => size,
    dress,
  );

  const enter = () => {
    stdin.setRawMode(true);
    stdin.resume();
    stdout.write(enterScreen);
  };
  const leave = () => {
    screen.blank();
    stdout.write(leaveScreen);
    stdin.setRawMode(false);
    stdin.pause();
  };
  const close = () => {
    if (state === 'closed') return;
    const held = state === 'open';
    state = 'closed';
    if (held) leave();
    stopReading();
    lifecycle.dispose();
    stdout.off('resize', resize);
    unmount();
  };
  const end = (status: number) => {
    if (state === 'closed') return;
    close();
    const afterword = options.afterword?.();
    if (afterword) host.stderr.write(`${printableLines(afterword)}\n`);
    // Node aborts when it exits and cannot reset a terminal that is gone. This ends it with the same status.
    if (isGone) host.kill(host.pid, 'SIGHUP');
    host.exit(status);
  };
  const fail = (error: unknown) => {
    if (state === 'closed') return;
    close();
    host.stderr.write(obituary(error, options.afterword?.(), host.env.CARDROOM_DEBUG === '1'));
    host.exit(1);
  };
  /** Runs what may call the program's own code; its errors end the program in order. */
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      fail(error);
    }
  };

  const resize = () => {
    size = windowSize(stdout);
    attempt(() =>
      screen.hold(() => {
        resizes.tell();
        settle();
      }),
    );
    if (state === 'open') screen.redraw();
  };
  const isTooSmall = () => size.columns < minimum.columns || size.rows < minimum.rows;

  const take = (event: InputEvent) => {
    if (event.kind === 'cursor') return answer(event.column);
    if (event.kind === 'key') {
      if (event.key === 'Ctrl-C') return end(interrupted);
      if (event.key === 'Ctrl-\\') return end(quitted);
      if (event.key === 'Ctrl-Z') return lifecycle.stop();
      if (event.key === 'Ctrl-L') return screen.redraw();
      if (isTooSmall()) return event.key === 'q' ? end(0) : undefined;
      keys.tell(event.key);
    } else if (!isTooSmall()) {
      pastes.tell(event.text);
    }
    settle();
  };
  const stopReading = readInput(stdin, (events) => {
    screen.hold(() => {
      for (const event of events) {
        if (state !== 'open') return;
        attempt(() => take(event));
      }
    });
  });

  const lifecycle = watchProcess(host, {
    end,
    fail,
    suspend() {
      if (state !== 'open') return;
      state = 'suspended';
      leave();
    },
    resume() {
      if (state === 'closed') return;
      state = 'suspended';
      screen.blank();
      // Nobody told us of new sizes while we were stopped; this makes Node ask.
      host.emit('SIGWINCH', 'SIGWINCH');
      state = 'open';
      enter();
      attempt(() => {
        resumptions.tell();
        settle();
      });
      if (state === 'open') screen.redraw();
    },
  });
  stdout.on('resize', resize);
  // The window is gone: nobody is left to draw for or to read from. Leaving may be what finds it out.
  const lose = () => {
    isGone = true;
    end(hungUp);
  };
  stdout.on('error', lose);
  stdin.on('error', lose);
  stdin.on('end', lose);

  const probe = (): Promise<Look['symbols']> => {
    if (options.ascii || !isUnicodeLocale(host.env, host.platform)) return Promise.resolve('ascii');
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve('ascii'), probeDelay);
      answer = (column) => {
        clearTimeout(timer);
        resolve(column === 2 ? 'unicode' : 'ascii');
      };
      stdout.write('\x1b[H♠\x1b[6n\x1b[H\x1b[K');
    });
  };

  enter();
  const [shows, { mount }] = await Promise.all([probe(), import('./mount.tsx')]);
  symbols = shows;

  const terminal: Terminal = {
    look: { depth, symbols },
    get size() {
      return size;
    },
    minimum,
    render: (element) => attempt(() => mounted.render(element)),
    onKey: keys.add,
    onPaste: pastes.add,
    onResize: resizes.add,
    onResume: resumptions.add,
    suspend: lifecycle.stop,
    close,
    fail,
  };
  const mounted = mount(terminal, screen.show);
  settle = mounted.settle;
  unmount = mounted.unmount;
  if (state === 'open') screen.redraw();
  return terminal;
}
