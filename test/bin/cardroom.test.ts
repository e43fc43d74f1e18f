import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const bin = fileURLToPath(new URL('../../bin/cardroom.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'cardroom-bin-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stdout, stderr };
};

it('starts what is built, and says nothing of its own', () => {
  expect(run(bin, '--version')).toEqual({ status: 0, stdout: `${manifest.version}\n`, stderr: '' });
});

it('says so where there is nothing to start', () => {
  cpSync(bin, join(folder, 'bin/cardroom.js'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  expect(run(join(folder, 'bin/cardroom.js'))).toEqual({
    status: 1,
    stdout: '',
    stderr: 'This copy of cardroom is incomplete; install it again.\n',
  });
});

it.each(['18.20.8', '20.18.3'])('refuses Node %s in one sentence', (version) => {
  const disguise = join(folder, 'disguise.cjs');
  writeFileSync(disguise, `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });`);
  expect(run('--require', disguise, bin)).toEqual({
    status: 1,
    stdout: '',
    stderr: `cardroom needs Node.js 20.19 or later; this is ${version}.\n`,
  });
});

it('on Windows only npm goes through a shell, which would break a path with a space in two', () => {
  const checkout = join(folder, 'a check out');
  cpSync(bin, join(checkout, 'bin/cardroom.js'));
  mkdirSync(join(checkout, 'src'));
  writeFileSync(
    join(checkout, 'package.json'),
    '{ "type": "module", "devDependencies": { "not-installed": "1.0.0" } }',
  );
  const disguise = join(folder, 'windows.cjs');
  writeFileSync(
    disguise,
    `Object.defineProperty(process, 'platform', { value: 'win32' });
    require('node:child_process').spawnSync = (program, parameters, { shell }) => {
      console.error(JSON.stringify([program, parameters.at(-1), shell]));
      return { status: 0 };
    };
    require('node:module').syncBuiltinESMExports();`,
  );
  const { stderr } = run('--require', disguise, join(checkout, 'bin/cardroom.js'));
  expect(stderr.split('\n').filter((line) => line.startsWith('['))).toStrictEqual([
    JSON.stringify(['npm', '--loglevel=error', true]),
    JSON.stringify([process.execPath, join(checkout, 'scripts/build.mjs'), false]),
  ]);
});
