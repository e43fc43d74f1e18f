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

/** A row in ASCII, as wide as before: what stands in rules and names too, accents dropped, `?` for what has no likeness. */
export const inAscii = (row: string): string =>
  row.replace(/[^\0-\x7f]/gu, (character) => {
    const base = character.normalize('NFKD')[0]!;
    const like = PLAIN[character] ?? (base <= '\x7f' ? base : '?');
    return like.repeat(stringWidth(character));
  });
