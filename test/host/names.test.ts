import { describe, expect, test } from 'vitest';
import { nameAmong } from '../../src/host/names.ts';

describe('no two at a table have names that are alike', () => {
  test.each([
    ['kim', [], 'kim'],
    ['kim', ['Kim'], 'kim 2'],
    ['kim', ['ｋｉｍ', 'KIM 2'], 'kim 3'],
    ['abcdefghijkl', ['ABCDEFGHIJKL'], 'abcdefghij 2'],
    ['ab cdefghi kl', ['ab cdefghi k'], 'ab cdefghi 2'],
  ])('%s beside %j is called %s', (name, others, called) => {
    expect(nameAmong({ name }, others)).toBe(called);
  });
});
