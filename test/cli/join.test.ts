import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { programPath } from '../support/built.ts';
import { until } from '../support/display.ts';
import { openPty, plainEnvironment } from '../support/pty.ts';

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
    `-t -p 2300 -o ServerAliveInterval=15 -o UserKnownHostsFile="${known}" -o ControlPath=none -o StrictHostKeyChecking=${checking} ${rest}\n`;
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
    'a port that there is not',
    ['kim@there:99999'],
    'cardroom join takes NAME@HOST:PORT, such as kim@192.168.1.20:2222, not "kim@there:99999".',
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

test('where the disk does not take the key, that is said', () => {
  writeFileSync(join(home, 'hosting'), '');
  const known = join(home, 'hosting', 'known-hosts');
  expect(run(['there'])).toStrictEqual({
    status: 1,
    stdout: '',
    stderr: `The key of a host cannot be kept in ${known}: a file of that name is there.\n`,
  });
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const)(
  '%s ends ssh, too, and the table is off the screen',
  async (signal) => {
    const pty = joined('exec cat');
    await pty.waitFor(/THE TABLE/);
    pty.kill(signal);
    // By the signal itself: where the window was closed there is no terminal any more, and an exit would crash.
    expect(await pty.exit).toStrictEqual({ status: 0, signal: constants.signals[signal] });
    // What it wrote last may be read after its end.
    await until(() => !pty.isAlternate);
  },
);

test('where the connection breaks, the table is off the screen, and what ssh says of it can be read', async () => {
  const pty = joined('echo "Connection to there closed." >&2; exit 255');
  expect((await pty.exit).status).toBe(255);
  expect(pty.isAlternate).toBe(false);
  expect(pty.lines()[0]).toBe('Connection to there closed.');
});

/** Joins through an ssh that draws a table and then does this. */
function joined(then: string) {
  writeFileSync(join(home, 'bin', 'ssh'), `#!/bin/sh\nprintf '\\033[?1049hTHE TABLE'; ${then}\n`, {
    mode: 0o755,
  });
  const PATH = [join(home, 'bin'), '/usr/bin', '/bin'].join(delimiter);
  return openPty({ args: ['join', 'there'], env: { PATH } });
}

test('without ssh that is said', () => {
  expect(run(['there'], [join(home, 'nowhere')]).stderr).toBe(
    'cardroom join needs ssh, which cannot be started here: spawn ssh ENOENT.\n',
  );
});
