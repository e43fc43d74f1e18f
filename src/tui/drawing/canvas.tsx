import type { Seat } from '../../engine/game.ts';
import { cut, widthOf } from '../../width.ts';
import { Cells, type Style } from '../terminal/cells.ts';
import type { Theme } from '../theme.ts';
import type { Area } from './area.ts';
import type { Piece, Place, Play, Score } from './piece.ts';

/** Matches a card, a bid or several cards of a suit, with ranks or a number in front (`AKK♠`, `10♠`), or a bare suit glyph. */
const CARD = /((?:1[0-3]|[2-9TJQKA]*)[♠♥♦♣])/;
const LETTERS = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C', S: 'S', H: 'H', D: 'D', C: 'C' } as const;

/** Returns the suit whose glyph or letter ends a text; null if none does. */
export const suitOf = (text: string): 'S' | 'H' | 'D' | 'C' | null =>
  LETTERS[text.at(-1) as keyof typeof LETTERS] ?? null;

/** Returns the style of a card's text, by its suit's glyph or letter. */
export function suitStyle(text: string, { suits }: Theme): Style {
  const suit = suitOf(text);
  return suit === null ? {} : suits[suit].style;
}

/** Writes a text from column x on, cards in the colours of their suits; on a ground of its own in one colour. Returns the column after it. */
export function writeCards(
  cells: Cells,
  x: number,
  y: number,
  text: string,
  style: Style,
  theme: Theme,
): number {
  let at = x;
  text.split(CARD).forEach((part, place) => {
    const isCard = place % 2 === 1 && style.background === undefined;
    const own = isCard ? { ...style, ...suitStyle(part, theme) } : style;
    at = cells.plain(at, y, part, own);
  });
  return at;
}

/** Marks written rows as the chosen ones of a list: with a bar and a surface; without colours with the pointer, in bold. */
export function markChosen(cells: Cells, { x, y, columns, rows }: Area, theme: Theme): void {
  const { panel, accent, lines, strong } = theme;
  const isFilled = panel.background !== undefined;
  for (let row = y; row < y + rows; row++) {
    const { texts, styles } = cells.row(row);
    for (let at = x; at < x + columns; at++)
      if (!styles[at]?.background)
        cells.plain(at, row, texts[at] ?? ' ', { ...styles[at], ...(row === y && strong), ...panel });
  }
  cells.plain(x, y, isFilled ? lines.bar : lines.pointer, { ...panel, ...accent });
}

/** A picture in the colours of a theme. It knows the places between which cards can move. */
export class Canvas extends Cells {
  readonly theme: Theme;
  /** The drawn plays, in their order. */
  readonly pieces: Piece[] = [];
  readonly places = new Map<Place, Area>();
  readonly scores = new Map<Seat, Score>();
  /** The areas of the viewer's cards, copies included. */
  readonly held: Area[] = [];

  constructor(columns: number, rows: number, theme: Theme) {
    super(columns, rows);
    this.theme = theme;
  }

  /** Writes a text from column x on, with cards in the colours of their suits. Returns the column after it. */
  write(x: number, y: number, text: string, style: Style = {}): number {
    return writeCards(this, x, y, text, style, this.theme);
  }

  /** Writes a text that ends just before column `end`. */
  writeRight(end: number, y: number, text: string, style: Style = {}): void {
    this.write(end - widthOf(text), y, text, style);
  }

  /** Writes a text in the middle of `columns` columns from x on, cut to fit. */
  writeCentred(x: number, y: number, columns: number, text: string, style: Style = {}): void {
    const kept = cut(text, columns);
    this.write(x + Math.floor((columns - widthOf(kept)) / 2), y, kept, style);
  }

  /** Writes signs of one column each over a surface, in its colours; elsewhere in `style`. */
  mark(x: number, y: number, text: string, style: Style): void {
    [...text].forEach((sign, place) => {
      const { color, background } = this.row(y).styles[x + place] ?? {};
      this.plain(
        x + place,
        y,
        sign,
        background === undefined ? style : { ...style, color: color!, background },
      );
    });
  }

  /** Fills an area with blanks. */
  fill({ x, y, columns, rows }: Area, style: Style): void {
    for (let row = y; row < y + rows; row++) this.plain(x, row, ' '.repeat(columns), style);
  }

  /** Draws a play over this area, and keeps it with what it covers. */
  lay(play: Play, area: Area, draw: () => void): void {
    const under = this.part(area);
    draw();
    this.pieces.push({ ...play, area, under, picture: this.part(area) });
  }

  /** Notes a player's number, if the area shows it as a word of its own. */
  noteScore(seat: Seat, value: number, write: Score['write'], { x, y, columns, rows }: Area): void {
    const text = write(value);
    for (let row = y; row < y + rows; row++) {
      const words = this.row(row).texts.slice(x, x + columns);
      const at = words.findIndex(
        (_, start) =>
          words.slice(start, start + text.length).join('') === text &&
          [words[start - 1], words[start + text.length]].every((next = ' ') => next === ' '),
      );
      if (at < 0) continue;
      this.scores.set(seat, { area: { x: x + at, y: row, columns: text.length, rows: 1 }, value, write });
      return;
    }
  }

  /** Copies an area, without its touches. */
  part({ x, y, columns, rows }: Area): Cells {
    const part = new Cells(columns, rows);
    part.paste(-x, -y, this);
    part.keepTouches(() => false);
    return part;
  }

  /** Draws a vertical line of `rows` rows. */
  vertical(x: number, y: number, rows: number): void {
    const { lines, edge } = this.theme;
    for (let row = y; row < y + rows; row++) this.plain(x, row, lines.vertical, edge);
  }

  /** Draws a horizontal line of `columns` columns. */
  horizontal(x: number, y: number, columns: number): void {
    const { lines, edge } = this.theme;
    this.plain(x, y, lines.horizontal.repeat(columns), edge);
  }
}
