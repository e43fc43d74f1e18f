import { characters, widthOf } from '../width.ts';

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
      const head = fitting(line, width);
      // Not even one character fits: it stands alone.
      if (head.length <= indent.length) break;
      lines.push(head);
      line = indent + line.slice(head.length);
    }
  }
  return line.trim() === '' ? lines : [...lines, line];
}

/** As much of a text from its beginning as fits into so many columns. */
function fitting(text: string, width: number): string {
  let kept = '';
  let columns = 0;
  for (const character of characters(text)) {
    columns += character.columns;
    if (columns > width) break;
    kept += character.text;
  }
  return kept;
}

/** A sentence on two lines of so many columns; the second is '' where one is enough, and may be longer. */
export function twoLines(sentence: string, columns: number): [string, string] {
  if (widthOf(sentence) <= columns) return [sentence, ''];
  const [line = '', ...more] = wrap(sentence, columns);
  return [line, more.join(' ')];
}
