import { widthOf } from './drawing/width.ts';

/** Words on lines of at most `width` columns; a longer word is cut. `indent` begins every line but the first. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line.trim() === '' ? line + word : `${line} ${word}`;
    if (longer.length <= width) {
      line = longer;
      continue;
    }
    if (line.trim() !== '') lines.push(line);
    line = indent + word;
    while (line.length > width) {
      lines.push(line.slice(0, width));
      line = indent + line.slice(width);
    }
  }
  return line.trim() === '' ? lines : [...lines, line];
}

/** A sentence on two lines of so many columns; the second is '' where one is enough, and may be longer. */
export function twoLines(sentence: string, columns: number): [string, string] {
  if (widthOf(sentence) <= columns) return [sentence, ''];
  const [line = '', ...more] = wrap(sentence, columns);
  return [line, more.join(' ')];
}

/** Markdown as lines for a pager: paragraphs and list items wrapped, tables and code as they are, headings in capitals. */
export function markdownLines(markdown: string, width: number): string[] {
  const lines: string[] = [];
  let paragraph = '';
  const flush = () => {
    if (paragraph === '') return;
    const indent = /^\s*(?:[-*]|\d+\.) /.exec(paragraph)?.[0].length ?? 0;
    lines.push(...wrapItem(plain(paragraph), width, indent));
    paragraph = '';
  };
  let code = false;
  for (const raw of markdown.split('\n')) {
    const line = raw.trimEnd();
    if (line.startsWith('```')) {
      flush();
      code = !code;
    } else if (code || line.startsWith('|')) {
      flush();
      if (code) lines.push(line.slice(0, width));
      else if (!/^[|\s:-]+$/.test(line))
        lines.push(...wrap(plain(line.slice(1, -1)).replace(/\s*\|\s*/g, '   '), width, '    '));
    } else if (line.startsWith('#')) {
      flush();
      lines.push(plain(line.replace(/^#+ */, '')).toUpperCase());
    } else if (line === '') {
      flush();
      if (lines.at(-1) !== '') lines.push('');
    } else {
      if (/^\s*(?:[-*]|\d+\.) /.test(line)) flush();
      paragraph += paragraph === '' ? line : ` ${line.trim()}`;
    }
  }
  flush();
  return lines;
}

const wrapItem = (text: string, width: number, indent: number): string[] =>
  indent === 0
    ? wrap(text, width)
    : wrap(text.slice(indent), width - indent).map(
        (line, place) => (place === 0 ? text.slice(0, indent) : ' '.repeat(indent)) + line,
      );

const plain = (text: string): string =>
  text.replace(/\*\*|`|(?<![\w*])\*(?=\w)|(?<=\w)\*(?![\w*])/g, '').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
