import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn, openShell } from '../host/house.ts';
import { programPath } from '../support/built.ts';
import { carriedOut } from '../support/command.ts';
import { until } from '../support/display.ts';
import { freePort } from '../support/free-port.ts';
import { openPty, plainEnvironment } from '../support/pty.ts';

let home: string;
let taken: Server;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'cardroom-host-'));
  taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
});
afterAll(() => {
  taken.close();
  rmSync(home, { recursive: true });
});

const port = () => (taken.address() as { port: number }).port;
const here = () => ['--no-screen', '--listen', '127.0.0.1'];

test('an impossible table is refused in one sentence', async () => {
  const refusals: [string[], string][] = [
    [[], '`cardroom host` needs a game, such as gongzhu, or --resume.\n'],
    [
      ['gongzhu', ...here(), '--port', String(port())],
      `Port ${port()} is in use, perhaps by another cardroom; choose another with --port.\n`,
    ],
    [['gongzhu', '--resume'], '`cardroom host --resume` continues a table as it was: leave out the game.\n'],
    [['--resume', '--no-screen'], 'No hosted match can be continued.\n'],
    [
      ['gongzhu', '--no-screen', '--open'],
      '--open lets in everybody; without a terminal it needs --listen 127.0.0.1.\n',
    ],
    [
      ['gongzhu', ...here(), '--seat', '5=hard'],
      '--seat takes a seat from 1 to 4 and its player, such as 3=hard, 3=closed or 3=exec:./bot, not "5=hard".\n',
    ],
    [
      ['gongzhu', 'shang', ...here(), '--seat', '2=hard'],
      '--seat is for one table: leave it out, or name one game.\n',
    ],
    [['gongzhu', ...here(), '--code', 'a-b'], '--code takes at least 4 letters and digits, not "a-b".\n'],
  ];
  for (const [words, stderr] of refusals)
    expect(await carriedOut(home, ['host', ...words])).toStrictEqual({ status: 2, stderr, stdout: '' });
});

test('a friend comes to the table of the code, plays, and reads that a signal closed it', async () => {
  const port = await freePort();
  const words = ['host', 'gongzhu', 'shang', ...here(), '--port', String(port)];
  const host = spawn(process.execPath, [programPath('cardroom'), ...words], {
    env: plainEnvironment(home),
  });
  let said = '';
  host.stderr.on('data', (data: Buffer) => {
    said += data;
  });
  await until(() => said.split('\n').length > 2);
  const tables = [...said.matchAll(/^A table of (.+) is open: `(.+)`, code (.+), host key SHA256:\S+\.$/gm)];
  expect(tables.map(([, game, way]) => [game, way])).toStrictEqual(
    ['Chinese Hearts', 'Shang'].map((game) => [game, `ssh -p ${port} NAME@127.0.0.1`]),
  );
  const { client } = await logIn({ port }, { answers: [tables[1]![3]!] });
  const seen = await openShell(client);
  await seen.waitFor(/SHANG +a table for friends/);
  seen.channel.write('\r');
  // The cards are dealt when everybody who is there is ready.
  await seen.waitFor(/You 13 left/);
  expect(said).toContain('kim came in from 127.0.0.1 without a key.');
  host.kill('SIGQUIT');
  const status = await new Promise((resolve) => host.on('exit', resolve));
  expect(status).toBe(0);
  await until(() => seen.status() === 0);
  expect(seen.raw).toContain('The host has closed the table. The match is kept.\r\n');
  expect(readFileSync(join(home, 'hosting/tables.json'), 'utf8')).toContain('"kim"');
});

test('a friend reads that the window of the host closed', async () => {
  const port = await freePort();
  const host = openPty({
    args: ['host', 'gongzhu', '--listen', '127.0.0.1', '--port', String(port), '--code', 'KQ7M'],
    env: { CARDROOM_HOME: home },
  });
  await host.waitFor(/a table for friends/);
  const { client } = await logIn({ port }, { answers: ['KQ7M'] });
  const seen = await openShell(client);
  await seen.waitFor(/a table for friends/);
  host.keys('\r');
  await seen.waitFor(/pass three/);
  // By the signal itself: where there is no terminal any more an exit would crash.
  host.kill('SIGHUP');
  expect(await host.exit).toStrictEqual({ status: 0, signal: constants.signals.SIGHUP });
  await until(() => seen.status() === 0);
  expect(seen.raw).toContain('The host has closed the table. The match is kept.\r\n');
});
