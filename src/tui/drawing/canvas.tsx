import chalk from 'chalk';
import { Text } from 'ink';
import { memo } from 'react';
import { printable } from '../../printable.ts';
import { characters, cut, isSimple, widthOf } from '../../width.ts';
import type { Style, Theme } from '../theme.ts';

/** A card, a bid or several cards of a suit, with ranks or a number in front (`AKK♠`, `10♠`), or a bare suit glyph. */
export const CARD = /((?:1[0-3]|[2-9TJQKA]*)[♠♥♦♣])/;
const LETTERS = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' } as const;

/** The style of a card's text, by its suit's glyph or letter. */
export function suitStyle(text: string, { suits }: Theme): Style {
  const last = text.at(-1) as keyof typeof suits;
  const letter = LETTERS[last as keyof typeof LETTERS] ?? last;
  return suits[letter]?.style ?? {};
}

/** A row by its columns. The second column of a wide character has no text of its own. */
interface Cells {
  readonly texts: string[];
  readonly styles: Style[];
}

const NO_STYLE: Style = {};

/**
 * A picture in columns and rows, counted from 0 at the top left. What is written beyond its edges is left out, and what is
 * written later covers what was there. Cards in a text get the colour of their suit.
 */
export class Canvas {
  readonly columns: number;
  readonly rows: number;
  readonly theme: Theme;
  /** Rows that nothing has been written on have none. */
  readonly #cells: (Cells | undefined)[];

  constructor(columns: number, rows: number, theme: Theme) {
    this.columns = columns;
    this.rows = rows;
    this.theme = theme;
    this.#cells = Array(rows).fill(undefined);
  }

  /** A row to write on; undefined outside. */
  #row(y: number): Cells | undefined {
    if (y < 0 || y >= this.rows) return undefined;
    this.#cells[y] ??= {
      texts: Array(this.columns).fill(' '),
      styles: Array(this.columns).fill(NO_STYLE),
    };
    return this.#cells[y];
  }

  /** Writes a text from column x on, and answers the column after it. */
  write(x: number, y: number, text: string, style: Style = NO_STYLE): number {
    let at = x;
    text.split(CARD).forEach((part, place) => {
      const own = place % 2 === 1 ? { ...style, ...suitStyle(part, this.theme) } : style;
      at = this.plain(at, y, part, own);
    });
    return at;
  }

  /** As `write`, all in one style: for frames, and for cards that have a style of their own. */
  plain(x: number, y: number, text: string, style: Style = NO_STYLE): number {
    const row = this.#row(y);
    let at = x;
    const put = (character: string, columns: number) => {
      if (row && at >= 0 && at + columns <= this.columns) {
        row.texts[at] = character;
        row.styles[at] = style;
        if (columns === 2) {
          row.texts[at + 1] = '';
          row.styles[at + 1] = style;
        }
      }
      at += columns;
    };
    const safe = printable(text);
    if (isSimple(safe)) for (let place = 0; place < safe.length; place++) put(safe[place]!, 1);
    else
      for (const { text: character, columns } of characters(safe)) if (columns > 0) put(character, columns);
    return at;
  }

  /** Writes a text that ends just before column `end`. */
  writeRight(end: number, y: number, text: string, style: Style = NO_STYLE): void {
    this.write(end - widthOf(text), y, text, style);
  }

  /** Writes a text in the middle of `columns` columns from x on, cut to them. */
  writeCentred(x: number, y: number, columns: number, text: string, style: Style = NO_STYLE): void {
    const kept = cut(text, columns);
    this.write(x + Math.floor((columns - widthOf(kept)) / 2), y, kept, style);
  }

  /** A vertical line of `rows` rows. */
  vertical(x: number, y: number, rows: number): void {
    const { lines, edge } = this.theme;
    for (let row = y; row < y + rows; row++) this.plain(x, row, lines.vertical, edge);
  }

  /** A horizontal line of `columns` columns. */
  horizontal(x: number, y: number, columns: number): void {
    const { lines, edge } = this.theme;
    this.plain(x, y, lines.horizontal.repeat(columns), edge);
  }

  /** Lays another canvas over this one. */
  paste(x: number, y: number, other: Canvas): void {
    for (let dy = 0; dy < other.rows; dy++) {
      const row = this.#row(y + dy);
      const cells = other.#row(dy)!;
      for (let dx = Math.max(0, -x); row && dx < other.columns && x + dx < this.columns; dx++) {
        row.texts[x + dx] = cells.texts[dx]!;
        row.styles[x + dx] = cells.styles[dx]!;
      }
    }
  }

  /** The rows without their styles and without blanks at their ends. */
  texts(): string[] {
    return this.#cells.map((row) => row?.texts.join('').trimEnd() ?? '');
  }

  /** The rows as a terminal draws them, with escape sequences for styles. */
  painted(): string[] {
    return this.#cells.map((row) => (row ? painted(row) : ''));
  }
}

function painted({ texts, styles }: Cells): string {
  let row = '';
  for (let from = 0, to = 0; from < texts.length; from = to) {
    const style = styles[from]!;
    while (to < texts.length && goesOn(texts[to]!, styles[to]!, style)) to++;
    const run = texts.slice(from, to).join('');
    // Blanks at a run's end are written plain, so that they can begin the next one.
    const drawn = style.inverse ? run : run.trimEnd();
    row += brush(style)(drawn) + run.slice(drawn.length);
  }
  return row.trimEnd();
}

/** A blank looks alike in all styles but inverse: a run goes on over it, which saves escape sequences. */
const goesOn = (text: string, own: Style, style: Style): boolean =>
  same(own, style) || (text === ' ' && !own.inverse && !style.inverse);

const same = (a: Style, b: Style): boolean =>
  a === b ||
  (a.color === b.color && a.bold === b.bold && a.dimColor === b.dimColor && a.inverse === b.inverse);

const INDEXED = /^ansi256\((\d+)\)$/;

function brush({ color, bold, dimColor, inverse }: Style): (text: string) => string {
  let tool = chalk;
  const index = color && INDEXED.exec(color)?.[1];
  if (index) tool = tool.ansi256(Number(index));
  else if (color) tool = tool[color as 'red'];
  if (bold) tool = tool.bold;
  if (dimColor) tool = tool.dim;
  if (inverse) tool = tool.inverse;
  return tool === chalk ? (text) => text : tool;
}

/** Shows a canvas, a row of the screen for each of its rows. A row that has not changed costs nothing. */
export const Picture = ({ canvas }: { readonly canvas: Canvas }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a row's place is all that tells it apart
  canvas.painted().map((row, place) => <Row key={place} text={row} />);

const Row = memo(function Row({ text }: { readonly text: string }) {
  return <Text wrap="truncate-end">{text || ' '}</Text>;
});
