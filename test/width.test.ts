import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { printable, SIMPLE } from '../src/printable.ts';
import { characters, cut, cutStart, padded, paddedLeft, widthOf } from '../src/width.ts';
import fc from './support/fc.ts';

/** Texts as names and cards have them: accents, wide characters, combining marks, pictures. */
const words = fc.string({
  unit: fc.constantFrom('a', ' ', 'é', 'e\u0301', '王', '♠', '▸', '👍', 'ü', 'が', '❤️'),
});

/** Beyond the first two planes, which have the cards and the pictures, whole blocks are alike, but for the signs that change others. */
const isMixed = (code: number) => code < 0x20000 || (code >= 0xe0000 && code < 0xe1000);

test('every character has as many columns as string-width gives it, and a simple one has one column and one unit', () => {
  for (let code = 0; code <= 0x10ffff; code += isMixed(code) ? 1 : 16) {
    const text = String.fromCodePoint(code);
    const agrees = SIMPLE.test(text)
      ? text.length === 1 && stringWidth(text) === 1
      : printable(text) !== text || widthOf(text) === stringWidth(text);
    if (!agrees) expect.fail(`U+${code.toString(16)}`);
  }
});

test('a text of several characters has the columns of string-width', () => {
  for (const text of ['🇩🇪', '👍🏽', '❤️', '1️⃣', 'की', '각', 'ｶﾞ', 'e\u0301\u0302', '\u0301a', '升级 (K♠)'])
    expect(widthOf(text), text).toBe(stringWidth(text));
  fc.assert(
    fc.property(words, (text) => {
      expect(widthOf(text)).toBe(stringWidth(text));
      expect([...characters(text)].map((character) => character.text).join('')).toBe(text);
    }),
  );
});

test('texts are cut and padded by columns', () => {
  expect(cut('王小明', 4)).toBe('王…');
  expect(cutStart('王小明', 4)).toBe('…明');
  expect(padded('王', 4)).toBe('王  ');
  expect(paddedLeft('é', 3)).toBe('  é');
  fc.assert(
    fc.property(words, fc.integer({ min: -3, max: 30 }), (text, columns) => {
      const room = Math.max(0, columns);
      expect(stringWidth(cut(text, columns))).toBeLessThanOrEqual(room);
      expect(stringWidth(cutStart(text, columns))).toBeLessThanOrEqual(room);
      expect(stringWidth(padded(text, columns))).toBe(room);
    }),
  );
});

test('a text is cut behind a word, unless that leaves hardly any text', () => {
  expect(cut('Bartholomew the Magnificent', 20)).toBe('Bartholomew the…');
  expect(cut('Bartholomew the Magnificent', 16)).toBe('Bartholomew the…');
  expect(cut('the pig, the goat, the moon', 19)).toBe('the pig, the goat…');
  expect(cut('Al Maximilianovich', 12)).toBe('Al Maximili…');
  expect(cut('Maximilianovich', 12)).toBe('Maximiliano…');
});
