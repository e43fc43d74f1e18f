import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { programPath } from '../support/built.ts';
import { openPty, plainEnvironment } from '../support/pty.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'cardroom-compiled-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const folder = () => join(home, 'cache/compiled');
const kept = () => join(folder(), `cardroom-list-${process.version}-${process.arch}`);
const ANSWER = {
  status: 0,
  stdout: 'No match can be continued. `cardroom list --all` shows the others.\n',
  stderr: '',
};

function start(options: readonly string[] = [], words = ['list'], at = home) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...options, programPath('cardroom'), ...words],
    { encoding: 'utf8', env: plainEnvironment(at, { compiles: true }) },
  );
  return { status, stdout, stderr };
}

it('compiled code is kept by the first start for later ones, readable by its owner alone', () => {
  expect(start()).toEqual(ANSWER);
  const before = statSync(kept());
  expect(before.mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600);
  expect(before.size).toBeGreaterThan(100_000);
  expect(start()).toEqual(ANSWER);
  expect(statSync(kept()).mtimeMs).toBe(before.mtimeMs);
});

it('compiled code is kept separately for each existing command', () => {
  start();
  spawnSync(process.execPath, [programPath('cardroom'), 'engine'], {
    input: '{"do":"games"}\n',
    env: plainEnvironment(home, { compiles: true }),
  });
  expect(start([], ['../lost']).status).not.toBe(0);
  expect(readdirSync(folder()).map((name) => name.split('-v')[0])).toEqual([
    'cardroom-list',
    'referee-engine',
  ]);
});

it('compiled code serves from one menu to the next, because no option of V8 changes before it is kept', async () => {
  const menu = async () => {
    const pty = openPty({ env: { CARDROOM_HOME: home } });
    await pty.waitFor(/q:quit/);
    pty.keys('j');
    await pty.waitFor(/[▸▎] 2/);
    pty.keys('q');
    expect(await pty.exit).toMatchObject({ status: 0 });
    return statSync(join(folder(), `cardroom-menu-${process.version}-${process.arch}`)).mtimeMs;
  };
  expect(await menu()).toBe(await menu());
});

it('compiled code is made again if it is damaged anywhere', () => {
  start();
  const whole = readFileSync(kept());
  const flipped = (at: number) => whole.map((byte, place) => (place === at ? byte ^ 0x41 : byte));
  const damaged = [
    Buffer.alloc(0),
    Buffer.from('not compiled at all'),
    whole.subarray(0, 16),
    whole.subarray(0, 20),
    Buffer.concat([whole.subarray(0, 16), Buffer.alloc(whole.length - 16)]),
    whole.subarray(0, whole.length >> 1),
    Buffer.concat([whole, whole]),
    // In the digest, and in either copy of the code.
    ...[0, whole.length >> 2, whole.length - 1].map(flipped),
  ];
  for (const bytes of damaged) {
    writeFileSync(kept(), bytes);
    expect(start()).toEqual(ANSWER);
    expect(readFileSync(kept()).subarray(0, 16)).toEqual(whole.subarray(0, 16));
    expect(readFileSync(kept())).not.toEqual(bytes);
  }
});

it('compiled code is not run under other options of V8', () => {
  start();
  const before = readFileSync(kept());
  expect(start(['--no-lazy'])).toEqual(ANSWER);
  expect(readFileSync(kept())).not.toEqual(before);
  expect(start()).toEqual(ANSWER);
});

describe('the program starts without kept code', () => {
  it.runIf(process.platform === 'linux')('if a folder refuses files', () => {
    expect(start([], ['list'], '/proc/nobody')).toEqual(ANSWER);
  });

  it('if a file is in the way of the folder, or a folder in the way of the file', () => {
    writeFileSync(join(home, 'cache'), 'in the way');
    expect(start()).toEqual(ANSWER);
    rmSync(join(home, 'cache'));
    mkdirSync(kept(), { recursive: true });
    expect(start()).toEqual(ANSWER);
    expect(readdirSync(folder())).toHaveLength(1);
  });
});

it('compiled code is whole after several first starts at once', async () => {
  const run = promisify(execFile);
  const starts = Array.from({ length: 4 }, () =>
    run(process.execPath, [programPath('cardroom'), 'list'], {
      env: plainEnvironment(home, { compiles: true }),
    }),
  );
  for (const { stdout, stderr } of await Promise.all(starts)) expect(stdout + stderr).toBe(ANSWER.stdout);
  expect(readdirSync(folder())).toHaveLength(1);
  const { mtimeMs } = statSync(kept());
  expect(start()).toEqual(ANSWER);
  expect(statSync(kept()).mtimeMs).toBe(mtimeMs);
});
