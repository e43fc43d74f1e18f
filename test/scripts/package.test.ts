import { execFileSync, spawnSync } from 'node:child_process';
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

/** The package as npm makes it of a copy of this checkout, installed in a folder with nothing else in it. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'cardroom-package-'));
const user = join(folder, 'user');
const installed = join(user, 'node_modules/cardroom');
let saidByInstall = '';
let changed = '';

const run = (command: string, ...parameters: string[]): string =>
  execFileSync(command, parameters, { cwd: user, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

beforeAll(() => {
  const copy = join(folder, 'copy');
  const leftOut = ['.git', 'node_modules', 'dist', 'coverage'];
  cpSync(root, copy, { recursive: true, filter: (path) => !leftOut.includes(basename(path)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: copy, stdio: 'ignore' });
  changed = readFileSync(join(copy, 'package.json'), 'utf8');

  mkdirSync(user);
  writeFileSync(join(user, 'package.json'), '{ "type": "module" }');
  const tarball = join(folder, `cardroom-${manifest.version}.tgz`);
  const install = spawnSync('npm', ['install', '--offline', tarball], { cwd: user, encoding: 'utf8' });
  saidByInstall = install.stdout + install.stderr;
  expect(install.status, saidByInstall).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('is installed without a script of its own and without another package', () => {
  expect(saidByInstall).not.toMatch(/script/i);
  expect(readdirSync(join(user, 'node_modules')).filter((name) => !name.startsWith('.'))).toStrictEqual([
    'cardroom',
  ]);
});

test('is packed without a trace in the checkout', () => {
  expect(changed).toBe(readFileSync(join(root, 'package.json'), 'utf8'));
});

describe('the library', () => {
  const samples = () =>
    [...readFileSync(join(installed, 'docs/library.md'), 'utf8').matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(
      ([, sample]) => sample!,
    );

  test('has types for the samples of its page as they stand there, and names no other package in them', () => {
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

  test('tells its version', () => {
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

  test('link to what is there', () => {
    expect(pages()).toContain('README.md');
    const lost = pages().flatMap((name) =>
      [...readFileSync(join(installed, name), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
        .filter(([, link]) => !leadsSomewhere(name, link!))
        .map(([, link]) => `${name}: ${link}`),
    );
    expect(lost).toStrictEqual([]);
  });

  test('name no file that the package does not hold', () => {
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
