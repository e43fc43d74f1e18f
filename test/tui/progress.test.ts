import { expect, test } from 'vitest';
import { leftAt, NO_PROGRESS, readProgress, withDone } from '../../src/tui/progress.ts';

test('progress is read as it was written, and what does not fit is none', () => {
  const progress = withDone(leftAt(NO_PROGRESS, 'shang/1', 3), 'gongzhu/1', '2026-11-21');
  expect(progress).toEqual({ done: { 'gongzhu/1': '2026-11-21' }, at: { 'shang/1': 3 } });
  expect(readProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress);
  for (const bad of [{ done: 7 }, { at: { 'shang/1': -1 } }, { at: { 'shang/1': 'x' } }, [], { done: [1] }]) {
    expect(readProgress(bad)).toEqual(NO_PROGRESS);
  }
});

test('a lesson that is ended, or left at its beginning, begins anew', () => {
  const left = leftAt(NO_PROGRESS, 'shang/1', 2);
  expect(leftAt(left, 'shang/1', 0)).toEqual(NO_PROGRESS);
  expect(withDone(left, 'shang/1', '2026-11-21').at).toEqual({});
});
