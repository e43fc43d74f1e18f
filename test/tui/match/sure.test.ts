import { expect, test } from 'vitest';
import { allWin, takesAll } from '../../../src/tui/match/sure.ts';

test.each([
  ['no card of it is held', [], [5], true],
  ['all are higher', [12, 11], [10, 3], true],
  ['the led card wins between equals', [10, 10], [10], true],
  ['a lower one after enough leads', [12, 11, 0], [10, 9], true],
  ['a lower one too early', [12, 0], [10, 9], false],
  ['the highest is elsewhere', [11], [12], false],
])('the cards of a suit win: %s', (_, own, unseen, wins) => {
  expect(allWin({ own, unseen })).toBe(wins);
});

test('side suits wait for trumps to be drawn', () => {
  const side = { own: [12], unseen: [3] };
  expect(takesAll([side], { own: [], unseen: [0] })).toBe(false);
  expect(takesAll([side], { own: [12, 11], unseen: [0, 1] })).toBe(true);
  expect(takesAll([side], { own: [12], unseen: [0, 1] })).toBe(false);
  expect(takesAll([], { own: [12], unseen: [0, 1] })).toBe(true);
});
