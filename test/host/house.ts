import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import ssh2, { type Client, type ClientChannel, type ConnectConfig } from 'ssh2';
import { CodeLock } from '../../src/host/codes.ts';
import { Door, type DoorOptions } from '../../src/host/door.ts';
import { Guests, type HostKey, hostKeyIn } from '../../src/host/keys.ts';
import { fingerprintOf, makeKey, type Shell, speakSsh } from '../../src/host/ssh.ts';
import type { Visitor } from '../../src/host/visitor.ts';
import { Painted } from '../../src/tui/terminal/painted.tsx';
import type { Terminal } from '../../src/tui/terminal/terminal.ts';
import { simulatedClock } from '../support/clock.ts';
import { createDisplay, type Display, until, usual } from '../support/display.ts';

export const CODE = 'KQ7-M2X';

/** A guest who was let in, as the house sees them. */
export interface Inside {
  readonly visitor: Visitor;
  readonly terminal: Terminal;
  readonly gone: AbortSignal;
  readonly keys: string[];
  readonly isOut: boolean;
  /** Shows them out, with a sentence. */
  dismiss(sentence: string): void;
}

export interface House {
  readonly port: number;
  readonly hostKey: HostKey;
  readonly guests: Guests;
  readonly lock: CodeLock;
  readonly clock: ReturnType<typeof simulatedClock>;
  /** Guests inside, in the order of entry. */
  readonly inside: readonly Inside[];
  readonly told: readonly string[];
  /** Shells that guests inside asked for. */
  readonly shells: readonly Shell[];
  /** Bytes that were drawn on guests' terminals. */
  sent(): number;
  /** How long wrong codes were left without an answer, in ms. */
  readonly pauses: readonly number[];
  readonly folder: string;
  close(): Promise<void>;
}

export interface HouseOptions {
  readonly codes?: readonly string[];
  readonly clock?: House['clock'];
  /** Shows guests a table; left out: they see a greeting. */
  readonly welcome?: DoorOptions['welcome'];
  /** Tells guests of a table in lines; left out: nobody may have them. */
  readonly talk?: DoorOptions['talk'];
}

/** A door on loopback, with a code, behind which every guest sees a greeting. Time stands still unless it is put forward. */
export async function openHouse({
  codes = [CODE],
  clock = simulatedClock(),
  welcome,
  talk = async () => 'There are no lines here.',
}: HouseOptions = {}): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-house-'));
  const lock = new CodeLock(() => codes, clock);
  const told: string[] = [];
  const pauses: number[] = [];
  const shells: Shell[] = [];
  let sent = 0;
  const soon = (ms: number, then: () => void) => {
    pauses.push(ms);
    const immediate = setImmediate(then);
    return () => clearImmediate(immediate);
  };
  const inside: Inside[] = [];
  const guests = new Guests(folder, (sentence) => told.push(sentence));
  const hostKey = hostKeyIn(folder, { makeKey, fingerprintOf });
  const door = new Door({
    hostKey,
    guests,
    lock,
    isOpen: () => codes.length === 0,
    tell: (sentence) => told.push(sentence),
    // The answer to a wrong code takes its time, which is not waited for here.
    speakSsh(socket, options, events) {
      const shell: typeof events.shell = (login, asked) => {
        shells.push(asked);
        const write = asked.channel.write.bind(asked.channel) as (text: string, done: () => void) => boolean;
        asked.channel.write = ((text: string, done: () => void) => {
          sent += Buffer.byteLength(text);
          return write(text, done);
        }) as typeof asked.channel.write;
        events.shell(login, asked);
      };
      speakSsh(socket, { ...options, after: soon }, { ...events, shell });
    },
    clock,
    talk,
    welcome:
      welcome ??
      ((visitor, terminal, gone) =>
        new Promise((resolve) => {
          const keys: string[] = [];
          const guest = { visitor, terminal, gone, keys, isOut: false, dismiss };
          function dismiss(sentence: string) {
            guest.isOut = true;
            terminal.close();
            resolve(sentence);
          }
          terminal.onKey((key) => keys.push(key));
          gone.addEventListener('abort', () => dismiss(''));
          inside.push(guest);
          if (gone.aborted) dismiss('');
          else terminal.render(greeting(visitor));
        })),
  });
  const port = await door.open(0, '127.0.0.1');
  return {
    port,
    hostKey,
    guests,
    lock,
    clock,
    inside,
    told,
    shells,
    sent: () => sent,
    pauses,
    folder,
    async close() {
      const closed = door.close();
      clock.forward(10_000);
      await closed;
      await until(() => inside.every((guest) => guest.isOut));
      rmSync(folder, { recursive: true });
    },
  };
}

const greeting = ({ name }: Visitor) =>
  createElement(Painted, { rows: 1, paint: (frame, x, y) => void frame.plain(x, y, `Hello ${name}. ♠`) });

/** The outcome of an attempt to log in. */
export type Attempt = { readonly client: Client; readonly prompts: string[] } & (
  | { readonly isIn: true }
  | { readonly isIn: false; readonly why: string }
);

/** Logs in as somebody with ssh2's client; answers each question after the other. */
export function logIn(
  { port }: Pick<House, 'port'>,
  { answers = [], ...config }: ConnectConfig & { answers?: readonly string[] } = {},
): Promise<Attempt> {
  const client = new ssh2.Client();
  const prompts: string[] = [];
  const left = [...answers];
  client.on('keyboard-interactive', (_name, instructions, _lang, asked, finish) => {
    prompts.push(...[instructions, ...asked.map(({ prompt }) => prompt)].filter(Boolean));
    finish(asked.map(() => left.shift() ?? ''));
  });
  return new Promise<Attempt>((resolve) => {
    client.on('connect', () => client.setNoDelay(true));
    client.on('ready', () => resolve({ client, prompts, isIn: true }));
    client.on('error', (error) => resolve({ client, prompts, isIn: false, why: error.message }));
    client.on('close', () => resolve({ client, prompts, isIn: false, why: 'closed' }));
    client.connect({
      host: '127.0.0.1',
      port,
      username: 'kim',
      tryKeyboard: true,
      authHandler: [
        'none',
        ...(config.agent ? ['agent' as const] : []),
        'publickey',
        ...answers.map(() => 'keyboard-interactive' as const),
      ],
      ...config,
    });
  });
}

export interface Seen extends Display {
  readonly channel: ClientChannel;
  /** The exit status, once there is one. */
  status(): number | null;
}

/** Asks for a terminal and a shell, and draws what comes. */
export function openShell(client: Client, window: object = {}, env: NodeJS.ProcessEnv = {}): Promise<Seen> {
  return new Promise((resolve, reject) => {
    client.shell({ term: 'xterm-256color', cols: 80, rows: 24, ...window }, { env }, (error, channel) => {
      if (error) return reject(error);
      let status: number | null = null;
      const display = createDisplay(usual, (text) => void (channel.writable && channel.write(text)));
      channel.on('exit', (code: number | null) => {
        status = code;
      });
      channel.on('data', (data: Buffer) => display.write(data.toString()));
      channel.on('error', () => {});
      const descriptors = Object.getOwnPropertyDescriptors({ channel, status: () => status });
      resolve(Object.create(display, descriptors));
    });
  });
}

/** A connection that says this, or nothing. */
export function rawSocket(
  port: number,
  said: string | Uint8Array = '',
  localAddress = '127.0.0.1',
): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => {
      if (said.length > 0) socket.write(said);
      resolve(socket);
    });
    socket.on('error', () => socket.destroy());
    socket.resume();
  });
}
