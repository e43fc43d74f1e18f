import { marked, type Token, type Tokens } from 'marked';
import { linesIn, padded, paddedLeft, widthOf, wrap } from '../../width.ts';
import type { PagerLine } from '../screens/pager.tsx';

/** A rules page as lines, with the places of rules that refusals name. */
export interface RulesPage {
  readonly lines: readonly PagerLine[];
  /** The index of the line of each rule, by its id. */
  readonly places: ReadonlyMap<string, number>;
}

/**
 * Turns Markdown into lines of at most this width: paragraphs and list items wrapped, tables as tables, code unchanged if it fits, headings in
 * capitals. A comment `<!-- rules: follow-suit, not-held -->` names the rules of the text after it, or of the list item around it.
 */
export function rulesPageOf(markdown: string, width: number): RulesPage {
  const page = { lines: [] as PagerLine[], places: new Map<string, number>() };
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'space') continue;
    // A comment stands right before its text.
    addBlock(token, width, page);
    if (token.type !== 'html') page.lines.push('');
  }
  return { lines: page.lines.slice(0, -1), places: page.places };
}

interface PageDraft {
  readonly lines: PagerLine[];
  readonly places: Map<string, number>;
}

/** The blanks before every line of code. */
const INDENT = '    ';

function addBlock(token: Token, width: number, page: PageDraft): void {
  const { lines } = page;
  switch (token.type) {
    case 'html':
      note(token.raw, lines.length, page);
      break;
    case 'heading':
      lines.push({ text: plain(token).toUpperCase(), strong: true });
      break;
    case 'code':
      for (const line of (token as Tokens.Code).text.split('\n'))
        lines.push(...linesIn(line, width - INDENT.length).map((part) => INDENT + part));
      break;
    case 'table':
      lines.push(...tableLines(token as Tokens.Table, width));
      break;
    case 'list':
      addList(token as Tokens.List, width, page);
      break;
    default:
      lines.push(...wrap(plain(token), width));
  }
}

function addList({ items, ordered, start }: Tokens.List, width: number, page: PageDraft): void {
  const first = Number(start || 1);
  const indent = ordered ? String(first + items.length - 1).length + 2 : 2;
  items.forEach(({ tokens }, place) => {
    const sign = padded(ordered ? `${first + place}.` : '-', indent);
    const begun = page.lines.length;
    const item: PageDraft = { lines: [], places: page.places };
    for (const token of tokens) {
      if (token.type === 'html') note(token.raw, begun, page);
      else if (token.type !== 'space') addBlock(token, width - indent, item);
    }
    page.lines.push(...item.lines.map((line, at) => shifted(line, at === 0 ? sign : ' '.repeat(indent))));
  });
}

/** Keeps the line of the rules that a comment names. */
function note(comment: string, line: number, { places }: PageDraft): void {
  const ids = /<!--\s*rules:\s*(.*?)\s*-->/s.exec(comment)?.[1]?.split(/\s*,\s*/) ?? [];
  for (const id of ids) places.set(id, line);
}

const shifted = (line: PagerLine, by: string): PagerLine =>
  typeof line === 'string' ? by + line : { ...line, text: by + line.text };

const GAP = 3;

/** Returns the lines of a table. Columns are as wide as needed; if that is too wide, the widest are wrapped. */
function tableLines({ header, rows, align }: Tokens.Table, width: number): PagerLine[] {
  const all = [header, ...rows].map((row) => row.map(plain));
  const hasHeader = all[0]!.some((cell) => cell !== '');
  const widths = header.map((_, column) => Math.max(1, ...all.map((row) => widthOf(row[column] ?? ''))));
  const room = width - GAP * (widths.length - 1);
  while (widths.reduce((sum, columns) => sum + columns, 0) > room)
    widths[widths.indexOf(Math.max(...widths))]!--;
  const rowLines = (row: readonly string[]) => {
    const cells = row.map((cell, column) => wrap(cell, widths[column]!));
    const height = Math.max(1, ...cells.map(({ length }) => length));
    return Array.from({ length: height }, (_, line) =>
      cells
        .map((cell, column) => {
          const text = cell[line] ?? '';
          return align[column] === 'right'
            ? paddedLeft(text, widths[column]!)
            : padded(text, widths[column]!);
        })
        .join(' '.repeat(GAP))
        .trimEnd(),
    );
  };
  const [head, ...body] = all;
  const rule = widths.map((columns) => '─'.repeat(columns)).join(' '.repeat(GAP));
  return [...(hasHeader ? [...rowLines(head!), rule] : []), ...body.flatMap(rowLines)];
}

/** Returns the text of a token without its marks. */
function plain(token: Token | Tokens.TableCell): string {
  const inner = 'tokens' in token ? (token.tokens ?? []) : [];
  if (inner.length > 0) return inner.map(plain).join('');
  return 'text' in token ? String(token.text) : '';
}
