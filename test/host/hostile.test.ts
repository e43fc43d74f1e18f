import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { createElement } from 'react';
import ssh2 from 'ssh2';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { mostInside } from '../../src/host/callers.ts';
import { LIMITS } from '../../src/host/limits.ts';
import { makeKey } from '../../src/host/ssh.ts';
import { until } from '../support/display.ts';
import { CODE, type House, type Inside, logIn, openHouse, openShell, rawSocket } from './house.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

describe('the code', () => {
  it('lets in any guest who has it, however it is typed', async () => {
    const { client, isIn, prompts } = await logIn(house, { answers: [' kq7m2x '] });
    expect(isIn).toBe(true);
    expect(prompts).toStrictEqual(['Code of the table: ']);
    client.end();
  });

  it('keeps a guest without it out after three tries', async () => {
    const attempt = await logIn(house, { answers: ['', 'KQ7-M2Y', 'password', CODE] });
    expect(attempt.isIn).toBe(false);
    expect(attempt.prompts).toStrictEqual([
      'Code of the table: ',
      'That is not the code. Code of the table: ',
      'That is not the code. Code of the table: ',
    ]);
    expect(house.inside).toHaveLength(0);
    // Each answer took a second, the last one, too.
    expect(house.pauses).toStrictEqual([1000, 1000, 1000]);
  });

  it('is asked again in a minute after six questions to a network, and other networks are still asked', async () => {
    for (let n = 0; n < LIMITS.codes.network; n++) expect(house.lock.ask('127.0.0.1')).toBe(true);
    const late = await logIn(house, { answers: [CODE] });
    expect(late.isIn).toBe(false);
    // They are told why, and asked nothing.
    expect(late.prompts).toStrictEqual([]);
    const far = process.platform === 'linux' ? { localAddress: '127.0.1.1' } : {};
    if (process.platform !== 'linux') house.clock.forward(60_000);
    const other = await logIn(house, { answers: [CODE], ...far });
    expect(other.isIn).toBe(true);
    other.client.end();
    house.clock.forward(60_000);
    const friend = await logIn(house, { answers: [CODE] });
    expect(friend.isIn).toBe(true);
    friend.client.end();
  });

  it('is asked three times, even of a guest who does not wait', async () => {
    const { prompts, isIn } = await guessWithoutWaiting(house, 20);
    expect(prompts).toBeLessThanOrEqual(LIMITS.codes.connection);
    expect(isIn).toBe(false);
    expect(house.lock.ask('127.0.0.1')).toBe(true);
  });

  it('is never asked as a password', async () => {
    const attempt = await logIn(house, { password: CODE, authHandler: ['password'] });
    expect(attempt.isIn).toBe(false);
  });
});

const protocolOf = (client: ssh2.Client) =>
  (client as unknown as { _protocol: { authKeyboard(user: string): void } })._protocol;

/** Asks for questions, and answers each wrongly, without waiting for what comes of it. Answers how many were asked. */
async function guessWithoutWaiting({ port }: House, times: number) {
  const client = new ssh2.Client();
  let prompts = 0;
  let isIn = false;
  const closed = new Promise<void>((resolve) => client.on('close', () => resolve()));
  client.on('error', () => {});
  client.on('ready', () => {
    isIn = true;
  });
  client.on('keyboard-interactive', (_name, _text, _lang, _asked, finish) => {
    prompts++;
    finish(['AAA-AAA']);
    if (prompts < times) protocolOf(client).authKeyboard('kim');
  });
  client.connect({
    host: '127.0.0.1',
    port,
    username: 'kim',
    tryKeyboard: true,
    authHandler: Array.from({ length: 4 * times }, () => 'keyboard-interactive' as const),
  });
  await closed;
  return { prompts, isIn };
}

describe('a key', () => {
  it('that is new needs the code once, and keeps the name of its guest', async () => {
    const privateKey = makeKey();
    const first = await logIn(house, { privateKey, answers: [CODE] });
    expect(first.isIn).toBe(true);
    await openShell(first.client);
    await until(() => house.inside.length === 1);
    expect(house.inside[0]!.visitor).toMatchObject({ name: 'kim', remembered: false, code: CODE });
    first.client.end();
    const second = await logIn(house, { privateKey, username: 'somebody' });
    expect(second.isIn).toBe(true);
    await openShell(second.client);
    await until(() => house.inside.length === 2);
    const { visitor } = house.inside[1]!;
    expect(visitor).toMatchObject({ name: 'kim', remembered: true, code: null, address: '127.0.0.1' });
    expect(visitor.key).toBe(house.inside[0]!.visitor.key);
    second.client.end();
  });

  it('barred during the questions to its terminal stays out', async () => {
    const privateKey = makeKey();
    const first = await logIn(house, { privateKey, answers: [CODE] });
    await openShell(first.client);
    await until(() => house.inside.length === 1);
    const key = house.inside[0]!.visitor.key!;
    const second = await logIn(house, { privateKey });
    second.client.shell({ term: 'xterm', cols: 80, rows: 24 }, () => {});
    await until(() => house.shells.length === 2);
    house.guests.keepOut(key);
    await until(() => {
      house.clock.forward(2000);
      return house.inside.length === 2;
    });
    expect(house.inside[1]!.visitor).toMatchObject({ key, remembered: false, code: null });
    for (const { client } of [first, second]) client.end();
  });

  it.each([
    ['OpenSSH without a key', { authHandler: ['none', 'keyboard-interactive'] as const }],
    ['PuTTY', { privateKey: makeKey(), authHandler: ['none', 'publickey', 'keyboard-interactive'] as const }],
    [
      'a password manager',
      { password: 'secret', authHandler: ['none', 'password', 'keyboard-interactive'] as const },
    ],
  ])('is optional: %s reaches the code in its own order', async (_, { authHandler, ...config }) => {
    const friend = await logIn(house, { ...config, authHandler: [...authHandler], answers: [CODE] });
    expect([friend.isIn, friend.prompts]).toStrictEqual([true, ['Code of the table: ']]);
    friend.client.end();
  });

  it('that cannot be saved lets its guest in, with a notice to the host', async () => {
    mkdirSync(join(house.folder, 'guests.json'));
    const friend = await logIn(house, { privateKey: makeKey(), answers: [CODE] });
    const seen = await openShell(friend.client);
    await seen.waitFor(/Hello kim/);
    expect(house.told.at(-1)).toMatch(/^kim will need the code again: the guests cannot be saved, .+\.$/);
    friend.client.end();
  });

  it('with the signature of another key is refused', async () => {
    const friends = makeKey();
    const friend = await logIn(house, { privateKey: friends, answers: [CODE] });
    await openShell(friend.client);
    await until(() => house.inside.length === 1);
    friend.client.end();
    const liar = await logIn(house, { agent: lyingAgent(friends, makeKey()) });
    expect(liar.isIn).toBe(false);
  });

  it('that was removed stays out, even with the code', async () => {
    const privateKey = makeKey();
    const first = await logIn(house, { privateKey, answers: [CODE] });
    await openShell(first.client);
    await until(() => house.inside.length === 1);
    first.client.end();
    house.guests.keepOut(house.inside[0]!.visitor.key!);
    expect((await logIn(house, { privateKey, answers: [CODE] })).isIn).toBe(false);
    house.guests.forget(house.inside[0]!.visitor.key!);
    const again = await logIn(house, { privateKey, answers: [CODE] });
    expect(again.isIn).toBe(true);
    again.client.end();
  });
});

function fault(): never {
  throw new Error('there is a fault');
}
function Faulty() {
  return fault();
}

const closing = (client: ssh2.Client) => new Promise<void>((resolve) => client.on('close', () => resolve()));

/** An agent that shows one key and signs with another. */
function lyingAgent(shown: string, signing: string) {
  const parsed = (key: string) => ssh2.utils.parseKey(key) as ssh2.ParsedKey;
  return new (class extends ssh2.BaseAgent {
    override getIdentities(done: (error: undefined, keys: ssh2.ParsedKey[]) => void) {
      done(undefined, [parsed(shown)]);
    }
    override sign(_key: unknown, data: Buffer, options: unknown, done?: unknown) {
      const tell = (typeof options === 'function' ? options : done) as (e: undefined, s: Buffer) => void;
      tell(undefined, parsed(signing).sign(data));
    }
  })();
}

describe('the house gives a guest inside a terminal alone, and', () => {
  it('refuses files, tunnels, an agent, windows of X and a second session, and answers a command with one line', async () => {
    const { client } = await logIn(house, { answers: [CODE] });
    const refused = (ask: (done: (error?: Error | null) => void) => void) =>
      new Promise((resolve) => ask((error) => resolve(error instanceof Error)));
    expect(await refused((done) => client.forwardIn('127.0.0.1', 0, done))).toBe(true);
    expect(await refused((done) => client.forwardOut('127.0.0.1', 0, '127.0.0.1', 22, done))).toBe(true);
    expect(await refused((done) => client.openssh_forwardOutStreamLocal('/tmp/x', done))).toBe(true);
    expect(await refused((done) => client.sftp(done))).toBe(true);
    expect(await refused((done) => client.shell(done))).toBe(true);
    client.end();
    const other = await logIn(house, { answers: [CODE] });
    const [line, status] = await new Promise<[string, number]>((resolve) =>
      other.client.exec('cat /etc/passwd', (_error, channel) => {
        let text = '';
        channel.stderr.on('data', (data: Buffer) => (text += data));
        channel.resume();
        channel.on('close', (code: number) => resolve([text, code]));
      }),
    );
    expect([line, status]).toStrictEqual([
      'cardroom runs no commands; leave the command out, or type plain to play in lines of text.\r\n',
      2,
    ]);
    const key = makeKey();
    const agent = { agent: lyingAgent(key, key), agentForward: true };
    for (const options of [{ x11: true }, { agentForward: true }]) {
      const third = await logIn(house, { ...agent, answers: [CODE] });
      expect(await refused((done) => third.client.shell({}, options as never, done as never))).toBe(true);
      third.client.end();
    }
  });

  it('accepts short variables of language and colour only', async () => {
    const { client } = await logIn(house, { answers: [CODE] });
    const taken = { LANG: 'de_CH.UTF-8', LC_CTYPE: 'C', COLORTERM: 'truecolor', NO_COLOR: 'x'.repeat(64) };
    const refused = {
      LC_ALL: 'x'.repeat(65),
      LD_PRELOAD: 'x',
      NODE_OPTIONS: 'x',
      PATH: 'x',
      lang: 'x',
      '': 'x',
    };
    await openShell(client, {}, { ...refused, ...taken, ['__proto__']: 'x', CARDROOM_HOME: '/' });
    await until(() => house.inside.length === 1);
    expect(house.shells[0]!.env).toStrictEqual(taken);
    client.end();
  });

  it("draws within the abilities and the size of the guest's terminal", async () => {
    const { client } = await logIn(house, { answers: [CODE] });
    const seen = await openShell(client);
    await seen.waitFor(/Hello kim\. ♠/);
    expect(house.inside[0]!.terminal.look).toMatchObject({ depth: 2, symbols: 'unicode' });
    seen.channel.write('\x1aab');
    await until(() => house.inside[0]!.keys.length === 2);
    house.inside[0]!.dismiss('The table is closed.');
    await until(() => seen.status() === 0);
    expect(seen.raw).toMatch(/The table is closed\.\r\n$/);
    await seen.drawn();
    expect(seen.isAlternate).toBe(false);
  });

  it.each([
    [0, 0, 80, 24],
    [4294967295, 4294967295, 300, 100],
    [1, 1, 1, 1],
    [300, 0, 300, 24],
    [120, 40, 120, 40],
  ])('draws a window of %i × %i as %i × %i', async (cols, rows, columns, lines) => {
    const { client } = await logIn(house, { answers: [CODE] });
    const seen = await openShell(client, { cols: 80, rows: 24 });
    await until(() => house.inside.length === 1);
    seen.channel.setWindow(rows, cols, 0, 0);
    seen.channel.write('x');
    await until(() => house.inside[0]!.keys.length === 1 || columns < 80);
    await until(() => house.inside[0]!.terminal.size.columns === columns);
    expect(house.inside[0]!.terminal.size).toStrictEqual({ columns, rows: lines });
    client.end();
  });

  it('explains the problem of a dumb terminal', async () => {
    const { client } = await logIn(house, { answers: [CODE] });
    const seen = await openShell(client, { term: 'dumb' });
    await until(() => seen.status() !== null);
    expect(seen.raw).toBe(
      'cardroom cannot draw on this terminal: its TERM is "dumb". `ssh -T` plays in lines of text.\r\n',
    );
    expect(seen.status()).toBe(2);
  });

  it('shows a name in its printable form', async () => {
    const { client } = await logIn(house, { answers: [CODE], username: 'x\x1b]0;owned\x07 and more' });
    const seen = await openShell(client);
    await seen.waitFor(/Hello x�]0;owned�\./);
    client.end();
  });

  it('accepts keys at the speed of a person, and ends a flood', async () => {
    const { client } = await logIn(house, { answers: [CODE] });
    const seen = await openShell(client);
    await until(() => house.inside.length === 1);
    seen.channel.write('x'.repeat(100_000));
    await until(() => house.inside[0]!.keys.length > 0);
    house.clock.forward(200);
    expect(house.inside[0]!.keys.length).toBeLessThan(5000);
    const flood = setInterval(() => {
      if (seen.channel.writable) seen.channel.write('x'.repeat(20_000));
      house.clock.forward(200);
    }, 2);
    await until(() => house.inside[0]!.gone.aborted);
    clearInterval(flood);
  });

  it('closes a connection with room for empty packets only', async () => {
    const { client } = await logIn(house, { answers: [CODE] });
    const closed = closing(client);
    const { _protocol: protocol } = client as unknown as {
      _protocol: { session(id: number, window: number, most: number): void };
    };
    protocol.session(0, 1 << 20, 0);
    await closed;
  });

  it('ends a connection that keeps exchanging keys', async () => {
    const { client } = await logIn(house, { answers: [CODE] });
    await openShell(client);
    await until(() => house.inside.length === 1);
    const { _protocol: protocol } = client as unknown as { _protocol: { rekey(): void } };
    let exchanges = 1;
    client.on('handshake', () => {
      exchanges++;
      setImmediate(() => protocol.rekey());
    });
    protocol.rekey();
    await until(() => house.inside[0]!.gone.aborted);
    expect(exchanges).toBeLessThanOrEqual(11);
  });

  it('destroys a silently dead link without waiting for a farewell', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { client } = await logIn(house, { answers: [CODE] });
    await openShell(client);
    await until(() => house.inside.length === 1);
    // It takes and answers nothing more, an orderly end neither.
    (client as unknown as { _sock: Socket })._sock.pause();
    for (let second = 0; second < 15; second++) vi.advanceTimersByTime(1000);
    expect(house.inside[0]!.gone.aborted).toBe(false);
    vi.advanceTimersByTime(5000);
    await until(() => house.inside[0]!.gone.aborted);
    client.destroy();
  });

  it('closes a connection after a fault of its screen, with a sentence, and spares the others', async () => {
    const others = await logIn(house, { answers: [CODE] });
    const other = await openShell(others.client);
    await other.waitFor(/Hello kim/);
    const faults: ((guest: Inside) => void)[] = [
      ({ terminal }) => terminal.render(createElement(Faulty)),
      ({ terminal }) => terminal.onKey(() => fault()),
    ];
    for (const fail of faults) {
      const { client } = await logIn(house, { answers: [CODE], username: 'li' });
      const seen = await openShell(client);
      await seen.waitFor(/Hello li/);
      fail(house.inside.at(-1)!);
      seen.channel.write('x');
      await until(() => house.inside.at(-1)!.gone.aborted);
      await until(() => /cardroom/.test(seen.raw));
      expect(seen.raw).toContain('a fault');
      expect(seen.raw).not.toContain('at Faulty');
    }
    other.channel.write('x');
    await until(() => house.inside[0]!.keys.length === 1);
    expect(house.inside[0]!.gone.aborted).toBe(false);
    others.client.end();
  });

  it('ends a connection at the client’s end, and after a client that does not log in', async () => {
    const { client } = await logIn(house, { answers: [CODE] });
    await openShell(client);
    await until(() => house.inside.length === 1);
    client.destroy();
    await until(() => house.inside[0]!.gone.aborted);
    const idle = await logIn(house, { answers: [CODE] });
    const closed = closing(idle.client);
    house.clock.forward(120_000);
    await closed;
  });
});

describe('the house under many connections', () => {
  it('lets a friend in past 300 silent ones', async () => {
    const silent = await Promise.all(Array.from({ length: 300 }, () => rawSocket(house.port)));
    const friend = logIn(house, { answers: [CODE] });
    const more = await Promise.all(Array.from({ length: 100 }, () => rawSocket(house.port)));
    const { client, isIn } = await friend;
    expect(isIn).toBe(true);
    const seen = await openShell(client);
    await seen.waitFor(/Hello kim/);
    client.end();
    for (const socket of [...silent, ...more]) socket.destroy();
  });

  // Other systems give their loopback one address.
  it.skipIf(process.platform !== 'linux')(
    'lets a friend in past silent ones from a hundred places',
    async () => {
      const silent = await Promise.all(
        Array.from({ length: 300 }, (_, n) => rawSocket(house.port, '', `127.0.1.${1 + (n % 100)}`)),
      );
      const friend = logIn(house, { answers: [CODE] });
      const more = await Promise.all(
        Array.from({ length: 100 }, (_, n) => rawSocket(house.port, '', `127.0.2.${1 + n}`)),
      );
      const { client, isIn } = await friend;
      expect(isIn).toBe(true);
      client.end();
      for (const socket of [...silent, ...more]) socket.destroy();
    },
  );

  it.skipIf(process.platform !== 'linux')('allows at most thirty guests inside from all places', async () => {
    const friends = [];
    for (let n = 0; n < 31; n++) {
      const place = `127.0.3.${1 + Math.floor(n / 5)}`;
      friends.push(await logIn(house, { answers: [CODE], localAddress: place }));
    }
    expect(friends.filter(({ isIn }) => isIn)).toHaveLength(30);
    for (const { client } of friends) client.end();
  });

  it('allows six guests inside for each of many tables', () => {
    expect([1, 5, 25].map(mostInside)).toEqual([30, 30, 150]);
  });

  it('frees everything of a guest who left', async () => {
    const quiet = await openHouse();
    const { client } = await logIn(quiet, { answers: [CODE] });
    await openShell(client);
    await until(() => quiet.inside.length === 1);
    const closed = new Promise<void>((resolve) => client.on('close', () => resolve()));
    quiet.inside[0]!.dismiss('Goodbye.');
    await closed;
    await until(() => quiet.clock.pending() === 0);
    await quiet.close();
  });

  it('closes a silent one after twenty seconds', async () => {
    const socket = await rawSocket(house.port);
    const closed = new Promise((resolve) => socket.on('close', resolve));
    await logIn(house).then(({ client }) => client.end());
    house.clock.forward(20_000);
    await closed;
  });

  it('closes those with garbage, and no other', async () => {
    const noise = (n: number) => createHash('sha512').update(String(n)).digest();
    const sockets = await Promise.all(Array.from({ length: 100 }, (_, n) => rawSocket(house.port, noise(n))));
    const greeted = await rawSocket(house.port, Buffer.concat([Buffer.from('SSH-2.0-x\r\n'), noise(1)]));
    const { client, isIn } = await logIn(house, { answers: [CODE] });
    expect(isIn).toBe(true);
    client.end();
    for (const socket of [...sockets, greeted]) socket.destroy();
  });

  it('allows at most six guests inside from one address', async () => {
    const clients = [];
    for (let n = 0; n < 6; n++) clients.push(await logIn(house, { answers: [CODE] }));
    expect(clients.every(({ isIn }) => isIn)).toBe(true);
    expect((await logIn(house, { answers: [CODE] })).isIn).toBe(false);
    for (const { client } of clients) client.end();
  });
});

describe("the door's protocol", () => {
  it.each([
    ['keys that are costly to compute', { kex: ['diffie-hellman-group18-sha512'] }],
    ['SHA-1', { hmac: ['hmac-sha1'], cipher: ['aes128-ctr'] }],
    ['ciphers of blocks', { cipher: ['aes128-cbc'] }],
    ['compression', { compress: ['zlib'] }],
    ['compression once inside', { compress: ['zlib@openssh.com'] }],
  ])('excludes %s', async (_, algorithms) => {
    const attempt = await logIn(house, { answers: [CODE], algorithms: algorithms as ssh2.Algorithms });
    expect(attempt).toMatchObject({ isIn: false, why: expect.stringContaining('no matching') });
  });
});

describe('an open table', () => {
  it('needs no code, with or without a key, and saves no guest', async () => {
    const open = await openHouse({ codes: [] });
    const keyless = await logIn(open, { answers: [''] });
    const keyed = await logIn(open, { privateKey: makeKey() });
    expect([keyless.isIn, keyed.isIn]).toStrictEqual([true, true]);
    await openShell(keyed.client);
    await until(() => open.inside.length === 1);
    expect(open.guests.all).toStrictEqual([]);
    keyless.client.end();
    keyed.client.end();
    await open.close();
  });
});

it('a socket sends each drawing at once', async () => {
  // Nagle's algorithm against delayed acknowledgement would add 40 ms to every key.
  const setNoDelay = vi.spyOn(Socket.prototype, 'setNoDelay');
  const socket = await rawSocket(house.port);
  await until(() => setNoDelay.mock.calls.length > 0);
  expect(setNoDelay).toHaveBeenCalledWith(true);
  setNoDelay.mockRestore();
  socket.destroy();
});
