import { printable, SIMPLE } from '../../printable.ts';
import { characters } from '../../width.ts';

/** A colour of 24 bits, such as `#14392b`. */
export type Bits = `#${string}`;
/** A colour that looks alike in every terminal: of 24 bits, or an index into the 256 colours from 16 on. */
export type Fixed = number | Bits;
/** Such a colour, or one of the first 16, which a terminal's owner chooses. */
export type Colour = Fixed | 'red' | 'green' | 'yellow' | 'blue' | 'magenta';

/** How a text is drawn. */
export interface Style {
  color?: Colour;
  /** A style that has it has `color`, too, so that the text can be read on it. */
  background?: Fixed;
  bold?: boolean;
  dimColor?: boolean;
  inverse?: boolean;
}

/** A row of cells by their columns. A wide character stands in the first of its two cells; the text of the second is ''. */
export interface Row {
  readonly texts: readonly string[];
  readonly styles: readonly Style[];
}

/** A mouse: a button is pressed, by a finger too, or the wheel turns. */
export type Gesture = 'press' | 'up' | 'down';

/** Cells that stand for a key while a mouse does something over them. */
export interface Touch {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly key: string;
  readonly by: Gesture;
}

interface OpenRow {
  readonly texts: string[];
  readonly styles: Style[];
}

const NO_STYLE: Style = {};
const NO_CELLS: Row = { texts: [], styles: [] };

/**
 * A picture in columns and rows, counted from 0 at the top left: a character and its style in each cell. What is written beyond its
 * edges is left out, and what is written later covers what was there.
 */
export class Cells {
  readonly columns: number;
  readonly rows: number;
  /** How a cell of a whole frame looks whose style says nothing else: the ground of a theme. */
  base: Style = NO_STYLE;
  /** Later ones cover earlier ones. */
  #touches: Touch[] = [];
  /** Rows that nothing has been written on have none. */
  readonly #rows: (OpenRow | undefined)[];
  /** What is written outside this area is left out; `right` and `bottom` are the first column and row beyond it. */
  #clip: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
    this.#rows = Array(rows).fill(undefined);
    this.#clip = { left: 0, top: 0, right: columns, bottom: rows };
  }

  /** The areas that may be touched. */
  get touches(): readonly Touch[] {
    return this.#touches;
  }

  /** The cells of a row; none where nothing has been written on it, or beyond the edges. */
  row(y: number): Row {
    return this.#rows[y] ?? NO_CELLS;
  }

  /** A row to write on; undefined outside. */
  #open(y: number): OpenRow | undefined {
    if (y < this.#clip.top || y >= this.#clip.bottom) return undefined;
    this.#rows[y] ??= {
      texts: Array(this.columns).fill(' '),
      styles: Array(this.columns).fill(NO_STYLE),
    };
    return this.#rows[y];
  }

  /** Writes a text from column x on, and answers the column after it. The one gate of all texts on their way to a terminal. */
  plain(x: number, y: number, text: string, style: Style = NO_STYLE): number {
    const row = this.#open(y);
    const { left, right } = this.#clip;
    let at = x;
    const put = (character: string, columns: number) => {
      if (row && at >= left && at + columns <= right) {
        part(row.texts, at);
        part(row.texts, at + columns);
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
    if (SIMPLE.test(safe)) for (let place = 0; place < safe.length; place++) put(safe[place]!, 1);
    else
      for (const { text: character, columns } of characters(safe)) if (columns > 0) put(character, columns);
    return at;
  }

  /** Has a touch of this area be a key. Whatever is cut off of the area cannot be touched. */
  touch({ x, y, columns, rows }: Omit<Touch, 'key' | 'by'>, key: string, by: Gesture = 'press'): void {
    const { left, top, right, bottom } = this.#clip;
    const [from, above] = [Math.max(x, left), Math.max(y, top)];
    const [to, below] = [Math.min(x + columns, right), Math.min(y + rows, bottom)];
    if (from < to && above < below)
      this.#touches.push({ x: from, y: above, columns: to - from, rows: below - above, key, by });
  }

  /** Forgets all touches but those of these keys. */
  keepTouches(isKept: (key: string) => boolean): void {
    this.#touches = this.#touches.filter(({ key }) => isKept(key));
  }

  /** The key that a touch of a cell is; null if there is none. */
  touchedAt(x: number, y: number, by: Gesture): string | null {
    const touch = this.#touches.findLast(
      (each) =>
        each.by === by && x >= each.x && x < each.x + each.columns && y >= each.y && y < each.y + each.rows,
    );
    return touch?.key ?? null;
  }

  /** Lays other cells over these, and the areas that may be touched on them. */
  paste(x: number, y: number, other: Cells): void {
    for (const { key, by, ...at } of other.touches) this.touch({ ...at, x: at.x + x, y: at.y + y }, key, by);
    const from = Math.max(x, this.#clip.left);
    const to = Math.min(x + other.columns, this.#clip.right);
    if (from >= to) return;
    for (let dy = 0; dy < other.rows; dy++) {
      const row = this.#open(y + dy);
      if (!row) continue;
      const { texts, styles } = other.row(dy);
      part(row.texts, from);
      part(row.texts, to);
      for (let at = from; at < to; at++) {
        row.texts[at] = texts[at - x] ?? ' ';
        row.styles[at] = styles[at - x] ?? NO_STYLE;
      }
      // The edge may cut a wide character in half: a blank stands for the half.
      if (row.texts[from] === '') row.texts[from] = ' ';
      if (texts[to - x] === '') row.texts[to - 1] = ' ';
    }
  }

  /** Runs `work`, of which only what is written inside this area is kept. */
  clipped(x: number, y: number, columns: number, rows: number, work: () => void): void {
    const outer = this.#clip;
    this.#clip = {
      left: Math.max(outer.left, x),
      top: Math.max(outer.top, y),
      right: Math.min(outer.right, x + columns),
      bottom: Math.min(outer.bottom, y + rows),
    };
    work();
    this.#clip = outer;
  }

  /** The rows without their styles and without blanks at their ends. */
  texts(): string[] {
    return this.#rows.map((row) => row?.texts.join('').trimEnd() ?? '');
  }
}

/** Makes blanks of a wide character whose second cell is this one: something is written over half of it. */
function part(texts: string[], at: number): void {
  if (texts[at] !== '') return;
  texts[at] = ' ';
  texts[at - 1] = ' ';
}
