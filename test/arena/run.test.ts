import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Contest, UnitOutcome } from '../../src/arena/contest.ts';
import { reportOf } from '../../src/arena/report.ts';
import { run } from '../../src/arena/run.ts';
import { mergeShards, unitsOfShard } from '../../src/arena/shard.ts';
import { isRefusal } from '../../src/engine/game.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import { partsOf } from '../../src/games.ts';
import { Forfeit } from '../../src/workers/program.ts';
import { until } from '../support/display.ts';
import { startBuiltThreads } from '../support/threads.ts';

beforeEach(startBuiltThreads);

const UNITS = 8;
const contest: Contest = {
  game: 'gongzhu',
  setup: readSetup(partsOf('gongzhu')!.game, {}, 'run') as Setup,
  a: 'normal',
  b: 'random',
  mode: 'one',
  unit: 'deal',
  units: UNITS,
  clairvoyant: false,
};
const all = unitsOfShard(UNITS, { index: 0, of: 1 });

async function outcomesOf(units: readonly number[], workers: number, of = contest): Promise<UnitOutcome[]> {
  const outcomes: UnitOutcome[] = [];
  await run(of, units, workers, (outcome) => {
    outcomes.push(outcome);
    return false;
  });
  return outcomes;
}

/** All but what the clock says. */
const figures = (outcomes: readonly UnitOutcome[]) => {
  const { ms: _, ...report } = reportOf(contest, outcomes, true);
  return report;
};

test('the figures are the same for any number of workers, and from shares put together', async () => {
  const alone = await outcomesOf(all, 1);
  expect(alone.map(({ unit }) => unit)).toStrictEqual(all);
  expect(figures(await outcomesOf(all, 3))).toStrictEqual(figures(alone));

  const shares = await Promise.all(
    [2, 0, 1].map(async (index) => {
      const shard = { index, of: 3 };
      return { contest, shard, outcomes: await outcomesOf(unitsOfShard(UNITS, shard), 1) };
    }),
  );
  const file = (data: unknown, i: number) => ({ file: `share ${i}`, data: JSON.parse(JSON.stringify(data)) });
  const merged = mergeShards(shares.map(file));
  if (isRefusal(merged)) throw new Error(merged.sentence);
  expect(figures(merged.outcomes)).toStrictEqual(figures(alone));

  const sentence = (data: readonly unknown[]) =>
    (mergeShards(data.map(file)) as { sentence?: string }).sentence;
  expect(sentence(shares.slice(1))).toBe('Some units are missing: 2 and 5.');
  expect(sentence([...shares, shares[1]])).toBe('Some units are there twice: 0, 3 and 6.');
  expect(sentence([shares[0], { ...shares[1], contest: { ...contest, a: 'easy' } }])).toBe(
    'share 1 is a share of another contest.',
  );
  expect(sentence([{}])).toBe('share 0 is no share of a contest.');
  expect(sentence([{ contest: 1, shard: 2, outcomes: [] }])).toBe('share 0 is no share of a contest.');
  expect(sentence([{ ...shares[0], outcomes: [{}] }])).toBe('share 0 is no share of a contest.');
  expect(sentence([{ ...shares[0], contest: { ...contest, game: 'chess' } }])).toBe(
    'share 0 is no share of a contest.',
  );
  expect(sentence([{ ...shares[0], contest: { ...contest, units: 999_999_999 } }])).toMatch(
    /^Some units are missing: 0, 1, 3, 4, 6 and \d+ more\.$/,
  );
});

test('a contest can stop after the same unit with any number of workers', async () => {
  for (const workers of [1, 3]) {
    const seen: number[] = [];
    await run(contest, all, workers, ({ unit }) => seen.push(unit) === 3);
    expect(seen).toStrictEqual([0, 1, 2]);
  }
});

test('a side that breaks the rules ends the contest with a verdict', async () => {
  const cheat = { ...contest, a: `exec:while read line; do echo '{"move":"AS"}'; done` };
  await expect(outcomesOf(all, 2, cheat)).rejects.toThrow(Forfeit);
  await expect(outcomesOf(all, 1, cheat)).rejects.toThrow(
    /broke the rules at seat 0 with "AS": .*pass three cards.*\(unit 0\)$/,
  );
});

test('one seat changed against an unchanged table shows no difference if both sides are the same', async () => {
  const [outcome] = await outcomesOf([0], 1, { ...contest, a: 'normal', b: 'normal', mode: 'seat' });
  expect(outcome).toMatchObject({ unit: 0, difference: 0 });
  const [half] = await outcomesOf([0], 1, { ...contest, a: 'normal', b: 'normal', mode: 'half' });
  expect(half!.difference).toBe(0);
});

test.skipIf(process.platform === 'win32')('a stopped contest ends its programs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-arena-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const begun = join(folder, 'begun');
  const gone = new AbortController();
  const a = `exec:echo $$ > "${begun}.new"; mv "${begun}.new" "${begun}"; exec tail -f /dev/null`;
  const running = run({ ...contest, a }, all, 1, () => false, gone.signal);
  await until(() => existsSync(begun));
  const pid = Number(readFileSync(begun, 'utf8'));
  expect(isRunning(pid)).toBe(true);
  gone.abort('SIGINT');
  await expect(running).rejects.toBe('SIGINT');
  await until(() => !isRunning(pid));
});

test('a contest obeys a signal even while its threads end', async () => {
  const gone = new AbortController();
  const stop = () => {
    setImmediate(() => gone.abort('SIGINT'));
    return true;
  };
  await expect(run(contest, all, 1, stop, gone.signal)).rejects.toBe('SIGINT');
});

/** One that has ended counts as such also where nobody has asked for its status yet. */
const isRunning = (pid: number): boolean =>
  /^[^Z\s]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim());
