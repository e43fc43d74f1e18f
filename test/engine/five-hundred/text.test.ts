import { describe, expect, test } from 'vitest';
import { fiveHundred } from '../../../src/engine/five-hundred/index.ts';
import type { Refusal } from '../../../src/engine/five-hundred/state.ts';
import { isRefusal } from '../../../src/engine/game.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';

describe('typed moves', () => {
  test.each([
    ['bid 7H', 'bid 7H'],
    ['BID 7♥', 'bid 7H'],
    ['bid 10s', 'bid 10S'],
    ['bid 10♠', 'bid 10S'],
    ['bid 8nt', 'bid 8NT'],
    ['Inkle c', 'inkle C'],
    ['inkle ♣', 'inkle C'],
    ['inkle NT', 'inkle NT'],
    ['NELLO', 'nello'],
    ['  pass ', 'pass'],
    ['give 4♣', 'give 4C'],
    ['give 10c', 'give TC'],
    ['bury 5h 4C JK 5D 4H', 'bury 4C 5D 4H 5H JK'],
    ['bury 4C', 'bury 4C'],
    ['10s', 'TS'],
    ['11c', '11C'],
    ['jk:h', 'JK:H'],
    ['JK:♥', 'JK:H'],
    ['JK', 'JK'],
    ['AH:S', 'AH:S'],
  ])('%s is %s', (text, canonical) => {
    const move = fiveHundred.parse(text);
    if (isRefusal(move)) throw new Error(text);
    expect(fiveHundred.format(move)).toBe(canonical);
  });

  test.each([
    '',
    ' ',
    'bid',
    'bid TS',
    'bid 5H',
    'bid 11S',
    'bid 7',
    'bid 7X',
    'bid 7H 8H',
    'bid 010S',
    'inkle',
    'inkle 6S',
    'nello now',
    'pass pass',
    'give',
    'give 4C 5C',
    'bury',
    'bury 4C xx',
    '13S',
    'JK:',
    'JK:NT',
    'JK:H:S',
    '🂡',
    'constructor',
    '__proto__',
    'toString 1',
    'x'.repeat(100_000),
    `bury ${'4C '.repeat(1000)}`,
  ])('"%s" is refused in a sentence', (text) => {
    const refusal = fiveHundred.parse(text);
    if (!isRefusal(refusal)) throw new Error(`${text} was read`);
    expect(refusal.rule).toBe('unreadable');
    expect(fiveHundred.refusalText(refusal as Refusal, plainSpeaker)).toMatch(/^".*" is not a move; .*\.$/s);
    expect(fiveHundred.refusalText(refusal as Refusal, plainSpeaker).length).toBeLessThan(200);
  });

  test('a bid of ten tricks as T gets a sentence that says to write 10', () => {
    const refusal = fiveHundred.parse('bid TS');
    expect(fiveHundred.refusalText(refusal as Refusal, plainSpeaker)).toContain('the number 10');
  });
});
