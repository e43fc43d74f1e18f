import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  leftAt,
  NO_PROGRESS,
  PROGRESS,
  tallyOf,
  withDone,
  withHand,
  withTip,
} from '../../src/front/progress.ts';

test('progress reads back as written, with entries of later versions; malformed ones are refused', () => {
  const lessons = withDone(leftAt(NO_PROGRESS, 'shang/1', 3), 'gongzhu/1', '2026-11-21');
  const progress = withTip(withTip(lessons, '500/bid'), '500/bid');
  expect(progress).toEqual({
    done: { 'gongzhu/1': '2026-11-21' },
    at: { 'shang/1': 3 },
    tips: ['500/bid'],
    practice: {},
  });
  const later = { ...progress, cups: 3 };
  expect(v.parse(PROGRESS, JSON.parse(JSON.stringify(later)))).toEqual(later);
  expect(v.parse(PROGRESS, { at: { 'shang/1': 3 } })).toEqual(leftAt(NO_PROGRESS, 'shang/1', 3));
  for (const bad of [
    { tips: 'all' },
    { done: 7 },
    { at: { 'shang/1': -1 } },
    { at: { 'shang/1': 'x' } },
    { done: [1] },
    { practice: { '500/auction': { next: -1, kinds: {} } } },
    { practice: { '500/auction': { next: 1, kinds: { open: 3 } } } },
  ]) {
    expect(v.is(PROGRESS, bad)).toBe(false);
  }
});

test('a lesson ended, or left at its beginning, begins anew', () => {
  const left = leftAt(NO_PROGRESS, 'shang/1', 2);
  expect(leftAt(left, 'shang/1', 0)).toEqual(NO_PROGRESS);
  expect(withDone(left, 'shang/1', '2026-11-21').at).toEqual({});
});

test('practice counts hands by kind, and skips one whose answer was shown', () => {
  const hand = (number: number, kind: string) => ({ number, kind });
  const one = withHand(NO_PROGRESS, '500/auction', hand(4, 'open'), true);
  const two = withHand(one, '500/auction', hand(5, 'partner'), false);
  const shown = withHand(two, '500/auction', hand(9, 'open'), null);
  expect(shown.practice).toEqual({
    '500/auction': { next: 10, kinds: { open: { asked: 1, good: 1 }, partner: { asked: 1, good: 0 } } },
  });
  expect(tallyOf(shown, '500/auction')).toEqual({ asked: 2, good: 1 });
  expect(tallyOf(NO_PROGRESS, '500/auction')).toEqual({ asked: 0, good: 0 });
  expect(v.parse(PROGRESS, JSON.parse(JSON.stringify(shown)))).toEqual(shown);
});
