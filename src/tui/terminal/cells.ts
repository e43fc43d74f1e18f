import { printable, SIMPLE } from '../../printable.ts';
import { characters } from '../../width.ts';

/** A colour of 24 bits, such as `#14392b`. */
export type Bits = `#${string}`;
/** A colour that looks alike in every terminal: of 24 bits, or an index into the 256 colours from 16 on. */
export type Fixed = number | Bits;
/** A fixed colour, or one of the first 16, which a terminal's owner chooses. */
export type Colour = Fixed | 'red' | 'green' | 'yellow' | 'blue' | 'magenta';

/** The style of a text. */
export interface Style {
  color?: Colour;
  /** Needs a `color`, so that the text is readable on it. */
  background?: Fixed;
  bold?: boolean;
  dimColor?: boolean;
  inverse?: boolean;
}

/** A row of cells by columns. A wide character is in the first of its two cells; the second has ''. */
export interface Row {
  readonly texts: readonly string[];
  readonly styles: readonly Style[];
}

/** A gesture of the mouse: a button or a finger presses, or the wheel turns. */
export type Gesture = 'press' | 'up' | 'down';

/** An area that presses a key on a gesture over it. */
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

/** A character and a style in each cell, in columns and rows from 0 at the top left. Later text covers earlier, and none goes beyond the edges. */
export class Cells {
  readonly columns: number;
  readonly rows: number;
  /** The style of cells without one of their own, in a whole frame: the ground of a theme. */
  base: Style = NO_STYLE;
  /** Later touches cover earlier ones. */
  #touches: Touch[] = [];
  /** Undefined for rows without text. */
  readonly #rows: (OpenRow | undefined)[];
  /** Text outside this area is dropped. `right` and `bottom`: the first column and row beyond it. */
  #clip: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
    this.#rows = Array(rows).fill(undefined);
    this.#clip = { left: 0, top: 0, right: columns, bottom: rows };
  }

  /** The areas that can be touched. */
  get touches(): readonly Touch[] {
    return this.#touches;
  }

  /** Returns the cells of a row; empty for a row without text, or beyond the edges. */
  row(y: number): Row {
    return this.#rows[y] ?? NO_CELLS;
  }

  /** Returns a row to write on; undefined outside the area. */
  #open(y: number): OpenRow | undefined {
    if (y < this.#clip.top || y >= this.#clip.bottom) return undefined;
    this.#rows[y] ??= {
      texts: Array(this.columns).fill(' '),
      styles: Array(this.columns).fill(NO_STYLE),
    };
    return this.#rows[y];
  }

  /** Writes a text from column x on. Returns the column after it. All texts on their way to a terminal pass through here. */
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

  /** Makes a touch of this area press a key. A part that is cut off cannot be touched. */
  touch({ x, y, columns, rows }: Omit<Touch, 'key' | 'by'>, key: string, by: Gesture = 'press'): void {
    const { left, top, right, bottom } = this.#clip;
    const [from, above] = [Math.max(x, left), Math.max(y, top)];
    const [to, below] = [Math.min(x + columns, right), Math.min(y + rows, bottom)];
    if (from < to && above < below)
      this.#touches.push({ x: from, y: above, columns: to - from, rows: below - above, key, by });
  }

  /** Removes all touches but those of these keys. */
  keepTouches(isKept: (key: string) => boolean): void {
    this.#touches = this.#touches.filter(({ key }) => isKept(key));
  }

  /** Returns the key that a touch of a cell presses; null if there is none. */
  touchedAt(x: number, y: number, by: Gesture): string | null {
    const touch = this.#touches.findLast(
      (each) =>
        each.by === by && x >= each.x && x < each.x + each.columns && y >= each.y && y < each.y + each.rows,
    );
    return touch?.key ?? null;
  }

  /** Copies other cells over these, with their touches. */
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
      // The edge may cut a wide character in half; a blank replaces the half.
      if (row.texts[from] === '') row.texts[from] = ' ';
      if (texts[to - x] === '') row.texts[to - 1] = ' ';
    }
  }

  /** Runs `work`, and keeps only what it writes inside this area. */
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

  /** Returns the rows without styles, and without blanks at their ends. */
  texts(): string[] {
    return this.#rows.map((row) => row?.texts.join('').trimEnd() ?? '');
  }
}

/** Replaces a wide character by blanks, if this is its second cell and will be overwritten. */
function part(texts: string[], at: number): void {
  if (texts[at] !== '') return;
  texts[at] = ' ';
  texts[at - 1] = ' ';
}
