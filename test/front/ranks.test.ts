import { expect, test } from 'vitest';
import { RANKS } from '../../src/engine/card.ts';
import { ranksText, rankText } from '../../src/front/ranks.ts';

const order = RANKS.toReversed();
const list = (ranks: string, columns?: number) => ranksText([...ranks], order, columns);

test('a ten has two digits, and other ranks follow the notation', () => {
  expect(RANKS.map(rankText).join(' ')).toBe('2 3 4 5 6 7 8 9 10 J Q K A');
});

test('ranks of one character run together, and a ten has blanks around it', () => {
  expect(list('AKQT9876')).toBe('AKQ 10 9876');
  expect(list('T')).toBe('10');
  expect(list('AK7')).toBe('AK7');
  expect(list('')).toBe('');
  expect(ranksText(['K', '13', '12', '9'], ['K', '13', '12', '9'])).toBe('K 13 12 9');
});

test('runs of three or more shorten to their ends if ranks lack room, and then to no text', () => {
  expect(list('AKQT98764', 10)).toBe('A–Q 10–6 4');
  expect(list('AKT94', 6)).toBeNull();
  expect(list('AKJT984', 9)).toBe('AK J–8 4');
});
