import { EventEmitter, once } from 'node:events';
import { type Duplex, PassThrough } from 'node:stream';
import { bitsOf } from '../capabilities.ts';
import type { Streams } from '../plain/streams.ts';
import { SMALL_WINDOWS } from '../tui/drawing/size.ts';
import { type Clock, clock as realClock } from '../tui/terminal/clock.ts';
import type { Host } from '../tui/terminal/lifecycle.ts';
import { type Input, type Output, openTerminal } from '../tui/terminal/open.ts';
import type { Size } from '../tui/terminal/screen.ts';
import type { Terminal } from '../tui/terminal/terminal.ts';
import { Budget } from './budget.ts';
import { LIMITS } from './limits.ts';

const { typing: TYPING, deaf: DEAF, window: WINDOW } = LIMITS;
/** Pause after which a fast typist's time begins anew, in ms. */
const BREAK = 3000;
/** Allowances for a remote terminal: time to answer, and its share of this program's time. */
const REMOTE = { patience: 2000, share: { stretch: 8, most: 200 } };

/** The socket beneath a channel. */
export interface Link {
  readonly writableNeedDrain: boolean;
  destroy(): unknown;
  on(event: 'drain', listener: () => void): unknown;
}

/** The guest's end of the connection. */
export interface GuestLine {
  readonly channel: Duplex;
  readonly link: Link;
  readonly term: string;
  readonly env: Readonly<Record<string, string>>;
  readonly columns: number;
  readonly rows: number;
  onResize(listener: (columns: number, rows: number) => void): void;
}

const clamped = (wanted: number, most: number): number =>
  Number.isFinite(wanted) && wanted > 0 ? Math.max(1, Math.min(most, Math.floor(wanted))) : 0;

/** A size that can be drawn; 0 if the terminal does not know it. */
const sizeOf = (columns: number, rows: number): Size => ({
  columns: clamped(columns, WINDOW.columns),
  rows: clamped(rows, WINDOW.rows),
});

/** Keys from a channel, as many as a person types; the others are dropped. */
class Keyboard extends EventEmitter implements Input {
  readonly #typed: Buffer[] = [];

  constructor({ channel, link }: GuestLine, clock: Clock) {
    super();
    const budget = new Budget(TYPING, clock);
    /** Time when the overflow began, and time of the last one. */
    let since = clock.now();
    let last = Number.NEGATIVE_INFINITY;
    channel.on('data', (chunk: Buffer) => {
      const taken = budget.take(chunk.length);
      if (taken > 0) this.#type(chunk.subarray(0, taken));
      if (taken === chunk.length) return;
      queueMicrotask(() => this.emit('dropped', chunk.subarray(taken)));
      const now = clock.now();
      if (now - last > BREAK) since = now;
      last = now;
      if (now - since > TYPING.tooLong) link.destroy();
    });
    channel.on('end', () => this.emit('end'));
    channel.on('close', () => this.emit('end'));
  }
  /** Passes on in one piece bytes that came together in several packets, so that they are drawn once. */
  #type(bytes: Buffer): void {
    this.#typed.push(bytes);
    if (this.#typed.length === 1)
      queueMicrotask(() => this.emit('data', Buffer.concat(this.#typed.splice(0))));
  }
  // A channel has no mode but raw, and is always read: bytes without a listener are dropped.
  setRawMode(): void {}
  resume(): void {}
  pause(): void {}
}

/** The screen at the other end of a channel. */
class Display extends EventEmitter implements Output {
  readonly #line: GuestLine;
  readonly #clock: Clock;
  /** Number of texts in the channel. */
  #waiting = 0;
  #callOff: (() => void) | null = null;
  #size: Size;

  constructor(line: GuestLine, clock: Clock) {
    super();
    this.#line = line;
    this.#clock = clock;
    this.#size = sizeOf(line.columns, line.rows);
    line.link.on('drain', this.#taken);
    this.#followSize();
  }

  get columns(): number {
    return this.#size.columns;
  }
  get rows(): number {
    return this.#size.rows;
  }
  readonly getColorDepth = (): number =>
    /^(truecolor|24bit)$/.test(this.#line.env.COLORTERM ?? '') ? 24 : bitsOf(this.#line.term);

  get isBusy(): boolean {
    return this.#waiting > 0 || this.#line.link.writableNeedDrain;
  }

  write(text: string): void {
    if (!this.#line.channel.writable) return;
    this.#waiting += 1;
    this.#line.channel.write(text, () => {
      this.#waiting -= 1;
      this.#taken();
    });
    if (this.isBusy) this.#callOff ??= this.#clock.after(DEAF, () => this.#line.link.destroy());
  }

  readonly #taken = (): void => {
    if (this.isBusy || !this.#callOff) return;
    this.#callOff();
    this.#callOff = null;
    this.emit('drain');
  };

  /** Passes on a size no more often than a window can be redrawn. */
  #followSize(): void {
    let isResting = false;
    let latest = this.#size;
    const follow = (): void => {
      if (latest.columns === this.#size.columns && latest.rows === this.#size.rows) return;
      this.#size = latest;
      isResting = true;
      this.#clock.after(WINDOW.every, () => {
        isResting = false;
        follow();
      });
      this.emit('resize');
    };
    this.#line.onResize((columns, rows) => {
      latest = sizeOf(columns, rows);
      if (!isResting) follow();
    });
  }

  /** Stops drawing. */
  close(): void {
    this.#callOff?.();
  }
}

export interface GuestLines {
  readonly streams: Streams;
  /** Aborts when the guest is lost. */
  readonly gone: AbortSignal;
  /** Ends the connection because of a fault of the program. */
  fail(error: unknown): void;
}

/** Opens lines of text on a channel; the guest's own terminal shows what they type. */
export function openGuestLines(
  line: GuestLine,
  fail: (error: unknown) => void,
  clock: Clock = realClock,
): GuestLines {
  const gone = new AbortController();
  const output = new Display(line, clock);
  line.channel.on('close', () => gone.abort());
  gone.signal.addEventListener('abort', () => output.close());
  return {
    ...{ gone: gone.signal, fail },
    streams: {
      input: pieces(wholeLines(new Keyboard(line, clock)), output),
      write: (text) => output.write(text),
      isEchoing: false,
    },
  };
}

const LINE_FEED = 0x0a;
/** A line longer than any that is read, in place of lines with dropped bytes. */
const CUT_LINE = Buffer.from(`${'-'.repeat(TYPING.atOnce)}\n`);

/** The typed lines without the remains of lines that lost bytes: nobody meant those. */
function wholeLines(keyboard: Keyboard): PassThrough {
  const whole = new PassThrough();
  let isCut = false;
  let isTold = false;
  keyboard.on('data', (bytes: Buffer) => {
    const from = isCut ? bytes.indexOf(LINE_FEED) + 1 : 0;
    if (isCut && from === 0) return;
    isCut = false;
    isTold = false;
    whole.write(bytes.subarray(from));
  });
  keyboard.on('dropped', (bytes: Buffer) => {
    if (!isTold) whole.write(CUT_LINE);
    isTold = true;
    isCut = bytes.at(-1) !== LINE_FEED;
  });
  keyboard.on('end', () => whole.end());
  return whole;
}

/** Cuts the input into pieces of at most a line. Waits before each until the answers so far are sent. */
async function* pieces(input: AsyncIterable<Buffer>, output: Display): AsyncGenerator<Uint8Array> {
  for await (const bytes of input)
    for (let from = 0; from < bytes.length; ) {
      if (output.isBusy) await once(output, 'drain');
      const end = bytes.indexOf(LINE_FEED, from) + 1 || bytes.length;
      yield bytes.subarray(from, end);
      from = end;
    }
}

export interface GuestTerminal {
  readonly terminal: Terminal;
  /** Aborts when the guest is lost, or the terminal has ended itself. */
  readonly gone: AbortSignal;
}

/** Opens the terminal at the other end of a channel. It works as at home, but nothing there stops or ends this program. */
export async function openGuestTerminal(line: GuestLine, clock: Clock = realClock): Promise<GuestTerminal> {
  const gone = new AbortController();
  const stdout = new Display(line, clock);
  gone.signal.addEventListener('abort', () => stdout.close());
  const host = Object.assign(new EventEmitter(), {
    env: { ...line.env, TERM: line.term },
    platform: 'linux',
    canStop: false,
    pid: process.pid,
    kill: () => true,
    exit: () => gone.abort(),
    stderr: { write: (text: string) => stdout.write(text.replace(/\r?\n/g, '\r\n')) },
  });
  const terminal = await openTerminal({
    stdin: new Keyboard(line, clock),
    stdout,
    // A guest's terminal gets no signals or faults of the program.
    host: host as unknown as Host,
    clock,
    remote: REMOTE,
    smallest: SMALL_WINDOWS,
  });
  return { terminal, gone: gone.signal };
}
