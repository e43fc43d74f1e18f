import stringWidth from 'string-width';

/** A character of one column for each; Ink's mark of a text that was cut is among them. */
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
  '✓': 'x',
  '█': '#',
  '░': '.',
};

/** The Chinese name of a game in brackets, behind its own or alone: ` (升级)`, `, 拱猪)`. */
const CHINESE_NAME = /(?:, | \()\p{Script=Han}+\)/gu;

/**
 * A row in ASCII, as wide as before: what stands in rules and names too, accents dropped, `?` for what has no likeness; blanks for a
 * Chinese name in brackets, which says nothing in question marks.
 */
export const inAscii = (row: string): string =>
  row
    .replace(CHINESE_NAME, (name) => (name.startsWith(',') ? ')' : '').padEnd(stringWidth(name)))
    .replace(/[^\0-\x7f]/gu, (character) => {
      const base = character.normalize('NFKD')[0]!;
      const like = PLAIN[character] ?? (base <= '\x7f' ? base : '?');
      return like.repeat(stringWidth(character));
    });
