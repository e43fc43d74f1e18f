import { expect, test } from 'vitest';
import { inAscii } from '../../../src/tui/terminal/ascii.ts';

test('a row in ASCII keeps its width, and a Chinese name in brackets leaves no question marks', () => {
  expect(inAscii('Q♠ −8 … ┃')).toBe('QS -8 ~ ?');
  expect(inAscii('SHENGJI FOR SIX (升级)|')).toBe('SHENGJI FOR SIX       |');
  expect(inAscii('CHINESE HEARTS (GONG ZHU, 拱猪)|')).toBe('CHINESE HEARTS (GONG ZHU)      |');
  expect(inAscii('小明 plays')).toBe('???? plays');
});
