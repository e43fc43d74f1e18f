import { expect, test } from 'vitest';
import { completionsOf } from '../../src/tui/screens/match/completion.ts';

const MOVES = ['pass 3C AH QS', 'pass 3C KH QS', 'pass 3C AH KS', 'bid 7H', 'B4@c5'];

test.each([
  ['pass QS', ['pass QS 3C AH', 'pass QS 3C KH']],
  ['pass qs ah', ['pass QS AH 3C']],
  ['pass QS K', ['pass QS KH 3C']],
  ['pass QS QS', []],
  ['pass ', ['pass 3C AH QS', 'pass 3C KH QS', 'pass 3C AH KS']],
  ['b', ['bid 7H', 'B4@c5']],
  ['bid', ['bid 7H']],
  ['b4@', ['B4@c5']],
  ['QS', []],
])('completion of %j offers the moves that begin this way, with their cards in any order', (text, wanted) => {
  expect(completionsOf(MOVES, text)).toEqual(wanted);
});
