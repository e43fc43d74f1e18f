import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { programPath } from '../support/built.ts';
import { until } from '../support/display.ts';
import { freePort } from '../support/free-port.ts';
import { openPty, type Pty, plainEnvironment } from '../support/pty.ts';
import { CODE } from './house.ts';
import { hasSsh, makeKey, sshWords } from './openssh.ts';

let home: string;
let host: ChildProcess;
let port: number;
let said = '';

beforeAll(async () => {
  if (!hasSsh) return;
  home = mkdtempSync(join(tmpdir(), 'cardroom-openssh-'));
  port = await freePort();
  makeKey(home, 'id');
  const words = ['host', 'gongzhu', '--no-screen', '--listen', '127.0.0.1', '--port', String(port)];
  const options = ['--code', CODE, '--wait', '3600'];
  host = spawn(process.execPath, [programPath('cardroom'), ...words, ...options], {
    env: plainEnvironment(home),
  });
  host.stderr!.on('data', (data: Buffer) => {
    said += data;
  });
  await until(() => said.includes('\n'));
});
afterAll(async () => {
  if (!hasSsh) return;
  host.kill('SIGTERM');
  await new Promise((resolve) => host.on('exit', resolve));
  rmSync(home, { recursive: true });
});

const fingerprint = () => /host key (SHA256:\S+)\.\n/.exec(said)![1]!;

/** Options of OpenSSH in place of its user's configuration. */
const options = (key: 'id' | null, known = 'known') => sshWords({ home, port }, key, known);

/** Somebody's window, in which they have typed `ssh`. */
const ssh = (name: string, key: 'id' | null): Pty =>
  openPty({ command: ['ssh', ...options(key), `${name}@127.0.0.1`] });

/** Returns the rows of the hand from the foot of the screen. */
const handIn = (lines: readonly string[]) => lines.slice(-6).join('\n');

describe.skipIf(!hasSsh)(hasSsh ? 'with OpenSSH' : 'without OpenSSH, which is not on this machine', () => {
  test('a friend checks the host key, gives the code, plays, closes the window, and comes back to the same hand', async () => {
    const first = ssh('kim', 'id');
    await first.waitFor(/fingerprint is SHA256/);
    expect(first.lines().join('').replaceAll(' ', '')).toContain(`fingerprintis${fingerprint()}.`);
    first.keys('yes\r');
    await first.waitFor(/Code of the table:/);
    first.keys(`${CODE}\r`);
    await first.waitFor(/CHINESE HEARTS +a table for friends/);
    first.keys('\r');
    await first.waitFor(/Pick three cards/);
    const hand = handIn(await first.press('\x1b[D'));
    first.resize({ columns: 120, rows: 40 });
    await first.waitFor((lines) => lines.length === 40 && lines.some((line) => line.length > 115));
    first.hangUp();
    await until(() => /kim.*(lost|away|gone)/i.test(said));
    const second = ssh('somebody', 'id');
    await second.waitFor(/Pick three cards/);
    expect(second.raw).not.toContain('Code of the table');
    expect(handIn(await second.press('\x1b[D'))).toBe(hand);
    for (const card of '123') await second.press(card);
    second.keys('\r');
    await second.waitFor(/You pass/);
    second.keys('q');
    await second.waitFor(/LEAVE THE TABLE/);
    second.keys('w');
    expect(await second.exit).toMatchObject({ status: 0 });
    expect(second.raw).toContain('A bot plays for you until you are back.');
    await until(() => said.split('kim is away.').length === 3);
  });

  test.each([
    [
      'a command',
      ['127.0.0.1', 'true'],
      2,
      /^cardroom runs no commands; leave the command out, or type plain /,
    ],
    ['files', ['-s', '127.0.0.1', 'sftp'], 255, /subsystem request failed/],
    [
      'a tunnel',
      ['-N', '-o', 'ExitOnForwardFailure=yes', '-R', '0:127.0.0.1:1', '127.0.0.1'],
      255,
      /forward/,
    ],
    ['lines on a terminal', ['-tt', '127.0.0.1', 'plain'], 2, /^Lines of text need `ssh -T`: /],
  ])('%s is refused', (_, rest, status, sentence) => {
    const accepting = ['-o', 'BatchMode=yes', '-o', 'StrictHostKeyChecking=yes', '-o', 'LogLevel=ERROR'];
    const result = spawnSync('ssh', [...options('id'), ...accepting, '-l', 'kim', ...rest], {
      encoding: 'utf8',
      env: plainEnvironment(home),
      input: '',
    });
    expect(result.stdout + result.stderr).toMatch(sentence);
    expect(result.status).toBe(status);
  });

  test('a guest refuses a host whose key differs from the known one', () => {
    makeKey(home, 'other');
    const [type, blob] = readFileSync(join(home, 'other.pub'), 'utf8').split(' ');
    writeFileSync(join(home, 'false'), `[127.0.0.1]:${port} ${type} ${blob}\n`);
    const { status, stderr } = spawnSync(
      'ssh',
      [...options('id', 'false'), '-o', 'BatchMode=yes', 'kim@127.0.0.1'],
      { encoding: 'utf8', env: plainEnvironment(home), input: '' },
    );
    expect([status, stderr]).toStrictEqual([255, expect.stringContaining('Host key verification failed')]);
  });

  test('cardroom join accepts a host by its key alone', async () => {
    const way = `li@127.0.0.1:${port}`;
    const li = openPty({ args: ['join', way, '--key', fingerprint()] });
    await li.waitFor(/Code of the table:/);
    li.keys(`${CODE}\r`);
    await li.waitFor(/CHINESE HEARTS/);
    expect(li.raw).not.toContain('authenticity');
    const other = openPty({ args: ['join', way, '--key', `SHA256:${'x'.repeat(43)}`] });
    expect(await other.exit).toMatchObject({ status: 1 });
    expect(other.raw).toContain('does not have the key SHA256:xxx');
  });
});
