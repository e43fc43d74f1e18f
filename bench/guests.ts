import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import ssh2, { type Client, type ClientChannel } from 'ssh2';
import { command } from './installed.ts';
import { environment, PATIENCE } from './program.ts';

export interface Host {
  readonly port: number;
  /** The codes of its tables, in their order. */
  readonly codes: readonly string[];
  /** Ms until it was open. */
  readonly start: number;
  /** Processor time in ms, user and system, and memory in MB, both from Linux. */
  work(): number;
  memory(): number;
  kill(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Opens a host without a screen, with a table for each of these games. */
export async function openHost(
  folder: string,
  home: string,
  games: readonly string[],
  options: readonly string[] = [],
): Promise<Host> {
  const port = await freePort();
  const words = ['host', ...games, '--no-screen', '--listen', '127.0.0.1', '--port', String(port)];
  const begun = performance.now();
  const child = spawn(process.execPath, [command(folder), ...words, ...options], {
    env: environment(home),
  });
  let said = '';
  let start = 0;
  const codes = () => [...said.matchAll(/ code (\S+),/g)].map((match) => match[1]!);
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (data: Buffer) => {
      start ||= performance.now() - begun;
      if (codes().length < games.length) said += data.toString();
      if (codes().length >= games.length) resolve();
    });
    child.once('exit', () => reject(new Error(`The host has ended: ${said}`)));
  });
  const told = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
  return {
    port,
    codes: codes(),
    start,
    work() {
      const [user, system] = told('stat').split(') ')[1]!.split(' ').slice(11, 13);
      return (Number(user) + Number(system)) * 10;
    },
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(told('status'))![1]) / 1024,
    kill() {
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.kill('SIGTERM');
      return ended;
    },
  };
}

export interface Guest {
  readonly client: Client;
  readonly channel: ClientChannel;
  /** Bytes shown, without ssh's own. */
  received(): number;
  /** Ms until a key has changed the screen; null if it has not within a second. */
  answered(key: string): Promise<number | null>;
}

/** Resolves with the result of `begin`, or rejects after a minute. */
function inTime<T>(what: string, begin: (done: (value: T) => void, fail: (error: Error) => void) => void) {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what}: nothing within a minute`)), PATIENCE);
    const settle =
      <V>(then: (value: V) => void) =>
      (value: V) => {
        clearTimeout(timer);
        then(value);
      };
    begin(settle(resolve), settle(reject));
  });
}

/** Lets a guest in. Each five come from an address of their own, since a host lets no more than six in from one. */
export async function comeIn({ port, codes }: Host, number: number, table = 0): Promise<Guest> {
  const client = new ssh2.Client();
  client.on('keyboard-interactive', (_name, _text, _lang, _asked, finish) => finish([codes[table]!]));
  client.on('connect', () => client.setNoDelay(true));
  const address = Math.floor(number / 5);
  const localAddress = `127.0.${Math.floor(address / 250)}.${1 + (address % 250)}`;
  await inTime<void>('logging in', (done, fail) => {
    client.on('ready', done);
    client.on('error', fail);
    client.connect({ host: '127.0.0.1', port, localAddress, username: `guest ${number}`, tryKeyboard: true });
  });
  const channel = await inTime<ClientChannel>('a shell', (done, fail) =>
    client.shell({ term: 'xterm-256color', cols: 80, rows: 24 }, (error, opened) =>
      error ? fail(error) : done(opened),
    ),
  );
  let drawn = () => {};
  let received = 0;
  channel.on('data', (data: Buffer) => {
    received += data.length;
    if (data.includes('\x1b[6n')) channel.write('\x1b[1;2R');
    if (data.includes('\x1b[?2026l')) drawn();
  });
  await inTime<void>('a first frame', (done) => {
    drawn = done;
  });
  return {
    client,
    channel,
    received: () => received,
    answered(key) {
      const begun = performance.now();
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve(null), 1000);
        drawn = () => {
          clearTimeout(timer);
          resolve(performance.now() - begun);
        };
        channel.write(key);
      });
    },
  };
}
