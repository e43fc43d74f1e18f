import { expect, test } from 'vitest';
import { RANKS } from '../../src/engine/card.ts';
import { ranksText, rankText } from '../../src/front/ranks.ts';

const order = RANKS.toReversed();
const list = (ranks: string, columns?: number) => ranksText([...ranks], order, columns);

test('a ten is written in two digits, other ranks as the notation has them', () => {
  expect(RANKS.map(rankText).join(' ')).toBe('2 3 4 5 6 7 8 9 10 J Q K A');
});

test('ranks of one figure run together, a ten has blanks around', () => {
  expect(list('AKQT9876')).toBe('AKQ 10 9876');
  expect(list('T')).toBe('10');
  expect(list('AK7')).toBe('AK7');
  expect(list('')).toBe('');
  expect(ranksText(['K', '13', '12', '9'], ['K', '13', '12', '9'])).toBe('K 13 12 9');
});

test('where ranks have no room, runs of three and more are written by their ends; where those have none, nothing is', () => {
  expect(list('AKQT98764', 10)).toBe('A–Q 10–6 4');
  expect(list('AKT94', 6)).toBeNull();
  expect(list('AKJT984', 9)).toBe('AK J–8 4');
});
