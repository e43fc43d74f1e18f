import fc from 'fast-check';
import stringWidth from 'string-width';
import { expect, it } from 'vitest';
import { widthOfPlain } from '../../scripts/plain-width.mjs';

const part = fc.oneof(
  fc.constantFrom('♠', '♥', '♦', '♣', '─', '┼', '→', 'A', ' ', '\x1b[1m', '\x1b[38;5;196m', '\x1b[0m'),
  fc.string({ unit: 'binary', maxLength: 2 }),
  fc.string({ unit: 'grapheme', maxLength: 2 }),
);

it('is what string-width says, or nothing', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const text = parts.join('');
      expect(widthOfPlain(text) ?? stringWidth(text)).toBe(stringWidth(text));
    }),
    { numRuns: 5000 },
  );
});

it('knows every character of a frame', () => {
  expect(widthOfPlain(' 500 │ \x1b[38;5;196m7♥\x1b[39m ├─┤ ←→ ')).toBe(17);
  expect(widthOfPlain('é')).toBeUndefined();
});
