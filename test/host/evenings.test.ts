import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { programPath } from '../support/built.ts';
import { container, hasContainers } from '../support/container.ts';
import { freePort } from '../support/free-port.ts';
import { openPty, type Pty, plainEnvironment } from '../support/pty.ts';
import { CODE } from './house.ts';
import { hasSsh, makeKey, sshWords } from './openssh.ts';

/** A data folder, a host there with a screen of their own, and friends with OpenSSH. */
async function table() {
  const home = mkdtempSync(join(tmpdir(), 'cardroom-evenings-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  for (const name of ['kim', 'kim-too', 'li']) makeKey(home, name);
  const port = await freePort();
  const where = ['--listen', '127.0.0.1', '--port', String(port)];
  const host = (...words: string[]) =>
    openPty({ args: ['host', ...words, ...where], env: { CARDROOM_HOME: home } });
  const trusting = ['-o', 'StrictHostKeyChecking=no', '-o', 'LogLevel=ERROR'];
  const ssh = (name: string, key: string | null, at = port): Pty =>
    openPty({ command: ['ssh', ...sshWords({ home, port: at }, key), ...trusting, `${name}@127.0.0.1`] });
  return { home, port, host, ssh };
}

const CODE_ASKED = /Code of the table: *$/m;
/** Somebody gives a code, and is inside. */
async function comeIn(window: Pty, code: string): Promise<void> {
  await window.waitFor(CODE_ASKED);
  window.keys(`${code}\r`);
  await window.waitFor(/CHINESE HEARTS/);
}
/** Somebody gives a code that is not the one of the table. */
async function isRefused(window: Pty, code: string): Promise<void> {
  await window.waitFor(CODE_ASKED);
  window.keys(`${code}\r`);
  await window.waitFor(/That is not the code/);
  window.hangUp();
}

describe.skipIf(!hasSsh)('with OpenSSH', () => {
  test('a removed guest stays out, with another key, the same or none, even after the host opens the table again', async () => {
    const { host, ssh } = await table();
    const ann = host('gongzhu', '--code', CODE, '--name', 'Ann');
    await ann.waitFor(/TELL YOUR FRIENDS/);
    // Kim has two keys that are remembered.
    const other = ssh('kim', 'kim-too');
    await comeIn(other, CODE);
    await other.press('q');
    other.keys('g');
    await other.exit;
    const kim = ssh('kim', 'kim');
    await comeIn(kim, CODE);
    await comeIn(ssh('li', 'li'), CODE);
    await ann.waitFor(/3 {2}li/);

    await ann.press('\x1b[B');
    await ann.press('x');
    ann.keys('y');
    await ann.waitFor(/kim was sent away/);
    expect(await kim.exit).toMatchObject({ status: 0 });
    expect(kim.raw).toContain('The host has asked you to leave.');
    const code = /code {2}(\S+)/.exec(ann.lines().join('\n'))![1]!;
    expect(code).not.toBe(CODE);

    await isRefused(ssh('kim', null), CODE);
    await isRefused(ssh('kim', 'kim-too'), CODE);
    const again = ssh('kim', 'kim');
    expect(await again.exit).toMatchObject({ status: 255 });
    expect(again.raw).not.toContain('Code of the table');
    // Friends come in by the new code.
    await comeIn(ssh('may', null), code);

    await ann.waitFor(/may/);
    ann.keys('\r');
    await ann.waitFor(/Pick three cards/);
    ann.keys('q');
    await ann.waitFor(/LEAVE THE TABLE/);
    ann.keys('g');
    await ann.exit;
    const resumed = host('--resume');
    await resumed.waitFor(/Pick three cards|away/);
    await isRefused(ssh('kim', null), CODE);
    const last = ssh('kim', 'kim');
    expect(await last.exit).toMatchObject({ status: 255 });
    await comeIn(ssh('may', null), code);
    // Li is remembered, and asked nothing.
    await ssh('li', 'li').waitFor(/Pick three cards/);
  });
});

test.skipIf(!hasSsh || !hasContainers)(
  'a table that may be open in another container opens again after a question, with its match',
  async () => {
    const { home, port, ssh } = await table();
    const words = (at: number) => ['--no-screen', '--listen', '127.0.0.1', '--port', String(at)];
    const env = { CARDROOM_HOME: home };
    const first = openPty({
      command: container('first'),
      args: ['host', 'gongzhu', '--code', CODE, ...words(port)],
      env,
    });
    await first.waitFor(/is open/);
    const kim = ssh('kim', 'kim');
    await comeIn(kim, CODE);
    kim.keys('\r');
    await kim.waitFor(/Pick three cards/);

    const elsewhere = await freePort();
    const piped = spawnSync(
      process.execPath,
      [programPath('cardroom'), 'host', '--resume', ...words(elsewhere)],
      {
        env: plainEnvironment(home),
        input: '',
        encoding: 'utf8',
      },
    );
    expect(piped).toMatchObject({ status: 2, stdout: '' });
    expect(piped.stderr).toMatch(
      /^The match gongzhu-1 may still be open on first, .*will not be saved\. `cardroom host --resume gongzhu-1 --anyway` opens it here\.\n$/,
    );
    const second = openPty({ args: ['host', '--resume', ...words(elsewhere)], env });
    await second.waitFor((lines) => /Openithere\?\(y\/n\)/.test(lines.join('').replace(/\s/g, '')));
    second.keys('y\r');
    await second.waitFor(/is open/);
    const again = ssh('kim', 'kim', elsewhere);
    await again.waitFor(/Pick three cards/);
    expect(again.raw).not.toContain('Code of the table');
    for (const card of '123') await again.press(card);
    again.keys('\r');
    await again.waitFor(/You pass/);
    // The first host hears of it as soon as something more is to be written.
    const log = readFileSync(join(home, 'matches', 'gongzhu-1.ndjson'), 'utf8');
    for (const card of '123') await kim.press(card);
    kim.keys('\r');
    await first.waitFor(/not saved: another program wrote/);
    expect(readFileSync(join(home, 'matches', 'gongzhu-1.ndjson'), 'utf8').startsWith(log)).toBe(true);
  },
);
