import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { catalogue } from '../../src/games.ts';
import { programPath } from '../support/built.ts';
import { carriedOut, started } from '../support/command.ts';
import { logPaths } from '../support/logs.ts';
import { openPty, plainEnvironment } from '../support/pty.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'cardroom-text-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  mkdirSync(join(home, 'matches'));
});

/** A command in this process; one that reads standard input is started. */
const run = async (args: readonly string[], input?: string | Buffer) =>
  input === undefined ? carriedOut(home, args) : started(home, args, input);
/** Imports a text from a file. */
const runImport = (text: string) => {
  writeFileSync(join(home, 'arrived.txt'), text);
  return run(['import', 'arrived.txt']);
};
const keep = (name: string) =>
  copyFileSync(`test/samples/logs/${name}.ndjson`, join(home, 'matches', `${name}.ndjson`));
const logs = () => logPaths(join(home, 'matches'));
const logOf = (id: string) =>
  readFileSync(logs().get(id)!, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test.each(catalogue.map(({ game }) => [game.id, game] as const))(
  'a match of %s comes back unchanged from its exported text',
  async (id, { title, options: specs }) => {
    keep(`${id}-finished`);
    const { stdout: text, status } = await run(['export', `${id}-finished`]);
    expect(status).toBe(0);
    expect(await run(['import', '-'], text)).toStrictEqual({
      status: 0,
      stdout: expect.stringMatching(new RegExp(`^${title} with You, Bo.* is saved as ${id}-1\\.\n$`)),
      stderr: '',
    });
    const [[was, ...moves], [is, ...again]] = [logOf(`${id}-finished`), logOf(`${id}-1`)];
    // House rules that came after the match stand at their defaults.
    const options = { ...Object.fromEntries(specs.map((spec) => [spec.name, spec.default])), ...was.options };
    expect(is).toStrictEqual({
      ...was,
      options,
      aid: { hints: 0, takenBack: 0, unrated: [] },
      imported: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(again.at(-1)).toMatchObject(moves.at(-1));
    expect((await run(['export', `${id}-1`])).stdout).toBe(text);
  },
);

test('several imports of one text at once make one match', async () => {
  keep('shang-finished');
  const file = join(home, 'match.txt');
  await run(['export', 'shang-finished', '--output', file]);
  const arrived = Array.from({ length: 4 }, () =>
    spawn(process.execPath, [programPath('cardroom'), 'import', file], { env: plainEnvironment(home) }),
  );
  await Promise.all(arrived.map((program) => once(program, 'close')));
  expect([...logs().keys()].sort()).toStrictEqual(['shang-1', 'shang-finished']);
});

test('a second import keeps one match and says so', async () => {
  keep('shang-finished');
  const { stdout: text } = await run(['export', 'shang-finished']);
  expect((await runImport(text)).stdout).toMatch(/ is saved as shang-1\.\n$/);
  const before = logs();
  expect(await runImport(text)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Shang with .* is already saved as shang-1\.\n$/),
  });
  // Another date or another order of what says nothing makes no other match of it; another player does.
  expect((await runImport(text.replace(/^date: .*$/m, ''))).stdout).toMatch(/already saved as shang-1/);
  expect(logs()).toStrictEqual(before);
  expect((await runImport(text.replaceAll('Bo', 'Bob'))).stdout).toMatch(/ is saved as shang-2\.\n$/);
  const half = text
    .replace(/^(scores|won by|aid): .*\n/gm, '')
    .split('\n')
    .slice(0, -6)
    .join('\n');
  expect((await runImport(half)).stdout).toMatch(/ is saved as shang-3\.\n$/);
  expect((await runImport(half)).stdout).toMatch(/ is already saved as shang-3\.\n$/);
});

test('export takes a log from any place, and writes to a new file', async () => {
  keep('shang-finished');
  const log = () => logs().get('shang-finished')!;
  expect(await run(['export', log(), '--output', 'a.txt'])).toStrictEqual({
    status: 0,
    stdout: '',
    stderr: '',
  });
  const text = readFileSync(join(home, 'a.txt'), 'utf8');
  expect(text).toMatch(/^cardroom match 2\n/);
  expect((await run(['import', 'a.txt'])).stdout).toMatch(/ is saved as shang-1\.\n$/);
  writeFileSync(join(home, 'a.txt'), 'mine');
  expect(await run(['export', log(), '--output', 'a.txt'])).toStrictEqual({
    status: 2,
    stdout: '',
    stderr: 'The file a.txt exists already; name another one.\n',
  });
  expect(readFileSync(join(home, 'a.txt'), 'utf8')).toBe('mine');
  expect((await run(['export', log(), '--output', 'nowhere/a.txt'])).stderr).toBe(
    'The file nowhere/a.txt cannot be written: there is no folder nowhere.\n',
  );
});

test('export of an open match is refused, for its cards and its seed', async () => {
  keep('gongzhu-open');
  for (const name of ['gongzhu-open', 'matches/gongzhu-open.ndjson']) {
    expect(await run(['export', name])).toStrictEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^The match \S+ is not over, .*\.\n$/),
    });
  }
});

test.each<[string, string[], string | Buffer | undefined, string]>([
  ['a match that is not there', ['export', 'gongzhu-7'], undefined, 'There is no saved match "gongzhu-7".'],
  [
    'a file that is no log',
    ['export', 'junk'],
    undefined,
    'This is not a saved match of cardroom: its first line is no header.',
  ],
  ['a folder', ['export', 'matches'], undefined, 'The file matches cannot be read: it is a folder.'],
  [
    'a file that is not there',
    ['import', 'nowhere'],
    undefined,
    'The file nowhere cannot be read: there is no such file.',
  ],
  [
    'a folder to import',
    ['import', 'matches'],
    undefined,
    'The file matches cannot be read: it is a folder.',
  ],
  ['bytes', ['import', '-'], Buffer.from([0xff, 0xfe]), 'Standard input is not text in UTF-8.'],
  [
    'a device',
    ['import', '/dev/zero'],
    undefined,
    'The file /dev/zero cannot be read: it is no regular file.',
  ],
  ['nothing', ['import', '-'], '', 'Line 1: a match begins with "cardroom match 2".'],
  [
    'control characters',
    ['import', '-'],
    'cardroom match 1\ngame: \x1b]0;OWNED\x07\nrevision: 1\n',
    'Line 2: This cardroom has no game "�]0;OWNED�"; the version that saved it plays it.',
  ],
])('%s is refused in a sentence, and nothing is saved', async (_, args, input, sentence) => {
  writeFileSync(join(home, 'junk'), 'no log\n');
  expect(await run(args, input)).toStrictEqual({ status: 2, stdout: '', stderr: `${sentence}\n` });
  expect(readdirSync(join(home, 'matches'))).toStrictEqual([]);
});

test('a terminal shows the exported text and takes a typed one', async () => {
  keep('kings-court-finished');
  const { stdout: text } = await run(['export', 'kings-court-finished']);
  const out = openPty({
    args: ['export', 'kings-court-finished'],
    env: { CARDROOM_HOME: home },
    size: { columns: 80, rows: 60 },
  });
  await out.exit;
  for (const line of text.split('\n').slice(0, 10)) expect(out.lines().join('\n')).toContain(line);
  const typed = openPty({ args: ['import', '-'], env: { CARDROOM_HOME: home } });
  typed.keys(`${text}\x04`);
  await typed.waitFor(/is saved as kings-court-1\./);
  expect((await typed.exit).status).toBe(0);
});
