import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const CONTEST = ['gongzhu', '--a', 'normal', '--b', 'random', '--deals', '9', '--seed', 'shards'];

/** All but the times. */
const figures = (report: string): string =>
  report
    .split('\n')
    .filter((line) => !line.startsWith('ms a move'))
    .join('\n');

test('shares played as jobs add up to the figures of one run', () => {
  const run = (command: string, args: readonly string[]): string =>
    execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const spread = run('scripts/shards.sh', ['2', ...CONTEST]);
  const whole = run(process.execPath, ['bin/cardroom.js', 'simulate', ...CONTEST, '--workers', '1']);
  expect(figures(spread)).toContain('9 deals, each in 4 seatings');
  expect(figures(spread)).toBe(figures(whole));
});
