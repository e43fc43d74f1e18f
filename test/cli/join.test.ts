import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { programPath } from '../support/built.ts';
import { plainEnvironment } from '../support/pty.ts';

const BLOB = Buffer.from('a host key');
const FINGERPRINT = `SHA256:${createHash('sha256').update(BLOB).digest('base64').replace(/=+$/, '')}`;

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'cardroom-join-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  // Programs of these names, which say what they were asked.
  mkdirSync(join(home, 'bin'));
  const scripts = {
    ssh: 'echo "$@"; exit 7',
    'ssh-keyscan': `echo "# comment"; echo "[$5]:$4 ssh-$2 ${BLOB.toString('base64')}"`,
  };
  for (const [name, script] of Object.entries(scripts))
    writeFileSync(join(home, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
});

function run(args: readonly string[], programs = [join(home, 'bin'), '/usr/bin', '/bin']) {
  const env = { ...plainEnvironment(home), PATH: programs.join(delimiter) };
  const { status, stdout, stderr } = spawnSync(process.execPath, [programPath('cardroom'), 'join', ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('a friend sits down through ssh, which believes the key of the invitation and no other', () => {
  const known = join(home, 'hosting', 'known-hosts');
  const way = (checking: string, rest: string) =>
    `-t -p 2300 -o ServerAliveInterval=15 -o UserKnownHostsFile="${known}" -o StrictHostKeyChecking=${checking} ${rest}\n`;
  expect(run(['kim@192.168.1.20:2300', '--key', FINGERPRINT])).toStrictEqual({
    status: 7,
    stdout: way('yes', '-l kim 192.168.1.20'),
    stderr: '',
  });
  expect(readFileSync(known, 'utf8')).toBe(`[192.168.1.20]:2300 ssh-ed25519 ${BLOB.toString('base64')}\n`);
  expect(run(['[::1]:2300']).stdout).toBe(way('ask', '::1'));
});

test.each([
  [
    'an option in place of a host',
    ['kim@-oProxyCommand=x'],
    'cardroom join takes NAME@HOST:PORT, such as kim@192.168.1.20:2222, not "kim@-oProxyCommand=x".',
  ],
  [
    'another key',
    ['there', '--key', 'SHA256:other'],
    "The host at there, port 2222, has another key than SHA256:other: it may not be your friend's. Ask them what their screen says.",
  ],
])('%s is refused in a sentence', (_, args, sentence) => {
  const { stdout, stderr } = run(args);
  expect([stdout, stderr]).toStrictEqual(['', `${sentence}\n`]);
});

test('without ssh that is said', () => {
  expect(run(['there'], [join(home, 'nowhere')]).stderr).toBe(
    'cardroom join needs ssh, which cannot be started here: spawnSync ssh ENOENT.\n',
  );
});
