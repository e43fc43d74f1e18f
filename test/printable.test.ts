import { expect, test } from 'vitest';
import { printable, printableLines } from '../src/printable.ts';
import fc from './support/fc.ts';

test.each([
  ['an escape sequence', 'a\x1b]0;x\x07b', 'a�]0;x�b'],
  ['one of eight bits', 'a\x9b31mb', 'a�31mb'],
  ['line ends', 'a\nb\r\u2028\u2029\x85c', 'a�b����c'],
  ['a turn of direction', 'abc\u202Edef\u2066\u200f', 'abc�def��'],
  ['no width', 'a\u200bb\u200d\ufeffc\u00ad', 'a�b��c�'],
  ['a choice of picture where there is none', 'kim\ufe0f 1\ufe0f', 'kim� 1�'],
  ['fillers and what glues letters', 'a\u3164b\u034fc\u115fd\u2060', 'a�b�c�d�'],
  ['half a character', 'a\ud800b', 'a�b'],
  ['names in Devanagari, with joiners', 'क्\u200dष न्\u200cन', 'क्\u200dष न्\u200cन'],
  ['names in Persian and Hebrew', 'علی\u200cرضا שָׂרָה', 'علی\u200cرضا שָׂרָה'],
  ['a joiner where it joins nothing', 'a\u200cb ع\u200c', 'a�b ع�'],
  ['Chinese characters with a variant', '葛\u{e0100}西', '葛\u{e0100}西'],
  ['pictures', '♥\ufe0f ☺\ufe0e', '♥\ufe0f ☺\ufe0e'],
  ['pictures that are joined', '👩\u200d🚀', '👩�🚀'],
  ['names of all kinds', 'Zoë 李雷 Ñandú Ольга 🂡 10♠', 'Zoë 李雷 Ñandú Ольга 🂡 10♠'],
])('%s cannot steer a terminal', (_, text, shown) => {
  expect(printable(text)).toBe(shown);
});

/** Matches the characters that Unicode calls unprintable, in texts where no neighbour needs them. */
const UNSHOWN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

test('several lines stay several', () => {
  expect(printableLines('a\x1b[2J\nb\r\n')).toBe('a�[2J\nb�\n');
});

test('common and rare characters pass alike, except those that Unicode calls unprintable', () => {
  const character = fc.oneof(
    fc.integer({ min: 0, max: 0x2fff }).map((code) => String.fromCharCode(code)),
    fc.constantFrom('♠', '▸', '█', '\x1b[1m', '\x1b[0;31m', '\x1b[2J', '😀', '\ud800', '\n'),
  );
  fc.assert(
    fc.property(fc.array(character, { maxLength: 4 }), (characters) => {
      const text = characters.join('');
      expect(printable(text)).toBe(text.replace(UNSHOWN, '�'));
    }),
    { numRuns: 3000 },
  );
  for (let code = 0; code <= 0xffff; code++) {
    const text = String.fromCharCode(code);
    if (printable(text) !== text.replace(UNSHOWN, '�')) expect.fail(`U+${code.toString(16)}`);
  }
});
