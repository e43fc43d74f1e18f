import { printable } from '../printable.ts';

/** Signs that a voice skips or a plain terminal lacks, with their replacements. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/−(?=\d)/g, 'minus '],
  [/±/g, 'plus or minus '],
  [/ +· +/g, ', '],
  [/·/g, ','],
  [/…/g, '...'],
  [/[‘’]/g, "'"],
  [/[“”]/g, '"'],
  [/[–—−]/g, '-'],
  [/×/g, 'x'],
  [/→/g, 'to'],
  [/≥/g, 'at least '],
  [/♠/g, 'S'],
  [/♥/g, 'H'],
  [/♦/g, 'D'],
  [/♣/g, 'C'],
];

/** A text as one plain line: words in place of signs, and no character that a terminal obeys. */
export const plainly = (text: string): string =>
  SIGNS.reduce((said, [sign, written]) => said.replace(sign, written), printable(text))
    .replace(/ {2,}/g, ' ')
    .trim();
