import { expect, test } from 'vitest';
import { plateTexts } from '../../src/tui/five-hundred/words.ts';
import { words } from '../../src/tui/gongzhu/words.ts';
import { words as seatTexts } from '../../src/tui/shang/words.ts';

test('the text below your own name speaks to you', () => {
  expect([words.takes(100, true), words.takes(0, true), words.takes(0, false)]).toEqual([
    'take +100',
    'take it',
    'takes it',
  ]);
  for (const { takes } of [plateTexts, seatTexts])
    expect([takes(true), takes(false)]).toEqual(['take it', 'takes it']);
});
