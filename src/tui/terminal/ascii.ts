import { characters, widthOf } from '../../width.ts';

/** A character of one column for each sign. */
const PLAIN: { readonly [character: string]: string } = {
  '…': '~',
  '♠': 'S',
  '♥': 'H',
  '♦': 'D',
  '♣': 'C',
  '–': '-',
  '—': '-',
  '−': '-',
  '×': 'x',
  '±': '~',
  '·': '.',
  '•': '*',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '←': '<',
  '→': '>',
  '↑': '^',
  '↓': 'v',
  '▸': '>',
  '›': '>',
  '▾': 'v',
  '╲': '\\',
  '╱': '/',
  '✓': 'x',
  '▄': '#',
  '▁': '.',
  '█': '#',
  '░': '.',
  '┈': '.',
  '⏎': '<',
};

const ASCII = /^[\0-\x7f]*$/;

/** Matches the Chinese name of a game in brackets, after its own name or alone: ` (升级)`, `, 拱猪)`. */
const CHINESE_NAME = /(?:, | \()\p{Script=Han}+\)/gu;

/** Writes a row in ASCII, as wide as before. Accents are dropped, `?` replaces unknown characters, and blanks replace a Chinese name in brackets. */
export function inAscii(row: string): string {
  if (ASCII.test(row)) return row;
  const named = row.replace(CHINESE_NAME, (name) => (name.startsWith(',') ? ')' : '').padEnd(widthOf(name)));
  let ascii = '';
  for (const { text, columns } of characters(named)) ascii += likeness(text).repeat(columns);
  return ascii;
}

function likeness(character: string): string {
  const base = character.normalize('NFKD')[0]!;
  return PLAIN[character] ?? (ASCII.test(base) ? base : '?');
}
