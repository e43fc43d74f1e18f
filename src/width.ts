/** Texts by the columns that they take on a terminal: a Chinese name has half as many characters as columns. */
import stringWidth from 'string-width';

/** Columns of a text. */
export const widthOf = (text: string): number => stringWidth(text);

/** Characters of one column each, which need not be told apart by the rules of Unicode. */
const SIMPLE = /^[\x20-\x7e\u2190-\u2193\u2500-\u25ff♠♥♦♣·…−–×]*$/;

/** Each character of the text takes one column, and is one UTF-16 unit. */
export const isSimple = (text: string): boolean => SIMPLE.test(text);

/** What a reader sees as one character, with the columns that it takes. */
export function* characters(text: string): Generator<{ readonly text: string; readonly columns: number }> {
  if (isSimple(text)) {
    for (const character of text) yield { text: character, columns: 1 };
    return;
  }
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    yield { text: segment, columns: stringWidth(segment) };
  }
}

/** The text in at most so many columns; one that is cut ends in `…`. */
export function cut(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let kept = '';
  let room = columns - 1;
  for (const { text: character, columns: taken } of characters(text)) {
    if (taken > room) break;
    kept += character;
    room -= taken;
  }
  return columns < 1 ? '' : `${kept}…`;
}

/** As `cut`, without a mark of the cut: for names that have hardly any room. */
export const clipped = (text: string, columns: number): string =>
  widthOf(text) <= columns ? text : cut(text, columns + 1).slice(0, -1);

/** The text in exactly so many columns, cut or with blanks after it. */
export const padded = (text: string, columns: number): string => {
  const kept = cut(text, columns);
  return kept + ' '.repeat(Math.max(0, columns - widthOf(kept)));
};

/** As `padded`, with the blanks in front: for numbers. */
export const paddedLeft = (text: string, columns: number): string => {
  const kept = cut(text, columns);
  return ' '.repeat(Math.max(0, columns - widthOf(kept))) + kept;
};
