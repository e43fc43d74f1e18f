import type { Piece } from './sequences.ts';

/**
 * A key as a string. A printed character is its own name (`'a'`, `'A'`, `'?'`, `'é'`). The others are `Enter Tab Esc Backspace Space Insert Delete Up
 * Down Left Right Home End PgUp PgDn F1`…`F12`, with modifiers in front in the order `Ctrl-`, `Alt-`, `Shift-`: `Shift-Tab`, `Ctrl-L`, `Ctrl-Left`.
 */
export type Key = string;

const named: Record<string, Key> = {
  '\r': 'Enter',
  '\n': 'Enter',
  '\t': 'Tab',
  '\b': 'Backspace',
  '\x7f': 'Backspace',
  '\x1b': 'Esc',
  ' ': 'Space',
  '\0': 'Ctrl-Space',
};

const byFinal: Record<string, Key> = {
  A: 'Up',
  B: 'Down',
  C: 'Right',
  D: 'Left',
  F: 'End',
  H: 'Home',
  M: 'Enter',
  P: 'F1',
  Q: 'F2',
  R: 'F3',
  S: 'F4',
  Z: 'Shift-Tab',
};

/** Keys by `ESC [ number ~`, the numbers that xterm took from the VT220; 1, 4, 7 and 8 vary by terminal. */
const byNumber: Record<string, Key> = {
  1: 'Home',
  2: 'Insert',
  3: 'Delete',
  4: 'End',
  5: 'PgUp',
  6: 'PgDn',
  7: 'Home',
  8: 'End',
  ...Object.fromEntries([11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24].map((n, i) => [n, `F${i + 1}`])),
};

const shift = 1;
const alt = 2;
const control = 4;

/** Returns the prefix of modifiers. xterm writes one more than the sum of their bits. */
function modifiers(parameter: string | undefined): string {
  const bits = Number(parameter ?? 1) - 1;
  return (bits & control ? 'Ctrl-' : '') + (bits & alt ? 'Alt-' : '') + (bits & shift ? 'Shift-' : '');
}

function characterKey(text: string): Key | undefined {
  if (named[text]) return named[text];
  const code = text.codePointAt(0)!;
  if (code < 0x20) return `Ctrl-${String.fromCharCode(code + 0x40)}`;
  // C1 controls and bytes that were not UTF-8 are no keys.
  return (code >= 0x80 && code < 0xa0) || code === 0xfffd ? undefined : text;
}

function sequenceKey(params: string, final: string): Key | undefined {
  if (params === '[') return `F${'ABCDE'.indexOf(final) + 1}`;
  const [first = '', modifier] = params.split(';');
  const name = final === '~' ? byNumber[first] : ['', '1'].includes(first) ? byFinal[final] : undefined;
  return name && modifiers(modifier) + name;
}

/** Returns the key of a piece of input; undefined for mouse reports, focus reports and other answers. */
export function keyOf(piece: Piece): Key | undefined {
  if (piece.kind === 'character') return characterKey(piece.text);
  if (piece.kind === 'sequence') return sequenceKey(piece.params, piece.final);
  return undefined;
}
