import { createServer, type Server, type Socket } from 'node:net';
import { printable } from '../printable.ts';
import { type Clock, clock as realClock } from '../tui/terminal/clock.ts';
import type { Terminal } from '../tui/terminal/terminal.ts';
import { Budget } from './budget.ts';
import { type Caller, Callers } from './callers.ts';
import type { CodeLock } from './codes.ts';
import type { Guests, HostKey } from './keys.ts';
import { LIMITS } from './limits.ts';
import { calledBy } from './names.ts';
import { plainAddress } from './network.ts';
import type { Login, Shell, SshEvents, SshOptions } from './ssh.ts';
import { throttle } from './throttle.ts';
import type { Visitor } from './visitor.ts';
import { type GuestLine, type GuestLines, openGuestLines, openGuestTerminal } from './wire.ts';
import { doorTexts } from './words.ts';

/** Most time for an orderly goodbye, in ms. */
const GOODBYE = 3000;
/** Stands for the window of guests who play in lines of text. */
const NO_PTY = { term: '', columns: 0, rows: 0 };

export interface DoorOptions {
  readonly hostKey: HostKey;
  readonly guests: Pick<Guests, 'find' | 'standingOf' | 'remember'>;
  readonly lock: Pick<CodeLock, 'ask' | 'open' | 'isCode'>;
  isOpen(): boolean;
  /** Shows a guest their table. Returns a sentence for them to read afterwards, or ''. */
  welcome(visitor: Visitor, terminal: Terminal, gone: AbortSignal): Promise<string>;
  /** As `welcome`, in lines of text. */
  talk(visitor: Visitor, lines: GuestLines): Promise<string>;
  /** Gets a sentence for the host. */
  tell(sentence: string): void;
  speakSsh(socket: Socket, options: SshOptions, events: SshEvents): void;
  /** Number of tables behind the door, 1 if left out. */
  readonly tables?: number;
  readonly clock?: Clock;
}

/** A connection and its origin. */
interface CallerLine {
  readonly caller: Caller;
  readonly socket: Socket;
  readonly address: string;
}

/** The door for friends: takes connections, lets in those who prove who they are, and keeps all others from getting in their way. */
export class Door {
  readonly #options: DoorOptions;
  readonly #clock: Clock;
  readonly #server: Server;
  readonly #callers: Callers;
  readonly #sockets = new Set<Socket>();

  constructor(options: DoorOptions) {
    this.#options = options;
    this.#clock = options.clock ?? realClock;
    this.#callers = new Callers(this.#clock, options.tables ?? 1);
    this.#server = createServer((socket) => this.#take(socket));
  }

  /** Listens. Returns the port; rejects with the system's error. */
  open(port: number, address?: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, address, () => {
        this.#server.off('error', reject);
        // Errors such as too many open files do not stop the next friend.
        this.#server.on('error', () => {});
        resolve((this.#server.address() as { port: number }).port);
      });
    });
  }

  /** Lets nobody in any more, and cuts all connections after `GOODBYE`. Close the tables first: they tell their guests. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#callers.close();
      this.#clock.after(GOODBYE, () => {
        for (const socket of this.#sockets) socket.destroy();
      });
    });
  }

  #take(socket: Socket): void {
    const address = plainAddress(socket.remoteAddress ?? '');
    // A key's answer is small; it must not wait for more bytes.
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    const caller = this.#callers.arrive(address, () => socket.destroy());
    this.#sockets.add(socket);
    socket.on('close', () => {
      this.#callers.gone(caller);
      this.#sockets.delete(socket);
    });
    const exchanges = new Budget(LIMITS.exchanges, this.#clock);
    throttle(socket, this.#clock);
    confine(socket, (error) => this.#options.tell(doorTexts.fault(address, error)));
    this.#options.speakSsh(socket, this.#ssh(caller), {
      stage: (stage) => {
        if (stage === 'secure' && exchanges.take(1) === 0) socket.destroy();
        this.#callers.reach(caller, stage);
      },
      shell: (login, shell) => void this.#show({ caller, socket, address }, login, shell),
    });
  }

  #ssh(caller: Caller): SshOptions {
    const { hostKey, guests, lock, isOpen } = this.#options;
    return {
      hostKey: hostKey.key,
      standing: (key) => guests.standingOf(key),
      isOpen,
      lock: {
        ask: () => lock.ask(caller.network),
        open: (typed) => lock.open(typed, caller.network),
      },
      enter: ({ key }) =>
        this.#callers.enter(caller, key, key !== null && guests.standingOf(key) === 'known'),
      after: this.#clock.after,
    };
  }

  async #show(line: CallerLine, login: Login, shell: Shell): Promise<void> {
    // Settled only now: a caller who logs in and asks for nothing has to go.
    const { caller, socket, address } = line;
    this.#callers.settle(caller);
    const { channel, pty, isPlain, env, onResize } = shell;
    if (pty && (isPlain || pty.term === 'dumb')) {
      this.#leave(socket, channel, `${isPlain ? doorTexts.lines : doorTexts.dumb}\r\n`, 2);
      return;
    }
    try {
      const wire = { channel, link: socket, env, onResize };
      const sentence = await (pty
        ? this.#draw({ ...wire, ...pty }, login, address)
        : this.#talk({ ...wire, ...NO_PTY }, login, address));
      const end = pty ? '\r\n' : '\n';
      this.#leave(socket, channel, sentence === '' ? '' : `${printable(sentence)}${end}`, 0);
    } catch (error) {
      socket.destroy();
      throw error;
    }
  }

  async #draw(line: GuestLine, login: Login, address: string): Promise<string> {
    const { terminal, gone } = await openGuestTerminal(line, this.#clock);
    // Looked up only now: a guest may have been sent away while their terminal was asked about its abilities.
    return this.#options.welcome(this.#visitor(login, address), terminal, gone);
  }

  #talk(line: GuestLine, login: Login, address: string): Promise<string> {
    const fail = (error: unknown): void => {
      line.link.destroy();
      this.#options.tell(doorTexts.fault(address, error));
    };
    return this.#options.talk(this.#visitor(login, address), openGuestLines(line, fail, this.#clock));
  }

  #visitor({ user, key, code }: Login, address: string): Visitor {
    const { guests, lock } = this.#options;
    const standing = key === null ? null : guests.standingOf(key);
    const remembered = standing === 'known';
    const name = (key !== null && guests.find(key)?.name) || calledBy(user);
    // A key is remembered only if its owner gave a code; one let in without a code is new again next time.
    if (key !== null && standing === 'new' && code !== null && lock.isCode(code))
      this.#remember(key, name, code);
    return { name, key, address, remembered, code };
  }

  #remember(key: string, name: string, code: string): void {
    try {
      this.#options.guests.remember(key, name, code);
    } catch (error) {
      this.#options.tell(doorTexts.notRemembered(name, error));
    }
  }

  #leave(socket: Socket, channel: Shell['channel'], text: string, status: number): void {
    if (socket.destroyed) return;
    if (text !== '') channel.write(text);
    channel.exit(status);
    channel.end();
    channel.on('close', () => socket.end());
    // Cancelled when the socket closes: the timer would keep the connection in memory.
    socket.on(
      'close',
      this.#clock.after(GOODBYE, () => socket.destroy()),
    );
  }
}

/** Makes a fault in a socket's listeners end this connection alone. */
export function confine(socket: Socket, tell: (fault: unknown) => void): void {
  const emit = socket.emit.bind(socket) as (...event: unknown[]) => boolean;
  socket.emit = (...event: unknown[]) => {
    try {
      return emit(...event);
    } catch (error) {
      socket.destroy();
      tell(error);
      return true;
    }
  };
}
