import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Settings } from '../../src/front/settings.ts';
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

test('a friend joins through ssh, which accepts the key of the invitation alone', () => {
  const known = join(home, 'hosting', 'known-hosts');
  const way = (checking: string, rest: string) =>
    `-T -p 2300 -o ServerAliveInterval=15 -o UserKnownHostsFile="${known}" -o ControlPath=none -o StrictHostKeyChecking=${checking} ${rest}\n`;
  expect(run(['kim@192.168.1.20:2300', '--key', FINGERPRINT])).toStrictEqual({
    status: 7,
    stdout: way('yes', '-l kim 192.168.1.20'),
    stderr: '',
  });
  expect(readFileSync(known, 'utf8')).toBe(`[192.168.1.20]:2300 ssh-ed25519 ${BLOB.toString('base64')}\n`);
  expect(run(['[::1]:2300']).stdout).toBe(way('ask', '::1'));
});

test.each([
  ['a terminal', [], {}, '-t'],
  ['--plain', ['--plain'], {}, '-T'],
  ['--accessible', ['--accessible'], {}, '-T'],
  ['a variable of readers', [], { ACCESSIBLE: '1' }, '-T'],
  ['a terminal that cannot draw', [], { TERM: 'dumb' }, '-T'],
] as const)('%s makes ssh ask for a terminal or for lines', async (_, args, env, way) => {
  const pty = joined('echo "$1"', args, env);
  await pty.exit;
  expect(pty.raw.includes(`${way}\r\n`)).toBe(true);
  // Lines have no escape sequence.
  expect(pty.raw.replace(TABLE, '').includes('\x1b')).toBe(way === '-t');
});

test("the setting for lines holds at a friend's table", async () => {
  const pty = joined('echo "$1"', [], {}, { plain: 'on' });
  await pty.exit;
  expect(pty.raw.replace(TABLE, '')).toBe('-T\r\n');
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
    "The host at there, port 2222, does not have the key SHA256:other, so it may not be your friend's. Ask for the key on their screen.",
  ],
])('%s is refused in a sentence', (_, args, sentence) => {
  const { stdout, stderr } = run(args);
  expect([stdout, stderr]).toStrictEqual(['', `${sentence}\n`]);
});

test('a key that the disk refuses gives a sentence', () => {
  writeFileSync(join(home, 'hosting'), '');
  const known = join(home, 'hosting', 'known-hosts');
  expect(run(['there'])).toStrictEqual({
    status: 1,
    stdout: '',
    stderr: `The host’s key cannot be saved in ${known}: a file of that name is there.\n`,
  });
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const)(
  '%s ends ssh and clears the table off the screen',
  async (signal) => {
    const pty = joined('exec cat');
    await pty.waitFor(/THE TABLE/);
    pty.kill(signal);
    // By the signal itself: where the window was closed there is no terminal any more, and an exit would crash.
    expect(await pty.exit).toStrictEqual({ status: 0, signal: constants.signals[signal] });
    // Its last output may arrive after its end.
    await until(() => !pty.isAlternate);
  },
);

test('a lost connection clears the table and leaves the words of ssh readable', async () => {
  const pty = joined('echo "Connection to there closed." >&2; exit 255');
  expect((await pty.exit).status).toBe(255);
  expect(pty.isAlternate).toBe(false);
  expect(pty.lines()[0]).toBe('Connection to there closed.');
});

/** An ssh draws it. */
const TABLE = '\x1b[?1049hTHE TABLE';

/** Joins through an ssh that draws a table and then does this. */
function joined(
  then: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
  settings: Partial<Settings> = {},
) {
  writeFileSync(join(home, 'bin', 'ssh'), `#!/bin/sh\nprintf '\\033[?1049hTHE TABLE'; ${then}\n`, {
    mode: 0o755,
  });
  const PATH = [join(home, 'bin'), '/usr/bin', '/bin'].join(delimiter);
  return openPty({ args: ['join', 'there', ...args], env: { PATH, ...env }, settings });
}

test('a missing ssh gives a sentence', () => {
  expect(run(['there'], [join(home, 'nowhere')]).stderr).toBe(
    'cardroom join needs ssh, which cannot be started here: spawn ssh ENOENT.\n',
  );
});
