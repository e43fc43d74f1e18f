import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { until } from '../support/display.ts';
import { freePort } from '../support/free-port.ts';
import { openPty } from '../support/pty.ts';

/** The package as npm makes it of a copy of this checkout, installed in a folder with nothing else in it. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'cardroom-package-'));
const user = join(folder, 'user');
const installed = join(user, 'node_modules/cardroom');
const tarball = join(folder, `cardroom-${manifest.version}.tgz`);
/** Bytes of the package at most: 1,061,000 when it was set. A release that needs more says what for. */
const MOST_BYTES = 1_200_000;
let packed: { size: number; files: { path: string }[] };
let saidByInstall = '';
let changed = '';

/** A machine that has Node and nothing of this checkout. */
const bare = {
  HOME: folder,
  LANG: 'C.UTF-8',
  TERM: 'xterm-256color',
  PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
};
const ran = (cwd: string, ...words: string[]): string =>
  execFileSync(words[0]!, words.slice(1), {
    cwd,
    encoding: 'utf8',
    env: bare,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

const run = (command: string, ...parameters: string[]): string =>
  execFileSync(command, parameters, { cwd: user, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

beforeAll(() => {
  const copy = join(folder, 'copy');
  const leftOut = ['.git', 'node_modules', 'dist', 'coverage'];
  cpSync(root, copy, { recursive: true, filter: (path) => !leftOut.includes(basename(path)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  // `npm publish --json` runs the same scripts, whose npm then takes every value for JSON.
  const said = execFileSync('npm', ['pack', '--silent', '--json', '--pack-destination', folder], {
    cwd: copy,
    encoding: 'utf8',
  });
  [packed] = JSON.parse(said.slice(said.indexOf('[')));
  changed = readFileSync(join(copy, 'package.json'), 'utf8');

  mkdirSync(user);
  writeFileSync(join(user, 'package.json'), '{ "type": "module" }');
  const install = spawnSync('npm', ['install', '--offline', tarball], { cwd: user, encoding: 'utf8' });
  saidByInstall = install.stdout + install.stderr;
  expect(install.status, saidByInstall).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the package installs without scripts and without other packages', () => {
  expect(saidByInstall).not.toMatch(/script/i);
  expect(readdirSync(join(user, 'node_modules')).filter((name) => !name.startsWith('.'))).toStrictEqual([
    'cardroom',
  ]);
});

test('the package leaves no trace in the checkout', () => {
  expect(changed).toBe(readFileSync(join(root, 'package.json'), 'utf8'));
});

test('the package holds exactly the files that players and authors of bots need', () => {
  const parts = new Set(packed.files.map(({ path }) => path.split('/')[0]));
  const pages = ['CHANGELOG.md', 'LICENSE', 'README.md', 'SECURITY.md'];
  expect([...parts].sort()).toStrictEqual([...pages, 'bin', 'dist', 'docs', 'package.json']);
  expect(packed.size).toBeLessThan(MOST_BYTES);
});

test('the package runs by npx in an empty folder', () => {
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  cpSync(tarball, join(empty, 'cardroom.tgz'));
  expect(ran(empty, 'npx', '--offline', '--yes', './cardroom.tgz', '--version')).toBe(
    `${manifest.version}\n`,
  );
});

test('the package installs for the whole machine, opens its menu and a table for friends, and uninstalls completely', async () => {
  const prefix = join(folder, 'prefix');
  ran(folder, 'npm', 'install', '--offline', '--global', '--prefix', prefix, tarball);
  const command = join(prefix, 'bin/cardroom');
  expect(readFileSync(join(prefix, 'share/man/man1/cardroom.1'), 'utf8')).toMatch(/^\.TH CARDROOM 1 /);
  expect(ran(folder, command, 'completion', 'bash')).toContain('complete -F _cardroom cardroom');

  const window = openPty({ command: [command], env: bare });
  await window.waitFor(/Chinese Hearts/);
  window.keys('q');
  expect(await window.exit).toStrictEqual({ status: 0, signal: undefined });

  const words = [
    'host',
    'gongzhu',
    '--no-screen',
    '--listen',
    '127.0.0.1',
    '--port',
    String(await freePort()),
    '--code',
    'KQ7M',
  ];
  const host = spawn(command, words, { env: { ...bare, CARDROOM_HOME: join(folder, 'home') } });
  let said = '';
  host.stderr.on('data', (data: Buffer) => {
    said += data;
  });
  await until(() => said.includes('A table of Chinese Hearts is open'));
  host.kill('SIGTERM');
  expect(await new Promise((resolve) => host.on('exit', resolve))).toBe(0);

  ran(folder, 'npm', 'uninstall', '--global', '--prefix', prefix, 'cardroom');
  const left = readdirSync(prefix, { recursive: true, encoding: 'utf8' });
  expect(left.filter((path) => path.includes('cardroom'))).toStrictEqual([]);
});

describe('the library', () => {
  const samples = () =>
    [...readFileSync(join(installed, 'docs/library.md'), 'utf8').matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(
      ([, sample]) => sample!,
    );

  test('has types for the samples of its page, and names no other package in them', () => {
    const files = samples().map((sample, place) => {
      const file = `sample-${place}.mts`;
      writeFileSync(join(user, file), sample);
      return file;
    });
    expect(files).not.toStrictEqual([]);
    const strictly = ['--strict', '--noEmit', '--module', 'nodenext', '--types', '', ...files];
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, ...strictly], { cwd: user, encoding: 'utf8' });
    expect(stdout).toBe('');
  });

  test('runs the sample of its page', () => {
    for (const sample of samples()) {
      writeFileSync(join(user, 'sample.mjs'), sample);
      expect(run(process.execPath, 'sample.mjs')).toMatch(
        /^(deal \d+: [-\d ]+\n)+won by seat \d( and \d)*\n$/,
      );
    }
  });
});

describe('the command', () => {
  const cardroom = join(user, 'node_modules/.bin/cardroom');

  test('prints its version', () => {
    expect(run(cardroom, '--version')).toBe(`${manifest.version}\n`);
  });

  test('has a page for man', () => {
    expect(readFileSync(join(installed, manifest.man[0]!), 'utf8')).toMatch(/^\.TH CARDROOM 1 /);
  });

  test('referees for the sample bot', () => {
    const bot = join(installed, 'docs/samples/bot.mjs');
    expect(run(process.execPath, bot, cardroom, 'engine')).toMatch(/^After \d+ deals: .* wins\.$/m);
  });

  test('measures bots, in a thread', () => {
    const figures = run(cardroom, 'simulate', 'gongzhu', '--deals', '2', '--workers', '1', '--json');
    expect(JSON.parse(figures)).toMatchObject({ game: 'gongzhu', a: 'normal', b: 'random' });
  });
});

describe('the pages', () => {
  const pages = () =>
    readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  const source = `${manifest.homepage.replace(/#.*/, '')}/blob/main/`;
  /** The headings of a page as links name them. */
  const anchors = (page: string) =>
    [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
      heading!
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    );

  function leadsSomewhere(from: string, link: string): boolean {
    if (link.startsWith(source)) return existsSync(join(root, link.slice(source.length)));
    if (/^https:/.test(link)) return true;
    const [path, anchor] = link.split('#') as [string, string?];
    const file = path === '' ? join(installed, from) : resolve(installed, dirname(from), path);
    if (!existsSync(file)) return false;
    return anchor === undefined || anchors(readFileSync(file, 'utf8')).includes(anchor);
  }

  test('link to existing targets', () => {
    expect(pages()).toContain('README.md');
    const lost = pages().flatMap((name) =>
      [...readFileSync(join(installed, name), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
        .filter(([, link]) => !leadsSomewhere(name, link!))
        .map(([, link]) => `${name}: ${link}`),
    );
    expect(lost).toStrictEqual([]);
  });

  test('name only files of the package', () => {
    const rooms = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() && !entry.name.startsWith('.') ? [entry.name] : [],
    );
    const named = new RegExp(`\\b(?:${rooms.join('|')})/[\\w./-]*\\w`, 'g');
    const missing = pages().flatMap((name) =>
      (
        readFileSync(join(installed, name), 'utf8')
          .replaceAll(/(\[[^\]]*\]\()?https?:\S+/g, '')
          .match(named) ?? []
      )
        .filter((path) => !existsSync(join(installed, path)))
        .map((path) => `${name}: ${path}`),
    );
    expect(missing).toStrictEqual([]);
  });
});
