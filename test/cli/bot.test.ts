import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programPath } from '../support/built.ts';
import { plainEnvironment } from '../support/pty.ts';

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'cardroom-bot-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const PROGRAM = programPath('cardroom');
const run = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, [PROGRAM, ...args], { env: plainEnvironment(home), input, encoding: 'utf8' });
const contest = (workers: 1 | 2, ...sides: string[]) =>
  run(['simulate', 'gongzhu', ...sides, '--deals', '4', '--workers', String(workers), '--json']);

test('a cardroom plays in another arena exactly as in its own, whichever thread ends first', () => {
  const within = contest(1, '--a', 'easy', '--b', 'normal');
  const outside = contest(2, '--a', 'easy', '--b', `exec:"${process.execPath}" "${PROGRAM}" bot gongzhu`);
  const figures = ({ stdout }: typeof within) => {
    const { difference, wins } = JSON.parse(stdout);
    return { difference, wins };
  };
  expect(figures(outside)).toStrictEqual(figures(within));
});

test("a side forfeits with its bot's complaint about the question", () => {
  const { status, stderr } = contest(1, '--b', `exec:"${process.execPath}" "${PROGRAM}" bot shang`);
  expect(stderr).toMatch(/ cannot answer: This bot plays shang; the question is of gongzhu\. \(unit \d\)\n$/);
  expect(status).toBe(2);
});

test('every line gets an answer, and the end of the input ends the bot', () => {
  const { status, stdout, stderr } = run(['bot', 'gongzhu', '--level', 'hard'], 'play!\n{}\n');
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => Object.keys(JSON.parse(line))),
  ).toStrictEqual([['error'], ['error']]);
  expect([status, stderr]).toStrictEqual([0, '']);
});
