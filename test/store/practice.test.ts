import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dayAfter } from '../../src/store/days.ts';
import {
  answered,
  answeredOn,
  dueOn,
  isSolved,
  NOT_PRACTISED,
  type Practised,
  practiceFile,
} from '../../src/store/practice.ts';

const FIRST = '2026-11-20';

test('a well answered position comes back after 1, 3, 7 and 30 days, and is solved by the fifth answer', () => {
  let practised: Practised = NOT_PRACTISED;
  let today = FIRST;
  const days: number[] = [];
  for (let answers = 0; answers < 4; answers++) {
    practised = answered(practised, 'one', 'good', today);
    const due = dueOn(practised, 'one', today);
    days.push((Date.parse(due) - Date.parse(today)) / 86_400_000);
    expect(isSolved(practised, 'one')).toBe(false);
    today = due;
  }
  expect(days).toEqual([1, 3, 7, 30]);
  expect(isSolved(answered(practised, 'one', 'good', today), 'one')).toBe(true);
});

test('a half right answer comes back tomorrow at the same stage; a wrong one starts over', () => {
  const twice = answered(answered(NOT_PRACTISED, 'one', 'good', FIRST), 'one', 'good', '2026-11-21');
  const half = answered(twice, 'one', 'half', '2026-11-24');
  expect(half.positions.one).toMatchObject({ box: 2, due: '2026-11-25' });
  expect(answered(half, 'one', 'good', '2026-11-25').positions.one).toMatchObject({
    box: 3,
    due: '2026-12-02',
  });
  const poor = answered(half, 'one', 'poor', '2026-11-25');
  expect(poor.positions.one).toMatchObject({ box: 0, due: '2026-11-26' });
  expect(answered(poor, 'one', 'good', '2026-11-26').positions.one).toMatchObject({
    box: 1,
    due: '2026-11-27',
  });
});

test('only the first answer of a day counts, even across windows, and the first of all is kept', () => {
  const once = answered(NOT_PRACTISED, 'one', 'poor', FIRST);
  expect(answered(once, 'one', 'good', FIRST)).toBe(once);
  const twice = answered(answered(once, 'one', 'good', '2026-11-21'), 'other', 'good', '2026-11-21');
  expect(twice.positions).toEqual({
    one: { box: 1, due: '2026-11-22', answered: '2026-11-21', atOnce: false },
    other: { box: 1, due: '2026-11-22', answered: '2026-11-21', atOnce: true },
  });
  expect([answeredOn(twice, FIRST), answeredOn(twice, '2026-11-21')]).toEqual([0, 2]);
});

test('above a thousand positions, those answered longest ago are forgotten', () => {
  const many = Array.from({ length: 1000 }, (_, at): [string, { box: number; due: string }] => [
    `k${at}`,
    { box: 1, due: FIRST },
  ]);
  const again = answered({ positions: Object.fromEntries(many) }, 'k0', 'good', FIRST);
  const keys = Object.keys(answered(again, 'one', 'good', FIRST).positions);
  expect(keys).toHaveLength(1000);
  expect([keys[0], keys.at(-2), keys.at(-1)]).toEqual(['k2', 'k0', 'one']);
});

test('an answer under a clock years ahead keeps its place, and that position comes back at once', () => {
  const known = answered(NOT_PRACTISED, 'other', 'good', FIRST);
  const ahead = answered(known, 'one', 'good', '2031-01-01');
  expect(ahead.positions).toMatchObject(known.positions);
  expect(dueOn(ahead, 'one', FIRST)).toBe(FIRST);
  expect(answered(ahead, 'one', 'good', FIRST).positions).toMatchObject({
    other: { due: '2026-11-21' },
    one: { box: 2, due: '2026-11-23' },
  });
});

test('a clock set back makes a position wait for the longest interval at most', () => {
  const ahead = (due: string): Practised => ({ positions: { one: { box: 1, due } } });
  expect(dueOn(ahead('2031-01-01'), 'one', FIRST)).toBe(FIRST);
  expect(dueOn(ahead('2026-12-20'), 'one', FIRST)).toBe('2026-12-20');
});

test('days run across the ends of months, years and summer time', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(dayAfter('2026-03-28', 3)).toBe('2026-03-31');
});

function openFile() {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-practice-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, path: join(folder, 'practice.json') };
}

test('the answers of two windows are merged', () => {
  const { path } = openFile();
  const [one, other] = [practiceFile(path), practiceFile(path)];
  one.change((known) => answered(known, 'one', 'good', FIRST));
  other.change((known) => answered(known, 'other', 'poor', FIRST));
  expect(Object.keys(one.read().positions)).toEqual(['one', 'other']);
});

test('a malformed file is set aside under another name with a notice', () => {
  const { folder, path } = openFile();
  const told: string[] = [];
  writeFileSync(path, '{"positions":{"one":{"box":1,"due":"soon"}}}');
  expect(practiceFile(path, (sentence) => told.push(sentence)).read()).toEqual(NOT_PRACTISED);
  expect(told.join()).toContain('practice.bad.json: "positions.one.due" is not as cardroom writes it.');
  expect(readFileSync(join(folder, 'practice.bad.json'), 'utf8')).toContain('soon');
  expect(readdirSync(folder)).toEqual(['practice.bad.json']);
});

test('a year of five digits makes days that are written and read like any others', () => {
  expect(dayAfter('9999-12-31', 1)).toBe('10000-01-01');
  expect(dayAfter('12000-03-01', -1)).toBe('12000-02-29');
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'practice.json');
  practiceFile(path).change((known) => answered(known, 'one', 'good', '12000-03-01'));
  const known = practiceFile(path).read();
  expect(dueOn(known, 'one', '12000-03-01')).toBe('12000-03-02');
  expect(answeredOn(known, '12000-03-01')).toBe(1);
});
