import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import ssh2, { type Client, type ClientChannel } from 'ssh2';
import { median, p95, row, spread } from './figures.ts';
import { command } from './installed.ts';
import { environment, newHome, openProgram } from './program.ts';

const CODE = 'KQ7-M2X';
const STARTS = 5;
const KEYS = 60;
/** Keys that a flood sends each second, and how many seconds it lasts: less than after which it would be closed. */
const FLOOD = { perSecond: 20_000, seconds: 8 };

interface Host {
  readonly port: number;
  /** Ms until it was open. */
  readonly start: number;
  /** Ms of processor time, user and system, and MB. */
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

async function openHost(folder: string, home: string): Promise<Host> {
  const port = await freePort();
  const words = ['host', 'gongzhu', '--no-screen', '--listen', '127.0.0.1', '--port', String(port)];
  const begun = performance.now();
  const child = spawn(process.execPath, [command(folder), ...words, '--code', CODE, '--watchers', '30'], {
    env: environment(home),
  });
  await new Promise((resolve) => child.stderr.once('data', resolve));
  const start = performance.now() - begun;
  const told = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
  return {
    port,
    start,
    work() {
      const [user, system] = told('stat').split(') ')[1]!.split(' ').slice(11, 13);
      return (Number(user) + Number(system)) * 10;
    },
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(told('status'))![1]) / 1024,
    kill() {
      const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
      child.kill('SIGTERM');
      return ended;
    },
  };
}

interface Guest {
  readonly client: Client;
  readonly channel: ClientChannel;
  /** Ms until a key has changed the screen. */
  answered(key: string): Promise<number>;
}

/** Somebody who has come in: each six from an address of their own, as a host lets no more of one in. */
async function comeIn({ port }: Host, number: number): Promise<Guest> {
  const client = new ssh2.Client();
  client.on('keyboard-interactive', (_name, _text, _lang, _asked, finish) => finish([CODE]));
  client.on('connect', () => client.setNoDelay(true));
  client.on('error', () => {});
  await new Promise<void>((resolve) => {
    client.on('ready', resolve);
    const localAddress = `127.0.0.${1 + Math.floor(number / 5)}`;
    client.connect({ host: '127.0.0.1', port, localAddress, username: `guest ${number}`, tryKeyboard: true });
  });
  const channel = await new Promise<ClientChannel>((resolve, reject) =>
    client.shell({ term: 'xterm-256color', cols: 80, rows: 24 }, (error, opened) =>
      error ? reject(error) : resolve(opened),
    ),
  );
  let drawn = () => {};
  channel.on('data', (data: Buffer) => {
    if (data.includes('\x1b[6n')) channel.write('\x1b[1;2R');
    if (data.includes('\x1b[?2026l')) drawn();
  });
  const frame = () =>
    new Promise<void>((resolve) => {
      drawn = resolve;
    });
  await frame();
  return {
    client,
    channel,
    async answered(key) {
      const next = frame();
      const begun = performance.now();
      channel.write(key);
      await next;
      return performance.now() - begun;
    },
  };
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const keysOf = async ({ answered }: Guest): Promise<number[]> => {
  const all: number[] = [];
  for (let n = 0; n < KEYS; n++) {
    all.push(await answered(n % 2 === 0 ? '\x1b[B' : '\x1b[A'));
    await rest(20);
  }
  return all;
};
const pair = (values: readonly number[]): string =>
  `${median(values).toFixed(1)} / ${p95(values).toFixed(1)} ms`;

/** A table for friends: its start, what guests cost, and what one of them can who sends keys without end. Linux tells what is asked here. */
export async function benchHost(folder: string): Promise<void> {
  console.log('\nA hosted table');
  const home = newHome();
  const starts: number[] = [];
  for (let round = -1; round < STARTS; round++) {
    const host = await openHost(folder, home);
    if (round >= 0) starts.push(host.start);
    await host.kill();
  }
  console.log(row('start until it is open', `${spread(starts)} ms`));
  const table = openProgram({
    folder,
    args: ['play', 'gongzhu', '--seed', 'bench'],
    ready: 'CHINESE HEARTS',
  });
  const atHome: number[] = [];
  for (let n = 0; n < KEYS; n++) {
    await table.settled(20);
    const ms = await table.answeredWithin(500, n % 2 === 0 ? '\x1b[C' : '\x1b[D');
    if (ms !== null) atHome.push(ms);
  }
  await table.kill();
  const host = await openHost(folder, home);
  const alone = host.memory();
  const guests: Guest[] = [];
  for (const count of [4, 20]) {
    while (guests.length < count) guests.push(await comeIn(host, guests.length));
    await rest(1000);
    const each = (host.memory() - alone) / count;
    console.log(
      row(`memory with ${count} guests`, `${host.memory().toFixed(0)} MB`, `${each.toFixed(2)} MB each`),
    );
  }
  console.log(row('key to frame: a table at home', pair(atHome)));
  console.log(row('key to frame: lobby of a host', pair(await keysOf(guests[0]!))));
  const begun = { work: host.work(), at: performance.now() };
  const wild = guests.at(-1)!;
  const flood = setInterval(() => {
    const { channel } = wild;
    if (!channel.writableNeedDrain) for (let n = 0; n < FLOOD.perSecond / 50; n++) channel.write('x');
  }, 20);
  const meanwhile = await keysOf(guests[0]!);
  await rest(FLOOD.seconds * 1000 - (performance.now() - begun.at));
  clearInterval(flood);
  const share = (host.work() - begun.work) / (performance.now() - begun.at);
  console.log(
    row(
      `with ${FLOOD.perSecond} keys/s of another`,
      pair(meanwhile),
      `${(100 * share).toFixed(0)}% of a core`,
    ),
  );
  for (const { client } of guests) client.destroy();
  await host.kill();
  rmSync(home, { recursive: true, force: true });
}
