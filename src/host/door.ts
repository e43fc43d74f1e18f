import { createServer, type Server, type Socket } from 'node:net';
import { printable } from '../printable.ts';
import { type Clock, clock as realClock } from '../tui/terminal/clock.ts';
import type { Terminal } from '../tui/terminal/terminal.ts';
import { Budget } from './budget.ts';
import type { CodeLock } from './codes.ts';
import type { Guests, HostKey } from './keys.ts';
import { calledBy } from './names.ts';
import type { Login, Shell, SshEvents, SshOptions } from './ssh.ts';
import { throttle } from './throttle.ts';
import type { Visitor } from './visitor.ts';
import { openGuestTerminal } from './wire.ts';
import { doorTexts } from './words.ts';

/** Connections that may wait for being let in, and how many of them from one address. */
const WAITING = { all: 20, address: 3 };
/** Connections of one address that may have been let in. */
const OF_ADDRESS = 6;
/** And of all addresses together, at so many tables. */
export const mostInside = (tables: number): number => Math.max(30, 6 * tables);
/** How long somebody may say nothing at all; how long logging in may take, which people do by hand; in ms. */
const SILENCE = 20_000;
const LOGIN = 120_000;
/** Exchanges of keys, each of which costs some ms: ssh asks for one an hour. */
const EXCHANGES = { atOnce: 10, perSecond: 0.1 };
/** How long an orderly goodbye may take, in ms. */
const GOODBYE = 3000;

export interface DoorOptions {
  readonly hostKey: HostKey;
  readonly guests: Pick<Guests, 'find' | 'remember'>;
  readonly lock: Pick<CodeLock, 'isShut' | 'open'>;
  isOpen(): boolean;
  /** Shows a guest their table. Answers what they read when they go, or ''. */
  welcome(visitor: Visitor, terminal: Terminal, gone: AbortSignal): Promise<string>;
  /** Hears in a sentence what the host should know. */
  tell(sentence: string): void;
  speakSsh(socket: Socket, options: SshOptions, events: SshEvents): void;
  /** How many tables are behind the door; one unless told. */
  readonly tables?: number;
  readonly clock?: Clock;
}

/** A connection on its way in. */
interface Caller {
  readonly socket: Socket;
  readonly address: string;
  stage: 'silent' | 'greeted' | 'secure' | 'inside';
  /** Exchanges of keys that are left to them. */
  readonly exchanges: Budget;
  /** Called when the time for it is over. */
  callOff: () => void;
}

/** `::ffff:192.168.1.3` is 192.168.1.3. */
const addressOf = ({ remoteAddress = '' }: Socket): string => remoteAddress.replace(/^::ffff:/, '');

/** Where friends come in: takes connections, lets those in who prove who they are, and keeps everybody else from being in the way. */
export class Door {
  readonly #options: DoorOptions;
  readonly #clock: Clock;
  readonly #server: Server;
  readonly #callers = new Set<Caller>();

  constructor(options: DoorOptions) {
    this.#options = options;
    this.#clock = options.clock ?? realClock;
    this.#server = createServer((socket) => this.#take(socket));
  }

  /** Listens. Answers the port, or rejects with what the system has against it. */
  open(port: number, address?: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, address, () => {
        this.#server.off('error', reject);
        // Such as too many open files: the next friend may come all the same.
        this.#server.on('error', () => {});
        resolve((this.#server.address() as { port: number }).port);
      });
    });
  }

  /** Nobody comes in any more. Those who are inside have been told by their tables, and are let go. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      for (const { socket, stage } of this.#callers) if (stage !== 'inside') socket.destroy();
      this.#clock.after(GOODBYE, () => {
        for (const { socket } of this.#callers) socket.destroy();
      });
    });
  }

  #take(socket: Socket): void {
    const caller: Caller = {
      socket,
      address: addressOf(socket),
      stage: 'silent',
      exchanges: new Budget(EXCHANGES, this.#clock),
      callOff: () => {},
    };
    // A key's answer is small, and would be kept back for more.
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      caller.callOff();
      this.#callers.delete(caller);
    });
    if (this.#isFull(caller)) {
      socket.destroy();
      return;
    }
    this.#callers.add(caller);
    this.#makeRoom(caller);
    if (socket.destroyed) return;
    caller.callOff = this.#clock.after(SILENCE, () => socket.destroy());
    throttle(socket, this.#clock);
    confine(socket, (error) => this.#options.tell(doorTexts.fault(caller.address, error)));
    this.#options.speakSsh(socket, this.#ssh(), {
      stage: (stage) => this.#reach(caller, stage),
      login: () => this.#reach(caller, 'inside'),
      shell: (login, shell) => void this.#show(caller, login, shell),
    });
  }

  #of(where: 'waiting' | 'inside', address?: string): Caller[] {
    return [...this.#callers].filter(
      (caller) =>
        (caller.stage === 'inside') === (where === 'inside') &&
        !caller.socket.destroyed &&
        (address === undefined || caller.address === address),
    );
  }

  /** Nobody else may be inside, or nobody else of this address. */
  #isFull({ address }: Caller): boolean {
    return (
      this.#of('inside').length >= mostInside(this.#options.tables ?? 1) ||
      (address !== '' && this.#of('inside', address).length >= OF_ADDRESS)
    );
  }

  /**
   * Where too many wait, one of the greediest address goes: the one that has got least far, of those the oldest. A friend, who does
   * something, stays before those who do nothing. Where all others are being asked who they are, the newcomer goes.
   */
  #makeRoom(newcomer: Caller): void {
    const ofAddress = this.#of('waiting', newcomer.address);
    const all = this.#of('waiting');
    if (ofAddress.length <= WAITING.address && all.length <= WAITING.all) return;
    const crowd = ofAddress.length > WAITING.address ? ofAddress : greediest(all);
    const others = crowd.filter((caller) => caller !== newcomer);
    const victim =
      others.find(({ stage }) => stage === 'silent') ?? others.find(({ stage }) => stage === 'greeted');
    (victim ?? newcomer).socket.destroy();
  }

  #reach(caller: Caller, stage: Caller['stage']): void {
    if (stage === 'secure' && caller.exchanges.take(1) === 0) caller.socket.destroy();
    // Keys are exchanged anew from time to time.
    if (caller.stage === 'inside') return;
    if (caller.stage === 'silent') {
      caller.callOff();
      caller.callOff = this.#clock.after(LOGIN, () => caller.socket.destroy());
    }
    if (stage === 'inside' && this.#isFull(caller)) caller.socket.destroy();
    caller.stage = stage;
  }

  #ssh(): SshOptions {
    const { hostKey, guests, lock, isOpen } = this.#options;
    return {
      hostKey: hostKey.key,
      standing(key) {
        const guest = guests.find(key);
        return guest === null ? 'new' : guest.isKeptOut ? 'kept-out' : 'known';
      },
      isOpen,
      lock,
      after: this.#clock.after,
    };
  }

  async #show(caller: Caller, login: Login, shell: Shell): Promise<void> {
    // Only now: who logs in and asks for nothing is not let sit there.
    caller.callOff();
    const { socket } = caller;
    const { channel, pty } = shell;
    if (!pty || pty.term === 'dumb') {
      this.#leave(caller, channel, `${pty ? doorTexts.dumb : doorTexts.noTerminal}\r\n`, 2);
      return;
    }
    try {
      const visitor = this.#visitor(login, caller.address);
      const { term, columns, rows } = pty;
      const line = { channel, link: socket, env: shell.env, term, columns, rows, onResize: shell.onResize };
      const { terminal, gone } = await openGuestTerminal(line, this.#clock);
      const sentence = await this.#options.welcome(visitor, terminal, gone);
      this.#leave(caller, channel, sentence === '' ? '' : `${printable(sentence)}\r\n`, 0);
    } catch (error) {
      socket.destroy();
      throw error;
    }
  }

  #visitor({ user, key, code }: Login, address: string): Visitor {
    const { guests } = this.#options;
    const known = key === null ? null : guests.find(key);
    const name = known?.name || calledBy(user);
    // Who needed no code is not let in without one another time.
    if (key !== null && !known && code !== null) this.#remember(key, name);
    return { name, key, address, remembered: known !== null, code };
  }

  #remember(key: string, name: string): void {
    try {
      this.#options.guests.remember(key, name);
    } catch (error) {
      this.#options.tell(doorTexts.notRemembered(name, error));
    }
  }

  #leave(caller: Caller, channel: Shell['channel'], text: string, status: number): void {
    const { socket } = caller;
    if (socket.destroyed) return;
    if (text !== '') channel.write(text);
    channel.exit(status);
    channel.end();
    channel.on('close', () => socket.end());
    // Called off when the socket is closed: a timer would hold all of the connection until then.
    caller.callOff = this.#clock.after(GOODBYE, () => socket.destroy());
  }
}

/** Has a fault in whatever listens to a socket cost this connection, and nobody else theirs. */
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

/** Of these connections those of the address that has most. */
function greediest(callers: readonly Caller[]): readonly Caller[] {
  const of = (address: string) => callers.filter((caller) => caller.address === address);
  return callers
    .map(({ address }) => of(address))
    .reduce((most, some) => (some.length > most.length ? some : most));
}
