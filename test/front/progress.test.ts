import * as v from 'valibot';
import { expect, test } from 'vitest';
import { leftAt, NO_PROGRESS, PROGRESS, withDone, withTip } from '../../src/front/progress.ts';

test('progress is read as it was written, with what a later version knows; what does not fit is refused', () => {
  const lessons = withDone(leftAt(NO_PROGRESS, 'shang/1', 3), 'gongzhu/1', '2026-11-21');
  const progress = withTip(withTip(lessons, '500/bid'), '500/bid');
  expect(progress).toEqual({ done: { 'gongzhu/1': '2026-11-21' }, at: { 'shang/1': 3 }, tips: ['500/bid'] });
  const later = { ...progress, cups: 3 };
  expect(v.parse(PROGRESS, JSON.parse(JSON.stringify(later)))).toEqual(later);
  expect(v.parse(PROGRESS, { at: { 'shang/1': 3 } })).toEqual(leftAt(NO_PROGRESS, 'shang/1', 3));
  for (const bad of [
    { tips: 'all' },
    { done: 7 },
    { at: { 'shang/1': -1 } },
    { at: { 'shang/1': 'x' } },
    { done: [1] },
  ]) {
    expect(v.is(PROGRESS, bad)).toBe(false);
  }
});

test('a lesson that is ended, or left at its beginning, begins anew', () => {
  const left = leftAt(NO_PROGRESS, 'shang/1', 2);
  expect(leftAt(left, 'shang/1', 0)).toEqual(NO_PROGRESS);
  expect(withDone(left, 'shang/1', '2026-11-21').at).toEqual({});
});
