/** Widths of texts in a terminal's columns: a Chinese name has half as many characters as columns. */
import { eastAsianWidth } from 'get-east-asian-width';
import { SIMPLE } from './printable.ts';

/** A character in the reader's sense, with its columns. */
interface Character {
  readonly text: string;
  readonly columns: number;
}

/** Made at first use, which takes 7 ms. */
let segmenter: Intl.Segmenter | undefined;

/** The characters of a text. A character of 0 columns is a mark without a letter. */
export function* characters(text: string): Generator<Character> {
  if (SIMPLE.test(text)) {
    for (const character of text) yield { text: character, columns: 1 };
    return;
  }
  segmenter ??= new Intl.Segmenter();
  for (const { segment } of segmenter.segment(text)) yield { text: segment, columns: columnsOf(segment) };
}

/** Characters that are invisible by themselves: accents, variants, fillers. */
const NO_COLUMNS = /[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]/u;
/** A sign, followed by the character that turns it into a picture. */
const PICTURE = /.\ufe0f/u;

/** Columns of one character: an accented letter is as wide as the letter; a picture of several signs has two. */
function columnsOf(character: string): number {
  if (PICTURE.test(character)) return 2;
  let columns = 0;
  for (const sign of character) if (!NO_COLUMNS.test(sign)) columns += eastAsianWidth(sign.codePointAt(0)!);
  return Math.min(columns, 2);
}

/** Columns of a text. */
export function widthOf(text: string): number {
  if (SIMPLE.test(text)) return text.length;
  let width = 0;
  for (const { columns } of characters(text)) width += columns;
  return width;
}

/** The first of these characters, as many as fit into this many columns. */
function charactersIn(some: Iterable<Character>, columns: number): string[] {
  const kept: string[] = [];
  let room = columns;
  for (const { text, columns: taken } of some) {
    room -= taken;
    if (room < 0) break;
    kept.push(text);
  }
  return kept;
}

/** The text cut to at most this many columns, without a mark, for names in narrow places. */
export const clipped = (text: string, columns: number): string =>
  widthOf(text) <= columns ? text : charactersIn(characters(text), columns).join('');

/** The text cut to at most this many columns; a cut text ends in `…`, behind a whole word if that leaves more than half of it. */
export function cut(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  if (columns < 1) return '';
  const kept = clipped(text, columns - 1);
  const end = `${kept}${text[kept.length]}`.lastIndexOf(' ');
  const words = kept.slice(0, Math.max(0, end)).replace(/[\s,;:·]+$/, '');
  return `${words.length > kept.length / 2 ? words : kept}…`;
}

/** As `cut`, but cut at its beginning, for a line being typed, whose end matters. */
export function cutStart(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  if (columns < 1) return '';
  return `…${charactersIn([...characters(text)].reverse(), columns - 1)
    .reverse()
    .join('')}`;
}

/** The text in exactly this many columns, cut or followed by blanks. */
export const padded = (text: string, columns: number): string => {
  const kept = cut(text, columns);
  return kept + ' '.repeat(Math.max(0, columns - widthOf(kept)));
};

/** As `padded`, with the blanks before it, for numbers. */
export const paddedLeft = (text: string, columns: number): string => {
  const kept = cut(text, columns);
  return ' '.repeat(Math.max(0, columns - widthOf(kept))) + kept;
};

/** Words on lines of at most `width` columns; a longer word is cut. `indent` begins every line but the first. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line.trim() === '' ? line + word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line.trim() !== '') lines.push(line);
    line = indent + word;
    while (widthOf(line) > width) {
      const head = clipped(line, width);
      // Not even one character fits: it gets a line of its own.
      if (head.length <= indent.length) break;
      lines.push(head);
      line = indent + line.slice(head.length);
    }
  }
  return line.trim() === '' ? lines : [...lines, line];
}

/** Pieces on lines of at most this many columns, which end between two pieces. Lines after the first begin with `indent`. */
export function piecesIn(pieces: readonly string[], columns: number, indent = ''): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const longer = `${lines.at(-1)} ${piece}`;
    if (lines.length > 0 && widthOf(longer) <= columns) lines[lines.length - 1] = longer;
    else lines.push(lines.length > 0 ? indent + piece : piece);
  }
  return lines;
}

/** A text on lines of at most this many columns; no line for ''. */
export const linesIn = (text: string, columns: number): string[] =>
  text !== '' && widthOf(text) <= columns ? [text] : wrap(text, columns);

/** The first of the texts that fits into this many columns, else the last. */
export const fitting = (texts: readonly string[], columns: number): string =>
  texts.find((text) => widthOf(text) <= columns) ?? texts.at(-1)!;

/** A text on at most this many lines, the last of which may be too long. */
export function linesWithin(text: string, columns: number, rows: number): string[] {
  const lines = linesIn(text, columns);
  return lines.length <= rows ? lines : [...lines.slice(0, rows - 1), lines.slice(rows - 1).join(' ')];
}

/** The first whole sentences of a text that fit into this many lines; ends in `…` if some are left out. */
export function sentencesWithin(text: string, columns: number, rows: number): string[] {
  if (rows < 1) return [];
  const lines = linesIn(text, columns);
  if (lines.length <= rows) return lines;
  const sentences = text.split(/(?<=[.!?]) /);
  while (sentences.length > 1) {
    sentences.pop();
    const kept = linesIn(`${sentences.join(' ')} …`, columns);
    if (kept.length <= rows) return kept;
  }
  return linesWithin(text, columns, rows);
}

/** Puts items side by side, with a gap between them, in lines of at most this many columns. */
export function flowed(items: readonly string[], columns: number, gap = '  '): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const longer = `${lines.at(-1)}${gap}${item}`;
    if (lines.length > 0 && widthOf(longer) <= columns) lines[lines.length - 1] = longer;
    else lines.push(item);
  }
  return lines;
}
