import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { thisProcess } from '../../src/store/processes.ts';
import { programPath } from '../support/built.ts';
import { carriedOut } from '../support/command.ts';
import { openPty, plainEnvironment } from '../support/pty.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'cardroom-matches-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  mkdirSync(join(home, 'matches'));
});

const run = (...args: string[]) => carriedOut(home, args);
const keep = (...names: string[]) => {
  for (const name of names) {
    copyFileSync(`test/samples/logs/${name}.ndjson`, join(home, 'matches', `${name}.ndjson`));
  }
};

test('an empty store gives a sentence on how to begin a match', async () => {
  expect((await run('list')).stdout).toMatch(/^No match can be continued\. .*--all.*\n$/);
  expect((await run('list', '--all')).stdout).toMatch(/^No match is saved\. .*play GAME.*\n$/);
});

test('list shows the waiting matches: players, standing, and time', async () => {
  keep('gongzhu-open', '500-hot-seat', 'shang-finished');
  const { stdout } = await run('list');
  expect(stdout).toMatch(/^match +state +game +left +people +where it stands\n/);
  expect(stdout).toMatch(
    /^500-hot-seat +open +500 +\d{4}-\d\d-\d\d \d\d:\d\d +Ann, Ben +deal 2, trick 4, Ann to move; 26 taken back$/m,
  );
  expect(stdout).toMatch(
    /^gongzhu-open +open +Chinese Hearts .* You +deal 3, trick 6, a bot to move; unaided$/m,
  );
  expect(stdout).not.toContain('shang-finished');
});

test.each(['list', 'list --all', 'doctor'])(
  '%s offers --anyway only for a match whose holder is out of reach',
  async (line) => {
    keep('gongzhu-open', '500-hot-seat');
    const lock = (id: string, holder: object) =>
      writeFileSync(
        join(home, 'matches', `${id}.lock`),
        JSON.stringify({ ...thisProcess(), ...holder, token: 'x' }),
      );
    lock('gongzhu-open', { host: 'first', boot: 'another' });
    lock('500-hot-seat', {});
    const { stdout, stderr } = await run(...line.split(' '));
    const said = (stdout + stderr).replaceAll(/\s+/g, ' ');
    expect(said).toMatch(
      /The match gongzhu-open may still be open on first, another computer or container \(process \d+, begun [^)]*\)\. `--anyway` opens it here\./,
    );
    expect(said.split('--anyway')).toHaveLength(2);
  },
);

test('--all adds finished, damaged and removed matches, and --json gives them to programs', async () => {
  keep('gongzhu-open', 'shang-finished');
  writeFileSync(join(home, 'matches', 'shang-9.ndjson'), '{"result":5}\n');
  expect((await run('remove', 'gongzhu-open')).stdout).toBe('gongzhu-open is removed.\n');
  const { stdout } = await run('list', '--all');
  expect(stdout).toMatch(/^gongzhu-open +removed /m);
  expect(stdout).toMatch(/^shang-finished +finished .* won by Cat; You 30; unaided$/m);
  expect(stdout).toMatch(/^shang-9 +damaged .*no header\.$/m);
  const listed = JSON.parse((await run('list', '--all', '--json')).stdout) as {
    id: string;
    state: string;
    left: string;
  }[];
  // Each standing is also there as data.
  expect(listed.find(({ id }) => id === 'gongzhu-open')).toMatchObject({
    stands: 'deal 3, trick 6, a bot to move; unaided',
    standing: { deal: 3, phase: 'play', tricks: 5, turn: [expect.any(Number)], over: false },
    result: null,
    origin: null,
  });
  expect(listed.find(({ id }) => id === 'shang-finished')).toMatchObject({
    standing: null,
    result: { winners: [2], scores: [30, expect.any(Number), expect.any(Number), expect.any(Number)] },
  });
  expect(listed.map(({ id, state }) => `${id} ${state}`).sort()).toStrictEqual([
    'gongzhu-open removed',
    'shang-9 damaged',
    'shang-finished finished',
  ]);
  expect(listed.every(({ left }) => !Number.isNaN(Date.parse(left)))).toBe(true);
});

test('restoring brings a removed match back unchanged', async () => {
  keep('gongzhu-open', 'shang-open');
  expect((await run('remove', 'gongzhu-open', 'shang-open')).status).toBe(0);
  expect((await run('list')).stdout).toMatch(/^No match can be continued/);
  expect((await run('restore', 'gongzhu-open')).stdout).toBe('gongzhu-open is restored.\n');
  expect((await run('list')).stdout).toMatch(/^gongzhu-open /m);
});

test('remove names matches that it cannot remove, and removes the others', async () => {
  keep('gongzhu-open');
  expect(await run('remove', 'gongzhu-7', 'gongzhu-open')).toStrictEqual({
    status: 2,
    stdout: 'gongzhu-open is removed.\n',
    stderr: 'There is no saved match "gongzhu-7".\n',
  });
});

test('doctor describes the machine and damaged files, and changes nothing', async () => {
  keep('gongzhu-open');
  writeFileSync(join(home, 'matches', 'shang-9.ndjson'), 'no log\n');
  writeFileSync(join(home, 'matches', 'shang-9.lock'), '{"pid":1}');
  writeFileSync(join(home, 'settings.json'), '{"pace":"quickest","colour":1}');
  const before = readdirSync(join(home, 'matches')).sort();
  const { status, stdout, stderr } = await run('doctor');
  expect({ status, stderr }).toStrictEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^cardroom +\d+\.\d+\.\d+$/m);
  expect(stdout).toContain(`Node.js     ${process.version}`);
  expect(stdout).toMatch(/2 matches, 1 of them open; 0 removed/);
  expect(stdout).toMatch(/shang-9, damaged: /);
  expect(stdout).toMatch(/^lock +.*shang-9\.lock names no holder$/m);
  expect(stdout).toMatch(/are ignored: "pace" and "colour"/);
  expect(readdirSync(join(home, 'matches')).sort()).toStrictEqual(before);
});

test('doctor counts as open the matches of `resume`, and names those that do not replay', async () => {
  keep('gongzhu-open', 'shang-open', '500-open');
  const path = join(home, 'matches', 'shang-open.ndjson');
  const [first, deal, ...more] = readFileSync(path, 'utf8').split('\n');
  writeFileSync(path, [first, deal, '{"seat":0,"move":"nonsense"}', ...more].join('\n'));
  await run('remove', 'gongzhu-open');
  const { stdout } = await run('doctor');
  expect(stdout).toMatch(/2 matches, 1 of them open; 1 removed/);
  expect(stdout).toMatch(/^ +shang-open, damaged: .*\.$/m);
  expect((await run('resume', 'gongzhu-open')).stderr).toBe('There is no saved match "gongzhu-open".\n');
});

test('doctor recognises impossible folders, and leaves no trace of its tries', () => {
  const yet = join(home, 'not', 'yet');
  const of = (folder: string) =>
    spawnSync(process.execPath, [programPath('cardroom'), 'doctor'], {
      env: plainEnvironment(folder),
      encoding: 'utf8',
    }).stdout;
  expect(of(yet)).toMatch(/not there yet; can be made/);
  expect(readdirSync(home)).toStrictEqual(['matches']);
  const unmounted = join(home, 'unmounted');
  symlinkSync(join(home, 'disk'), unmounted);
  expect(of(unmounted)).toMatch(/cannot be written, because a link to it leads nowhere/);
  if (process.platform === 'linux') expect(of('/proc/none')).toMatch(/no folder can be made there/);
});

test('doctor measures how wide a terminal draws', async () => {
  const pty = openPty({ args: ['doctor'], size: { columns: 120, rows: 40 } });
  await pty.waitFor(/widths +♠ 1 .* 王 2/);
  expect((await pty.exit).status).toBe(0);
});

test('list leaves out the deal for a game of one deal', async () => {
  keep('kings-court-open');
  expect((await run('list')).stdout).toMatch(/^kings-court-open .* You +a bot to move; unaided$/m);
});
