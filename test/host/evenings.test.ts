import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { openPty, type Pty } from '../support/pty.ts';
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
  test('whoever is sent away is not back: by no key, another one or the same, nor when the host opens the table again', async () => {
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
    await ann.waitFor(/3 {4}li/);

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
