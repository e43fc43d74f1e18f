import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { catalogue } from '../../src/games.ts';
import { carriedOut } from '../support/command.ts';
import { openPty } from '../support/pty.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'cardroom-stats-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  mkdirSync(join(home, 'matches'));
});

const run = (...args: string[]) => carriedOut(home, ['stats', ...args]);
const keep = (name: string, id = name) =>
  copyFileSync(`test/samples/logs/${name}.ndjson`, join(home, 'matches', `${id}.ndjson`));

test('stats shows every finished game', async () => {
  for (const { game } of catalogue) keep(`${game.id}-finished`);
  const { stdout, status } = await run();
  expect(status).toBe(0);
  for (const { game } of catalogue)
    expect(stdout).toMatch(new RegExp(`^${game.title}\nwho +table +played +won `, 'm'));
  expect(stdout).toMatch(
    /^you +4 normal +1 +1 100% +40\.0 +40 +1, best 1\nyou, 4 normal: 1st 1, .*; worst 40, in points\n {2}moons shot 1$/m,
  );
  expect(stdout).toContain('  contracts made 1 of 1, 100%: 7♣ 1 of 1\n');
});

test('stats shows one game alone, and as JSON', async () => {
  for (const { game } of catalogue) keep(`${game.id}-finished`);
  keep('shang-finished', 'shang-2');
  expect((await run('shang')).stdout).toMatch(/^Shang\nwho .*\nyou +4 normal +2 +0 +30\.0 ±0\.0 +30 /);
  expect((await run('shang')).stdout).not.toContain('Shengji');
  expect(JSON.parse((await run('SHANG', '--json')).stdout)).toStrictEqual([
    {
      game: 'shang',
      seats: 4,
      bots: 'normal',
      name: null,
      played: 2,
      won: 0,
      places: [0, 0, 0, 2],
      scores: [30, 30],
      mean: 30,
      error: 0,
      best: 30,
      worst: 30,
      par: null,
      costs: null,
      streak: { now: 0, best: 0 },
      tallies: [{ name: 'out', times: 0, tries: 10 }],
    },
  ]);
});

test('stats explains an empty record, and names matches that do not count', async () => {
  expect(await run()).toStrictEqual({
    status: 0,
    stdout: 'No finished match counts yet.\n',
    stderr: '',
  });
  expect((await run('--json')).stdout).toBe('[]\n');
  expect((await run('whist')).stderr).toMatch(/^There is no game "whist"; there are .*\.\n$/);
  keep('shang-finished');
  await carriedOut(home, ['export', 'shang-finished', '--output', 'match.txt']);
  await carriedOut(home, ['import', 'match.txt']);
  expect(existsSync(join(home, 'matches', 'finished', 'shang-1.ndjson'))).toBe(true);
  expect((await run()).stdout).toMatch(/^you +4 normal +1 /m);
  expect((await run()).stdout).toMatch(
    /\nNot counted: 1 of 2 finished matches\. .* imported or damaged\.\n$/,
  );
});

test('t in the menu shows the same record', async () => {
  for (const { game } of catalogue) keep(`${game.id}-finished`);
  const pty = openPty({ env: { CARDROOM_HOME: home } });
  await pty.waitFor(/CARDROOM/);
  pty.keys('t');
  await pty.waitFor(/^ CARDROOM {2}statistics · .* of 5/m);
  expect(pty.lines().join('\n')).toMatch(/ Chinese Hearts +you +4 normal +1 /);
  pty.keys('\r');
  await pty.waitFor(/^ CARDROOM {2}matches · finished ones · /m);
  pty.keys('qqq');
  expect((await pty.exit).status).toBe(0);
});
