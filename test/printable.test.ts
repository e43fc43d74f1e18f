import { expect, test } from 'vitest';
import { printable, printableLines, printableRow } from '../src/printable.ts';

test.each([
  ['an escape sequence', 'a\x1b]0;x\x07b', 'a�]0;x�b'],
  ['one of eight bits', 'a\x9b31mb', 'a�31mb'],
  ['line ends', 'a\nb\r\u2028\u2029\x85c', 'a�b����c'],
  ['a turn of direction', 'abc\u202Edef\u2066\u200f', 'abc�def��'],
  ['no width', 'a\u200bb\u200d\ufeffc\u00ad', 'a�b��c�'],
  ['half a character', 'a\ud800b', 'a�b'],
  ['names of all kinds', 'Zoë 李雷 Ñandú Ольга 🂡 10♠', 'Zoë 李雷 Ñandú Ольга 🂡 10♠'],
])('%s', (_, text, shown) => {
  expect(printable(text)).toBe(shown);
});

test('several lines stay several', () => {
  expect(printableLines('a\x1b[2J\nb\r\n')).toBe('a�[2J\nb�\n');
});

test('a row keeps its styles, and nothing else', () => {
  expect(printableRow('\x1b[1;31mK♠\x1b[0m\x1b[2J\x1b]0;x\x07\u202e')).toBe('\x1b[1;31mK♠\x1b[0m�[2J�]0;x��');
});
