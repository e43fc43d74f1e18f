import { expect, test } from 'vitest';
import { aidText, broughtText } from '../../src/front/aid.ts';
import { savedText } from '../../src/front/standing.ts';
import type { OpenMatch } from '../../src/store/saved.ts';
import type { Standing } from '../../src/store/standing.ts';

test.each([
  [0, 0, [], 'unaided'],
  [1, 0, [], '1 hint'],
  [2, 1, [], '2 hints, 1 taken back'],
  [0, 1, [3], '1 taken back, unrated'],
])('help of %i hints and %i undone moves has a text', (hints, takenBack, unrated, text) => {
  expect(aidText({ hints, takenBack, unrated })).toBe(text);
  expect(broughtText('30', { hints, takenBack, unrated })).toBe(`30 (${text})`);
});

test('unknown help has no text', () => {
  expect(aidText(null)).toBeNull();
  expect(broughtText('30', undefined)).toBe('30');
});

test('a list shows the known help in an open match for people', () => {
  const told = (aid: Standing['aid'], bot: 'normal' | null = null) => {
    const match: OpenMatch = {
      ...{ id: 'gongzhu-1', left: 0, state: 'open', game: 'gongzhu' },
      players: [{ name: 'You', bot }],
    };
    const standing = { deal: 4, oneDeal: false, phase: 'play', tricks: 8, turn: [0], over: false, aid };
    return savedText(match, { standing: () => standing }, false);
  };
  const aid = { hints: 2, takenBack: 1, unrated: [] };
  expect(told(aid)).toBe('deal 4, trick 9, your turn; 2 hints, 1 taken back');
  expect(told({ ...aid, unrated: [3] })).toMatch(/; 2 hints, 1 taken back, unrated$/);
  expect(told({ hints: 0, takenBack: 0, unrated: [] })).toBe('deal 4, trick 9, your turn; unaided');
  expect(told(null)).toBe('deal 4, trick 9, your turn');
  expect(told(aid, 'normal')).toBe('deal 4, trick 9, bots only');
});
