import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { median, p95, row, spread } from './figures.ts';
import { comeIn, type Guest, type Host, openHost } from './guests.ts';
import { newHome, openProgram } from './program.ts';

const STARTS = 5;
const KEYS = 60;
/** A flood: keys a second of the kind that redraws all screens, for fewer seconds than would close its connection. */
const FLOOD = { perSecond: 20_000, seconds: 8 };
/** Many tables of four, and the keys of all their guests a second. A bot moves for a guest who is silent for `clock` seconds. */
const CLUB = { tables: 25, keys: 50, seconds: 20, clock: 3 };
/** Friends who come in and leave; after `first` of them the heap has its size. */
const JOINS = { all: 1000, first: 200 };

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const pair = (values: readonly number[]): string =>
  `${median(values).toFixed(1)} / ${p95(values).toFixed(1)} ms`;
const percent = (share: number): string => `${(100 * share).toFixed(1)}% of a core`;
const CURSOR = ['\x1b[B', '\x1b[A'] as const;

async function keysOf({ answered }: Guest): Promise<number[]> {
  const all: number[] = [];
  for (let n = 0; n < KEYS; n++) {
    const ms = await answered(CURSOR[n % 2]!);
    if (ms !== null) all.push(ms);
    await rest(20);
  }
  return all;
}

/** The share of a core that a host needs during some work. */
async function shareOf(host: Host, what: () => Promise<unknown>): Promise<number> {
  const begun = { work: host.work(), at: performance.now() };
  await what();
  return (host.work() - begun.work) / (performance.now() - begun.at);
}

/** Number of moves in the logs of all matches there. */
const movesIn = (home: string): number =>
  readdirSync(join(home, 'matches'))
    .filter((name) => name.endsWith('.ndjson'))
    .flatMap((name) => readFileSync(join(home, 'matches', name), 'utf8').split('\n'))
    .filter((line) => line.includes('"move":')).length;

/**
 * Measures a friends' table of the checkout `name`: its start, and the cost of guests, at many tables, and with one who sends keys without
 * end.
 */
export async function benchHost(folder: string, name: string): Promise<void> {
  console.log(`\nA hosted table, ${name}`);
  await benchStarts(folder);
  await benchLobby(folder);
  await benchJoins(folder);
  await benchIdle(folder);
  await benchClub(folder);
}

/** Opens a host, works with it, and ends it. */
async function withHost(
  folder: string,
  games: readonly string[],
  options: readonly string[],
  what: (host: Host, home: string) => Promise<void>,
): Promise<void> {
  const home = newHome();
  const host = await openHost(folder, home, games, options);
  try {
    await what(host, home);
  } finally {
    await host.kill();
    rmSync(home, { recursive: true, force: true });
  }
}

async function benchStarts(folder: string): Promise<void> {
  const home = newHome();
  const starts: number[] = [];
  for (let round = -1; round < STARTS; round++) {
    const host = await openHost(folder, home, ['gongzhu']);
    if (round >= 0) starts.push(host.start);
    await host.kill();
  }
  rmSync(home, { recursive: true, force: true });
  console.log(row('start until it is open', `${spread(starts)} ms`));
}

/** Times from a key to its frame at a table at home, in ms. */
async function keysAtHome(folder: string): Promise<number[]> {
  const table = openProgram({
    folder,
    args: ['play', 'gongzhu', '--seed', 'bench'],
    ready: 'CHINESE HEARTS',
  });
  const all: number[] = [];
  for (let n = 0; n < KEYS; n++) {
    await table.settled(20);
    const ms = await table.answeredWithin(500, n % 2 === 0 ? '\x1b[C' : '\x1b[D');
    if (ms !== null) all.push(ms);
  }
  await table.kill();
  return all;
}

/** Measures twenty guests in a lobby, one of whom sends keys without end. */
async function benchLobby(folder: string): Promise<void> {
  const atHome = await keysAtHome(folder);
  await withHost(folder, ['gongzhu'], ['--watchers', '30'], async (host) => {
    const guests: Guest[] = [];
    let last = host.memory();
    console.log(row('memory without guests', `${last.toFixed(0)} MB`));
    // The first guest brings the part that all screens share.
    for (const count of [1, 4, 20]) {
      const more = count - guests.length;
      while (guests.length < count) guests.push(await comeIn(host, guests.length));
      await rest(1000);
      const now = host.memory();
      const each = `${((now - last) / more).toFixed(2)} MB for each more`;
      console.log(row(`memory with ${count === 1 ? 'one' : count}`, `${now.toFixed(0)} MB`, each));
      last = now;
    }
    console.log(row('key to frame: a table at home', pair(atHome)));
    let friend: readonly number[] = [];
    const quiet = async () => {
      const begun = performance.now();
      friend = await keysOf(guests[0]!);
      await rest(FLOOD.seconds * 1000 - (performance.now() - begun));
    };
    const wild = guests.at(-1)!;
    const flooded = async () => {
      const flood = setInterval(() => {
        const { channel } = wild;
        if (!channel.writableNeedDrain) for (let n = 0; n < FLOOD.perSecond / 50; n++) channel.write('\r');
      }, 20);
      await quiet();
      clearInterval(flood);
    };
    for (const [name, what] of [
      ['key to frame: lobby of a host', quiet],
      [`with ${FLOOD.perSecond} keys/s of another`, flooded],
    ] as const) {
      const share = await shareOf(host, what);
      console.log(row(name, pair(friend), percent(share)));
    }
    for (const { client } of guests) client.destroy();
  });
}

/** Lets friends come in and leave, many times. */
async function benchJoins(folder: string): Promise<void> {
  await withHost(folder, ['gongzhu'], [], async (host) => {
    let warm = 0;
    for (let n = 0; n < JOINS.all; n++) {
      if (n === JOINS.first) warm = host.memory();
      const { client, channel } = await comeIn(host, n % 1000);
      // Half of them leave, and half lose their connection.
      if (n % 2 === 0) client.destroy();
      else {
        const closed = new Promise<void>((resolve) => client.on('close', resolve));
        channel.end();
        client.end();
        await closed;
      }
    }
    await rest(1000);
    const from = `${warm.toFixed(0)} MB after ${JOINS.first}`;
    console.log(row(`memory after ${JOINS.all} joins`, `${host.memory().toFixed(0)} MB`, from));
  });
}

/** Measures four at a table that waits for one of them. */
async function benchIdle(folder: string): Promise<void> {
  await withHost(folder, ['gongzhu'], [], async (host) => {
    const guests: Guest[] = [];
    while (guests.length < 4) guests.push(await comeIn(host, guests.length));
    for (const { channel } of guests) channel.write('\r');
    await rest(3000);
    const bytes = () => guests.reduce((sum, guest) => sum + guest.received(), 0);
    const before = bytes();
    const share = await shareOf(host, () => rest(CLUB.seconds * 1000));
    console.log(row('four at an idle table', `${bytes() - before} bytes`, percent(share)));
    for (const { client } of guests) client.destroy();
  });
}

/** Measures many tables of four, at which everybody moves their cursor and bots make the moves. */
async function benchClub(folder: string): Promise<void> {
  const games = Array.from({ length: CLUB.tables }, () => 'gongzhu');
  await withHost(folder, games, ['--clock', String(CLUB.clock)], async (host, home) => {
    const guests: Guest[] = [];
    for (let n = 0; n < CLUB.tables * 4; n++) guests.push(await comeIn(host, n, n >> 2));
    const empty = guests.map((guest) => guest.received());
    for (const { channel } of guests) channel.write('\r');
    await rest(5000);
    const seen = () => guests.reduce((sum, guest, n) => sum + guest.received() - empty[n]!, 0);
    const before = { seen: seen(), moves: movesIn(home) };
    let keys = 0;
    const begun = performance.now();
    const typing = setInterval(() => {
      // A busy machine is late, so several keys may be due.
      for (; keys < ((performance.now() - begun) / 1000) * CLUB.keys; keys++) {
        const isBack = Math.floor(keys / guests.length) % 2 === 1;
        guests[keys % guests.length]!.channel.write(isBack ? '\x1b[D' : '\x1b[C');
      }
    }, 1000 / CLUB.keys);
    const share = await shareOf(host, () => rest(CLUB.seconds * 1000));
    clearInterval(typing);
    const seconds = (performance.now() - begun) / 1000;
    const moves = movesIn(home) - before.moves;
    const each = (seen() - before.seen) / (4 * moves) / 1000;
    const pace = `${(keys / seconds).toFixed(0)} keys/s, ${(moves / seconds).toFixed(1)} moves/s`;
    console.log(row(`${CLUB.tables} tables of four`, pace, percent(share)));
    console.log(row('memory of them', `${host.memory().toFixed(0)} MB`));
    console.log(row('a move and viewer', `${each.toFixed(2)} kB`));
    for (const { client } of guests) client.destroy();
  });
}
