import type { ReactNode } from 'react';
import { colourDepth, erasesWithGround, isUnicodeLocale, mayMove, mayTouch } from '../../capabilities.ts';
import { printableLines } from '../../printable.ts';
import { type Clock, clock as realClock } from './clock.ts';
import { type Ground, groundIn, groundOf } from './ground.ts';
import { type InputEvent, readInput } from './input.ts';
import type { Key } from './keys.ts';
import {
  type Host,
  hungUp,
  interrupted,
  type Lifecycle,
  obituary,
  quitted,
  watchProcess,
} from './lifecycle.ts';
import { Listeners } from './listeners.ts';
import { ASK_CURSOR, GroundProbe, Lag, type Look, WidthProbe } from './look.ts';
import type { Mounted } from './mount.tsx';
import {
  createScreen,
  enterScreen,
  heedMouse,
  holds,
  leaveMouse,
  leaveScreen,
  type Screen,
  type Size,
} from './screen.ts';
import type { Terminal } from './terminal.ts';
import { type Share, TypedAhead } from './typed-ahead.ts';

export type Input = NodeJS.EventEmitter & {
  setRawMode(on: boolean): unknown;
  resume(): unknown;
  pause(): unknown;
};

export type Output = NodeJS.EventEmitter & {
  columns: number;
  rows: number;
  write(text: string): unknown;
  /** Is output still waiting? Then nothing is drawn before `drain`. Left out: never. */
  readonly isBusy?: boolean;
  getColorDepth?(env: object): number;
};

export interface TerminalOptions {
  stdin?: Input;
  stdout?: Output;
  /** The source of signals and errors, which also gets the exit status. */
  host?: Host;
  clock?: Clock;
  /** `--color` is true, `--no-color` false. */
  colour?: boolean | undefined;
  /** The symbols to draw with. Left out: the terminal is asked. */
  symbols?: Look['symbols'] | undefined;
  /** The terminal's background. Left out: the terminal is asked. */
  ground?: Ground | undefined;
  /** The lag of the terminal in ms; null: no animations. Left out: the terminal is asked. */
  lag?: number | null | undefined;
  /** False: the mouse is left to the terminal. */
  mouse?: boolean | undefined;
  /** The smallest allowed windows: a window must have room for one of them. Left out: 80×21. */
  smallest?: readonly Size[];
  /** The network to the terminal. Left out: a local terminal. */
  remote?: Remote;
  /** Returns a sentence for the player after a crash: where the match is saved. Must not throw. */
  afterword?: () => string | undefined;
}

/** A terminal across a network, one of several that this program draws on. Its locale is unknown here, so its width is asked for. */
export interface Remote {
  /** Time for an answer, in ms. */
  readonly patience: number;
  readonly share: Share;
}

/** `opening`: being asked for its capabilities. `open`: in use. `suspended`: given back while the program is stopped. `closed`: for good. */
type Phase = 'opening' | 'open' | 'suspended' | 'closed';

/** Some terminals do not know their size, and report 0. */
const windowSize = ({ columns, rows }: Output): Size => ({ columns: columns || 80, rows: rows || 24 });

/** The terminal while it is ours: alternate screen, raw keys, and the way back whatever happens. */
class OpenTerminal implements Terminal {
  readonly clock: Clock;
  readonly #options: TerminalOptions;
  readonly #stdin: Input;
  readonly #stdout: Output;
  readonly #host: Host;
  readonly #screen: Screen;
  readonly #typed: TypedAhead;
  readonly #keys = new Listeners<Key>();
  readonly #pastes = new Listeners<string>();
  readonly #resizes = new Listeners<void>();
  readonly #resumptions = new Listeners<void>();
  readonly #width = new WidthProbe();
  readonly #ground = new GroundProbe();
  readonly #lag = new Lag();
  readonly #lifecycle: Lifecycle;
  readonly #stopReading: () => void;

  #phase: Phase = 'opening';
  #look: Look;
  #size: Size;
  /** The allowed smallest windows, the latest last. */
  #smallest: readonly (readonly Size[])[];
  /** The number of components that leave the mouse to the terminal. */
  #leaving = 0;
  #isHeeding = false;
  #isDrawn = false;
  /** The mounted screen; null before `open`. */
  #mounted: Mounted | null = null;
  /** Is the terminal gone, so that nothing can be drawn or read? */
  #isGone = false;

  /** Takes the terminal; `open` makes it ready for drawing. */
  constructor(options: TerminalOptions) {
    const { stdin = process.stdin, host = process } = options;
    const stdout: Output = options.stdout ?? process.stdout;
    this.#smallest = [options.smallest ?? [{ columns: 80, rows: 21 }]];
    this.clock = options.clock ?? realClock;
    this.#options = options;
    this.#stdin = stdin;
    this.#stdout = stdout;
    this.#host = host;
    this.#look = { depth: colourDepth(host.env, options.colour, stdout), symbols: 'ascii' };
    this.#size = windowSize(stdout);
    this.#screen = createScreen({
      write: (text) => void stdout.write(text),
      size: () => this.#size,
      look: () => this.#look,
      erases: erasesWithGround(host.env.TERM),
      isBusy: () => stdout.isBusy === true,
    });
    const taker = {
      take: (event: InputEvent) => this.#attempt(() => this.#take(event)),
      settle: () => this.#attempt(() => this.#mounted?.settle()),
      show: () => this.#attempt(() => this.#showAll()),
      now: this.clock.now,
    };
    this.#typed = new TypedAhead(taker, options.remote?.share);
    this.#stopReading = readInput(
      stdin,
      (events) => this.#typed.add(events.flatMap(this.#aimed)),
      this.clock,
    );
    this.#lifecycle = watchProcess(host, {
      end: this.#end,
      fail: this.fail,
      suspend: this.#giveBack,
      resume: this.#takeBack,
    });
    stdout.on('resize', this.#resize);
    stdout.on('drain', this.#screen.catchUp);
    // Writing at the end may be the first to notice that the window is gone.
    stdout.on('error', this.#lose);
    stdin.on('error', this.#lose);
    stdin.on('end', this.#lose);
    this.#enter();
  }

  /** Asks for the terminal's capabilities while Ink loads. A terminal that was closed meanwhile stays closed. */
  async open(): Promise<void> {
    const [ground, symbols, { mount }] = await Promise.all([
      // Asked first, see `#placed`.
      this.#groundFound(),
      this.#symbols(),
      import('./mount.tsx'),
    ]);
    if (this.#phase === 'closed') return;
    this.#look = { ...this.#look, symbols, ...ground };
    this.#mounted = mount(this, this.#screen.show);
    if (this.#phase === 'suspended') return;
    this.#phase = 'open';
    this.#screen.redraw();
    this.#askLag();
  }

  /** A guest's frames go over a network that others use as well. */
  get #asksLag(): boolean {
    const { lag, remote } = this.#options;
    return lag === undefined && !remote && mayMove(this.#host.env);
  }

  readonly askLag = (): void => {
    this.#lag.again();
    this.#askLag();
  };

  #askLag(): void {
    if (this.#phase === 'open' && this.#asksLag && this.#lag.isUnsure) this.#ask(ASK_CURSOR);
  }

  /** Asks a question that the terminal answers with the position of its cursor. */
  readonly #ask = (text: string): void => {
    this.#lag.asked(this.clock.now());
    this.#stdout.write(text);
  };

  #symbols(): Look['symbols'] | Promise<Look['symbols']> {
    const { env, platform } = this.#host;
    const { symbols, remote } = this.#options;
    if (symbols) return symbols;
    if (!remote && !isUnicodeLocale(env, platform)) return 'ascii';
    return this.#width.ask(this.#ask, this.clock, remote?.patience);
  }

  /** Asked only if colours depend on it. Without an answer the environment decides. */
  async #groundFound(): Promise<Pick<Look, 'ground' | 'own'>> {
    if (this.#options.ground) return { ground: this.#options.ground };
    if (this.#look.depth < 2) return { ground: 'unknown' };
    const { remote } = this.#options;
    const own = await this.#ground.ask((text) => this.#stdout.write(text), this.clock, remote?.patience);
    return own === null ? { ground: groundIn(this.#host.env.COLORFGBG) } : { ground: groundOf(own), own };
  }

  get look(): Look {
    return this.#look;
  }
  get size(): Size {
    return this.#size;
  }
  get lag(): number | null {
    return this.#asksLag ? this.#lag.ms : (this.#options.lag ?? null);
  }

  render(element: ReactNode): void {
    this.#attempt(() => this.#mounted?.render(element));
    // By now a screen that leaves the mouse alone has said so.
    this.#isDrawn = true;
    this.#heed();
  }
  readonly onKey = this.#keys.add;
  readonly onPaste = this.#pastes.add;
  readonly onResize = this.#resizes.add;
  readonly onResume = this.#resumptions.add;

  readonly suspend = (): void => this.#lifecycle.stop();

  readonly close = (): void => {
    if (this.#phase === 'closed') return;
    const held = this.#phase !== 'suspended';
    this.#phase = 'closed';
    if (held) this.#leave();
    this.#typed.drop();
    this.#stopReading();
    this.#lifecycle.dispose();
    this.#stdout.off('resize', this.#resize);
    this.#stdout.off('drain', this.#screen.catchUp);
    this.#mounted?.unmount();
    this.#mounted = null;
  };

  readonly fail = (error: unknown): void => {
    if (this.#phase === 'closed') return;
    this.close();
    const debug = this.#host.env.CARDROOM_DEBUG === '1';
    this.#host.stderr.write(obituary(error, this.#options.afterword?.(), debug));
    this.#host.exit(1);
  };

  readonly #end = (status: number): void => {
    if (this.#phase === 'closed') return;
    this.close();
    const afterword = this.#options.afterword?.();
    if (afterword) this.#host.stderr.write(`${printableLines(afterword)}\n`);
    // Node aborts at exit if it cannot reset a terminal that is gone. This ends it with the same status.
    if (this.#isGone) this.#host.kill(this.#host.pid, 'SIGHUP');
    this.#host.exit(status);
  };

  readonly #lose = (): void => {
    this.#isGone = true;
    this.#end(hungUp);
  };

  #enter(): void {
    this.#stdin.setRawMode(true);
    this.#stdin.resume();
    this.#stdout.write(enterScreen);
  }
  #leave(): void {
    this.#heed();
    this.#screen.blank();
    this.#stdout.write(leaveScreen);
    this.#stdin.setRawMode(false);
    this.#stdin.pause();
  }

  /** Turns reports of the mouse on or off. */
  #heed(): void {
    const { mouse = true } = this.#options;
    const isFree = mouse && mayTouch(this.#host.env) && this.#leaving === 0;
    const wanted = isFree && this.#isDrawn && this.#phase === 'open';
    if (wanted === this.#isHeeding) return;
    this.#isHeeding = wanted;
    this.#stdout.write(wanted ? heedMouse : leaveMouse);
  }

  leaveMouse(): () => void {
    this.#leaving++;
    this.#heed();
    return () => {
      this.#leaving--;
      this.#heed();
    };
  }

  /** A touch presses the key of the frame that the window showed at that moment. Elsewhere it is dropped. */
  readonly #aimed = (event: InputEvent): readonly InputEvent[] => {
    if (event.kind !== 'touch') return [event];
    const key = event.by === 'back' ? 'Esc' : this.#screen.touchedAt(event.x, event.y, event.by);
    return key === null || !this.#isHeeding ? [] : [{ kind: 'key', key }];
  };

  /** Gives the terminal back, as the program is about to be stopped. */
  readonly #giveBack = (): void => {
    if (this.#phase !== 'opening' && this.#phase !== 'open') return;
    this.#phase = 'suspended';
    this.#typed.drop();
    this.#leave();
  };

  /** Takes the terminal again; others may have used it. */
  readonly #takeBack = (): void => {
    if (this.#phase === 'closed') return;
    this.#phase = 'suspended';
    this.#heed();
    this.#screen.blank();
    // The size may have changed while the program was stopped; this signal makes Node ask for it.
    this.#host.emit('SIGWINCH', 'SIGWINCH');
    // A shell may have reset the keyboard of a stopped program. Only a change of mode reaches the terminal.
    this.#stdin.setRawMode(false);
    this.#enter();
    this.#phase = this.#mounted ? 'open' : 'opening';
    this.#redraw(() => this.#resumptions.tell());
    this.#heed();
  };

  readonly #resize = (): void => {
    this.#size = windowSize(this.#stdout);
    this.#redraw(() => this.#resizes.tell());
  };

  /** Draws every cell in one frame, after `tell` has called listeners. */
  #redraw(tell: () => void = () => {}): void {
    this.#screen.blank();
    this.#attempt(() => {
      tell();
      this.#showAll();
    });
    if (this.#phase === 'open') this.#screen.redraw();
  }

  #showAll(): void {
    this.#mounted?.settle();
    this.#mounted?.draw();
  }

  #take(event: InputEvent): void {
    if (event.kind === 'cursor') this.#placed(event.column);
    else if (event.kind === 'ground') this.#ground.answer(event.colour);
    else if (event.kind === 'key') this.#press(event.key);
    else if (event.kind === 'paste' && !this.#isTooSmall) this.#pastes.tell(event.text);
  }

  /** The terminal answers in order. If it reports its cursor before its background, it will never report the latter. */
  #placed(column: number): void {
    this.#ground.answer(null);
    this.#lag.answered(this.clock.now());
    this.#askLag();
    this.#width.answer(column);
  }

  #press(key: Key): void {
    if (key === 'Ctrl-C') this.#end(interrupted);
    else if (key === 'Ctrl-\\') this.#end(quitted);
    else if (key === 'Ctrl-Z') this.suspend();
    else if (key === 'Ctrl-L') this.#redraw();
    else if (!this.#isTooSmall || (key === 'q' && this.leadsBack)) this.#keys.tell(key);
    else if (key === 'q') this.#end(0);
  }

  get leadsBack(): boolean {
    return this.#smallest.slice(0, -1).some((sizes) => sizes.some((least) => holds(this.#size, least)));
  }

  get #isTooSmall(): boolean {
    return !this.smallest.some((least) => holds(this.#size, least));
  }

  get smallest(): readonly Size[] {
    return this.#smallest.at(-1)!;
  }

  allow(smallest: readonly Size[]): () => void {
    // A copy, since the same sizes may be allowed twice, and each is taken back by itself.
    const own = [...smallest];
    this.#smallest = [...this.#smallest, own];
    this.#resizes.tell();
    return () => {
      this.#smallest = this.#smallest.filter((each) => each !== own);
      this.#resizes.tell();
    };
  }

  /** Runs work that may call the program's own code. Its errors end the program in order. */
  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.fail(error);
    }
  }
}

/** Takes the terminal: alternate screen, raw keys. Ink loads while the terminal is asked for its capabilities. */
export async function openTerminal(options: TerminalOptions = {}): Promise<Terminal> {
  const terminal = new OpenTerminal(options);
  await terminal.open();
  return terminal;
}
