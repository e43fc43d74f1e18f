import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openRoom } from '../../src/cli/room.ts';
import { withDone, withTip } from '../../src/front/progress.ts';
import { ownNumbers } from '../../src/store/processes.ts';
import { programPath } from '../support/built.ts';
import { carriedOut } from '../support/command.ts';
import { plainEnvironment } from '../support/pty.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'cardroom-side-'));
  onTestFinished(() => {
    if (existsSync(matches())) chmodSync(matches(), 0o700);
    rmSync(home, { recursive: true, force: true });
  });
  mkdirSync(matches());
});

const matches = (name = ''): string => join(home, 'matches', name);
const keep = (sample: string, id: string) =>
  copyFileSync(`test/samples/logs/${sample}.ndjson`, matches(`${id}.ndjson`));

/** A command, in its own process and as a user whom rights bind. */
function run(...args: string[]) {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chmod', ['777', home]);
  const { status, stdout, stderr } = spawnSync(process.execPath, [programPath('cardroom'), ...args], {
    env: plainEnvironment(home),
    encoding: 'utf8',
    // A reader of a pipe without a writer would never end.
    timeout: 60_000,
    ...(isRoot && { uid: 65_534, gid: 65_534 }),
  });
  return { status, stdout, stderr };
}

describe.skipIf(process.platform === 'win32')('an unreadable entry', () => {
  test('is named and skipped, and the matches beside it are listed', () => {
    keep('gongzhu-open', 'gongzhu-1');
    symlinkSync('loop.ndjson', matches('loop.ndjson'));
    symlinkSync('nowhere', matches('gone.ndjson'));
    execFileSync('mkfifo', [matches('pipe.ndjson')]);
    mkdirSync(matches('folder.ndjson'));
    writeFileSync(matches('huge.ndjson'), '');
    truncateSync(matches('huge.ndjson'), 100 << 20);
    const named = [
      'folder: Its file cannot be read: it is a folder.',
      'gone: Its file cannot be read: its link leads nowhere.',
      'huge: Its file cannot be read: it is larger than 8 MB.',
      'loop: Its file cannot be read: its link leads in a circle.',
      'pipe: Its file cannot be read: it is no regular file.',
    ];
    for (const command of ['list', 'stats', 'daily']) {
      const { status, stdout, stderr } = run(command);
      expect(stderr.trimEnd().split('\n').sort()).toEqual(named);
      expect(status).toBe(0);
      if (command === 'list') expect(stdout).toMatch(/^gongzhu-1 +open /m);
    }
    expect(run('list', '--all').stdout).toMatch(/^huge +damaged .*larger than 8 MB\.$/m);
  });
});

describe.skipIf(process.platform === 'win32')('an unreadable folder', () => {
  const sentence = () =>
    `The matches in ${join(home, 'matches')} cannot be read: cardroom has no right to it.\n`;

  test.each(['list', 'list --all', 'stats', 'daily', 'resume', 'replay'])(
    'makes %s fail with status 1',
    (line) => {
      keep('gongzhu-finished', 'gongzhu-1');
      chmodSync(matches(), 0);
      expect(run(...line.split(' '))).toEqual({ status: 1, stdout: '', stderr: sentence() });
    },
  );

  test.each(['export gongzhu-1', 'challenge gongzhu-1', 'remove gongzhu-1'])(
    'makes %s fail with the name of its match',
    (line) => {
      keep('gongzhu-finished', 'gongzhu-1');
      chmodSync(matches(), 0);
      const { status, stdout, stderr } = run(...line.split(' '));
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
      expect(stderr).toMatch(/^The match gongzhu-1 cannot be .*: cardroom has no right to it/);
    },
  );

  test('appears in doctor', () => {
    chmodSync(matches(), 0);
    expect(run('doctor').stdout).toContain(sentence());
  });
});

test.skipIf(process.platform === 'win32')('a command does not wait for a pipe in the place of a file', () => {
  keep('gongzhu-open', 'gongzhu-1');
  for (const name of [
    'settings.json',
    'lessons.json',
    'matches/index.json',
    'matches/tallies.json',
    'matches/gongzhu-1.lock',
  ])
    execFileSync('mkfifo', ['-m', '666', join(home, name)]);
  expect(run('list').stdout).toMatch(/^gongzhu-1 +open /m);
  expect(run('stats').status).toBe(0);
  const { stdout } = run('doctor');
  expect(stdout).toMatch(/^settings .*cannot be used, because it is no regular file$/m);
  expect(stdout).toMatch(/^lessons .*cannot be used, because it is no regular file$/m);
  execFileSync('chmod', ['-R', 'a+rwX', home]);
  expect(run('remove', 'gongzhu-1').stderr).toMatch(/cannot be locked: it is no regular file/);
});

describe('the remains of killed programs', () => {
  const gone = () => spawnSync(process.execPath, ['--version']).pid;
  const lock = (pid: number) => JSON.stringify({ pid, host: hostname(), started: 1, token: 'x' });

  test('appear in doctor, and the next start removes them', () => {
    keep('gongzhu-open', 'gongzhu-1');
    mkdirSync(join(home, 'cache/compiled'), { recursive: true });
    mkdirSync(join(home, 'reviews'));
    const left = [
      `settings.json`,
      `matches/index.json`,
      `matches/gongzhu-1.lock`,
      `reviews/gongzhu-1.json`,
      `cache/compiled/cardroom-menu-v20.20.2-x64`,
    ].map((name) => `${name}.${gone()}-${ownNumbers()}-0123abcd`);
    for (const name of left) writeFileSync(join(home, name), 'half');
    writeFileSync(matches('gongzhu-1.lock'), lock(gone()));
    const { stdout } = run('doctor');
    for (const name of left) expect(stdout).toContain(`${join(home, name)}; \`cardroom list\` deletes it`);
    expect(stdout).toContain('gongzhu-1.lock was left behind');
    for (const name of left) expect(existsSync(join(home, name))).toBe(true);

    execFileSync('chmod', ['-R', 'a+rwX', home]);
    expect(run('list').stderr).toBe('');
    for (const name of [...left, 'matches/gongzhu-1.lock']) expect(existsSync(join(home, name))).toBe(false);
    expect(readdirSync(matches()).sort()).toEqual(['gongzhu-1.ndjson', 'index.json']);
  });
});

test.each(['learn --json', 'daily gongzhu', 'resume gongzhu-9', 'play gongzhu'])(
  'lessons set aside are named by %s without a screen',
  async (line) => {
    writeFileSync(join(home, 'lessons.json'), '[]');
    expect((await carriedOut(home, line.split(' '))).stderr).toContain(
      `set aside as ${join(home, 'lessons.bad.json')}`,
    );
  },
);

describe('two windows', () => {
  const room = () => openRoom({ CARDROOM_HOME: home });

  test('keep the progress of both', () => {
    const [one, other] = [room(), room()];
    one.changeProgress((known) => withDone(known, 'gongzhu/1', '2026-11-22'));
    expect(other.changeProgress((known) => withTip(known, '500/bid'))).toMatchObject({
      progress: { done: { 'gongzhu/1': '2026-11-22' }, tips: ['500/bid'] },
      problem: null,
    });
    expect(room().progress).toMatchObject({ done: { 'gongzhu/1': '2026-11-22' }, tips: ['500/bid'] });
  });

  test('keep the settings of both, and unknown ones', () => {
    writeFileSync(join(home, 'settings.json'), '{"pace":"fast","later":[1]}');
    const [one, other] = [room(), room()];
    one.saveSettings({ ...one.settings, palette: 'two-colour' });
    other.saveSettings({ ...other.settings, pace: 'key' });
    expect(JSON.parse(readFileSync(join(home, 'settings.json'), 'utf8'))).toEqual({
      pace: 'key',
      later: [1],
      palette: 'two-colour',
    });
  });

  test('keep the table chosen for each game', () => {
    const one = room();
    one.saveSettings({ ...one.settings, tables: { gongzhu: 'calm' } });
    one.saveSettings({ ...one.settings, tables: { gongzhu: 'all' } });
    expect(room().settings.tables).toEqual({ gongzhu: 'all' });
  });

  test('name a malformed file, which is kept under another name', () => {
    writeFileSync(join(home, 'settings.json'), '[]');
    writeFileSync(join(home, 'lessons.json'), '{"done":{"gongzhu/1":5}}');
    expect(room().notice).toBe(
      `${join(home, 'settings.json')} was set aside as ${join(home, 'settings.bad.json')}: it is not an object of JSON. ` +
        `${join(home, 'lessons.json')} was set aside as ${join(home, 'lessons.bad.json')}: "done.gongzhu/1" is not as cardroom writes it.`,
    );
    expect(readFileSync(join(home, 'settings.bad.json'), 'utf8')).toBe('[]');
    expect(room().notice).toBe('');
    expect(run('doctor').stdout).toMatch(/^set aside +.*settings\.bad\.json$/m);
  });

  test('name a file that became malformed while they were open', () => {
    const told: string[] = [];
    const one = room();
    writeFileSync(join(home, 'settings.json'), '[]');
    one.saveSettings({ ...one.settings, palette: 'two-colour' });
    one.listen((sentence) => told.push(sentence));
    writeFileSync(join(home, 'lessons.json'), '[]');
    one.changeProgress((known) => withTip(known, '500/bid'));
    expect(told).toEqual([
      expect.stringContaining(`set aside as ${join(home, 'settings.bad.json')}`),
      expect.stringContaining(`set aside as ${join(home, 'lessons.bad.json')}`),
    ]);
    expect(JSON.parse(readFileSync(join(home, 'settings.json'), 'utf8'))).toEqual({ palette: 'two-colour' });
  });
});
