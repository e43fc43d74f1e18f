import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { programPath } from '../support/built.ts';
import { carriedOut } from '../support/command.ts';
import { openPty, plainEnvironment } from '../support/pty.ts';

const run = (...args: string[]) =>
  spawnSync(process.execPath, [programPath('cardroom'), ...args], {
    env: plainEnvironment('/nonexistent'),
    encoding: 'utf8',
  });

it.each(['--version', '-V'])('%s prints the version', (flag) => {
  expect(run(flag)).toMatchObject({ status: 0, stdout: `${manifest.version}\n`, stderr: '' });
});

it('--help needs no terminal and sends no escape codes', async () => {
  const { status, stdout } = await carriedOut(tmpdir(), ['--help']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Usage: cardroom/);
  expect(stdout).not.toContain('\x1b');
});

it('an unknown option is refused with status 2', async () => {
  const { status, stdout, stderr } = await carriedOut(tmpdir(), ['--colour-me']);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/Unknown option '--colour-me'/);
});

describe('for a user without a home folder, as in many containers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-homeless-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const unlisted = join(folder, 'unlisted.cjs');
  writeFileSync(unlisted, "require('node:os').userInfo = () => { throw new Error('no entry in passwd'); };");
  const start = (variables: Record<string, string>, ...args: string[]) =>
    spawnSync(process.execPath, ['--require', unlisted, programPath('cardroom'), ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...variables },
      encoding: 'utf8',
    });
  const sentence =
    'cardroom does not know where to keep its files, because this user has no home folder. ' +
    'Set CARDROOM_HOME to a folder of yours, e.g. `CARDROOM_HOME=/tmp/cardroom cardroom`.';

  it.each([
    [['list'], {}],
    [['list'], { HOME: '' }],
    [[], {}],
    [['play', 'shang'], {}],
    [['daily'], {}],
  ])('%j with %j names the variable to set', (words, variables) => {
    expect(start(variables, ...words)).toMatchObject({ status: 2, stdout: '', stderr: `${sentence}\n` });
    expect(readdirSync(folder)).toStrictEqual(['unlisted.cjs']);
  });

  it('doctor names the variable, and commands without files work', () => {
    const doctor = { status: 0, stdout: expect.stringContaining(sentence), stderr: '' };
    expect(start({}, 'doctor')).toMatchObject(doctor);
    expect(start({}, 'rules', 'shang')).toMatchObject({ status: 0, stderr: '' });
  });

  it('every command works if CARDROOM_HOME is set', () => {
    expect(start({ CARDROOM_HOME: join(folder, 'room') }, 'list')).toMatchObject({ status: 0, stderr: '' });
  });
});

it('the menu opens on a terminal and leaves with q; lists and help do not run Ink', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-ink-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [spy, ran] = ['spy.cjs', 'ran'].map((name) => join(folder, name)) as [string, string];
  // Ink's boxes are laid out by Yoga, the only WebAssembly there is.
  writeFileSync(
    spy,
    `const { Module } = WebAssembly;
    WebAssembly.Module = function (code) {
      require('node:fs').writeFileSync(${JSON.stringify(ran)}, '');
      return new Module(code);
    };`,
  );
  const command = [process.execPath, '--require', spy, programPath('cardroom')] as const;
  const [program, ...words] = command;
  for (const word of ['list', '--help'])
    expect(spawnSync(program, [...words, word], { env: plainEnvironment(folder) }).status).toBe(0);
  expect(existsSync(ran)).toBe(false);
  const pty = openPty({ command });
  await pty.waitFor(/CARDROOM.*:help/s);
  expect(existsSync(ran)).toBe(true);
  pty.keys('q');
  expect(await pty.exit).toEqual({ status: 0, signal: undefined });
});

it.each([
  ['--symbols', { args: ['--symbols'] }],
  ['the setting', { settings: { symbols: 'symbols' } }],
] as const)('%s draws symbols without a locale, and --ascii draws letters', async (_, wish) => {
  const settings = { settings: {}, ...wish }.settings;
  const pty = openPty({ ...wish, env: { LANG: undefined } });
  await pty.waitFor(/─.*:help/s);
  const other = openPty({ settings, args: ['--ascii'] });
  await other.waitFor(/:help/);
  expect(other.lines().join('')).not.toContain('─');
});

it('symbols and letters together are refused', async () => {
  const { status, stderr } = await carriedOut(tmpdir(), ['--symbols', '--ascii']);
  expect([status, stderr]).toEqual([2, "Option '--symbols' cannot be used with option '--ascii'\n"]);
});
