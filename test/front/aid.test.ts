import { expect, test } from 'vitest';
import { aidText, broughtText } from '../../src/front/aid.ts';

test.each([
  [0, 0, [], 'unaided'],
  [1, 0, [], '1 hint'],
  [2, 1, [], '2 hints, 1 taken back'],
  [0, 1, [3], '1 taken back, unrated'],
])('%i hints and %i taken back', (hints, takenBack, unrated, text) => {
  expect(aidText({ hints, takenBack, unrated })).toBe(text);
  expect(broughtText('30', { hints, takenBack, unrated })).toBe(`30 (${text})`);
});

test('what is not known is not told', () => {
  expect(aidText(null)).toBeNull();
  expect(broughtText('30', undefined)).toBe('30');
});
