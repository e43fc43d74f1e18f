import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { openPty, plainEnvironment, programPath } from '../support/pty.ts';

const run = (...args: string[]) =>
  spawnSync(process.execPath, [programPath('cardroom'), ...args], {
    env: plainEnvironment('/nonexistent'),
    encoding: 'utf8',
  });

it.each(['--version', '-V'])('%s prints the version', (flag) => {
  expect(run(flag)).toMatchObject({ status: 0, stdout: `${manifest.version}\n`, stderr: '' });
});

it('--help needs no terminal and sends no escape codes', () => {
  const { status, stdout } = run('--help');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Usage: cardroom/);
  expect(stdout).not.toContain('\x1b');
});

it('an option that does not exist is refused with status 2', () => {
  const { status, stdout, stderr } = run('--colour-me');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/Unknown option '--colour-me'/);
});

it('opens on a terminal and leaves with q', async () => {
  const pty = openPty();
  await pty.waitFor(/CARDROOM.*:help/s);
  pty.keys('q');
  expect(await pty.exit).toEqual({ status: 0, signal: undefined });
});

it('loads Ink only to draw', () => {
  const loaded = new Set<string>();
  const load = (path: string) => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const [, name] of readFileSync(path, 'utf8').matchAll(/(?:from|import)"(\.\/[^"]+)"/g)) {
      load(join(dirname(path), name!));
    }
  };
  load(programPath('cardroom'));
  const code = [...loaded].map((path) => readFileSync(path, 'utf8')).join('\n');
  expect(code.includes('Five card games')).toBe(true);
  expect(/react-reconciler|yoga-layout/.test(code)).toBe(false);
});
