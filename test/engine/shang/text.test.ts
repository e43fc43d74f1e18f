import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../src/engine/game.ts';
import { shang } from '../../../src/engine/shang/index.ts';
import type { Shang } from '../../../src/engine/shang/state.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { move } from './position.ts';

describe('reading a move', () => {
  test.each([
    ['3c 3D', '3C 3D'],
    ['  3D,3C ', '3C 3D'],
    ['10♠ ks', 'TS KS'],
    ['KS TS 2C', '2C TS KS'],
    ['CHECK', 'check'],
    [' check ', 'check'],
  ])('"%s" is %s', (typed, canonical) => {
    expect(shang.format(move(typed))).toBe(canonical);
  });

  test.each<[string, string, string]>([
    ['', 'unreadable', '"" is not a move; name the cards to play, like 3C 3D, or type check.'],
    [
      'check 3C',
      'unreadable',
      '"check 3C" is not a move; name the cards to play, like 3C 3D, or type check.',
    ],
    ['3X', 'unreadable', '"3X" is not a move; name the cards to play, like 3C 3D, or type check.'],
    ['🂡', 'unreadable', '"🂡" is not a move; name the cards to play, like 3C 3D, or type check.'],
    ['3C 4D 3♣', 'same-card-twice', '3C is named twice.'],
  ])('"%s" is refused: %s', (typed, rule, sentence) => {
    const answer = shang.parse(typed);
    expect(isRefusal(answer) && answer.rule).toBe(rule);
    expect(shang.refusalText(answer as Shang['refusal'], plainSpeaker)).toBe(sentence);
  });

  test('a very long text is refused with a shortened quote', () => {
    const answer = shang.parse('3C '.repeat(50_000));
    expect(isRefusal(answer)).toBe(true);
    const long = shang.parse('x'.repeat(1_000_000));
    expect(shang.refusalText(long as Shang['refusal'], plainSpeaker).length).toBeLessThan(130);
  });
});
