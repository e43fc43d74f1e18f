import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const binFolder = fileURLToPath(new URL('../../bin', import.meta.url));
const bin = join(binFolder, 'cardroom.js');
const folder = mkdtempSync(join(tmpdir(), 'cardroom-bin-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stdout, stderr };
};

it('cardroom starts the built program without words of its own', () => {
  // In a checkout that was changed since, the first start builds.
  expect(run(bin, '--version').status).toBe(0);
  expect(run(bin, '--version')).toEqual({ status: 0, stdout: `${manifest.version}\n`, stderr: '' });
});

it('cardroom says so if the build is missing', () => {
  cpSync(binFolder, join(folder, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  expect(run(join(folder, 'bin/cardroom.js'))).toEqual({
    status: 1,
    stdout: '',
    stderr: 'This copy of cardroom is incomplete; install it again.\n',
  });
});

it.each(['18.20.8', '20.18.3'])('cardroom refuses Node %s in one sentence', (version) => {
  const disguise = join(folder, 'disguise.cjs');
  writeFileSync(disguise, `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });`);
  expect(run('--require', disguise, bin)).toEqual({
    status: 1,
    stdout: '',
    stderr: `cardroom needs Node.js 20.19 or later; this is ${version}.\n`,
  });
});

describe('a checkout in a folder with a space', () => {
  const checkout = join(folder, 'a check out');
  const start = join(checkout, 'bin/cardroom.js');
  const needs = (...packages: string[]) =>
    writeFileSync(
      join(checkout, 'package.json'),
      JSON.stringify({
        type: 'module',
        devDependencies: Object.fromEntries(packages.map((name) => [name, '1.0.0'])),
      }),
    );
  beforeAll(() => {
    cpSync(binFolder, join(checkout, 'bin'), { recursive: true });
    cpSync(
      new URL('../../scripts/make-ready.mjs', import.meta.url),
      join(checkout, 'scripts/make-ready.mjs'),
    );
    mkdirSync(join(checkout, 'src'));
  });

  it('is built at the first start and after a change only, with one line about it', () => {
    needs();
    const source = join(checkout, 'src/main.js');
    writeFileSync(source, 'console.log("one");');
    writeFileSync(
      join(checkout, 'scripts/build.mjs'),
      `import { cpSync } from 'node:fs';
      console.log('chatter');
      cpSync(${JSON.stringify(source)}, ${JSON.stringify(join(checkout, 'dist/main.cjs'))});`,
    );
    const built = 'Building cardroom ...\n';
    expect(run(start)).toEqual({ status: 0, stdout: 'one\n', stderr: built });
    expect(run(start)).toEqual({ status: 0, stdout: 'one\n', stderr: '' });
    writeFileSync(source, 'console.log("two");');
    const soon = new Date(Date.now() + 5000);
    utimesSync(source, soon, soon);
    expect(run(start)).toEqual({ status: 0, stdout: 'two\n', stderr: built });
  });

  it('gives the reason if the build fails', () => {
    needs();
    rmSync(join(checkout, 'dist'), { recursive: true, force: true });
    writeFileSync(join(checkout, 'scripts/build.mjs'), "console.error('no such thing'); process.exit(3);");
    expect(run(start)).toEqual({
      status: 1,
      stdout: '',
      stderr: `Building cardroom ...\nno such thing\ncardroom could not be built: ${process.execPath} failed.\n`,
    });
  });

  it('runs only npm through a shell on Windows, where a path with a space would break in two', () => {
    needs('not-installed');
    const disguise = join(folder, 'windows.cjs');
    writeFileSync(
      disguise,
      `const { EventEmitter } = require('node:events');
      const { PassThrough } = require('node:stream');
      Object.defineProperty(process, 'platform', { value: 'win32' });
      require('node:child_process').spawn = (program, parameters, { shell }) => {
        console.error('\\n' + JSON.stringify([program, parameters.slice(0, 2), shell]));
        const child = Object.assign(new EventEmitter(), { stderr: new PassThrough() });
        setImmediate(() => child.emit('close', 0));
        return child;
      };
      require('node:module').syncBuiltinESMExports();`,
    );
    const { stderr } = run('--require', disguise, start);
    expect(stderr.split('\n').filter((line) => line.startsWith('['))).toStrictEqual([
      // While npm links a checkout globally, its inner commands would also be global.
      JSON.stringify(['npm', ['ci', '--no-global'], true]),
      JSON.stringify([process.execPath, [join(checkout, 'scripts/build.mjs')], false]),
    ]);
  });

  it('is built when npm links it as a command', () => {
    needs();
    rmSync(join(checkout, 'src/main.js'), { force: true });
    const { prepare } = manifest.scripts;
    const made = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
    const bin = { cardroom: 'bin/cardroom.js' };
    const { man } = manifest;
    const linked = { name: 'cardroom', version: '1.0.0', ...made, bin, man, scripts: { prepare } };
    writeFileSync(join(checkout, 'package.json'), JSON.stringify(linked));
    cpSync(new URL('../../scripts/prepare.mjs', import.meta.url), join(checkout, 'scripts/prepare.mjs'));
    const write = (file: string) =>
      `import { mkdirSync, writeFileSync } from 'node:fs';
      mkdirSync('dist', { recursive: true });
      writeFileSync('dist/${file}', 'console.log("built")');`;
    writeFileSync(
      join(checkout, 'scripts/build.mjs'),
      `process.chdir(${JSON.stringify(checkout)});${write('main.cjs')}`,
    );
    const compiler = join(checkout, 'node_modules/typescript/bin');
    mkdirSync(compiler, { recursive: true });
    writeFileSync(join(compiler, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(compiler, 'tsc'), write('types'));

    const prefix = join(folder, 'global');
    const options = { cwd: checkout, encoding: 'utf8' } as const;
    const { status, stderr } = spawnSync('npm', ['i', '-g', '--offline', '--prefix', prefix, '.'], options);
    expect(status, stderr).toBe(0);
    expect(existsSync(join(prefix, 'share/man/man1/cardroom.1'))).toBe(true);
    expect(readdirSync(join(checkout, 'dist')).sort()).toStrictEqual(['cardroom.1', 'main.cjs', 'types']);
    expect(run(join(prefix, 'lib/node_modules/cardroom/bin/cardroom.js'))).toEqual({
      status: 0,
      stdout: 'built\n',
      stderr: '',
    });
  });
});
