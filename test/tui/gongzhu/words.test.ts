import { expect, test } from 'vitest';
import { leadTexts } from '../../../src/tui/gongzhu/words.ts';

test.each([
  [1, 1, 'The one ♣ still out is higher.'],
  [1, 3, '1 of the 3 ♣ still out is higher.'],
  [2, 2, 'All 2 ♣ still out are higher.'],
])('the hint before a lead counts higher cards: %i of %i', (higher, out, sentence) => {
  expect(leadTexts.beaten(higher, out, '♣')).toBe(sentence);
});
