/** Values over time: lines of braille dots, eight a cell; letters if the terminal has no braille. */
import { minus } from '../../front/number.ts';
import { cut, padded, paddedLeft, widthOf } from '../../width.ts';
import type { Style } from '../terminal/cells.ts';
import type { Theme } from '../theme.ts';
import type { Area } from './area.ts';
import type { Canvas } from './canvas.tsx';

interface PlotLine {
  /** The name at the end of the line, before its last value; '' for neither. */
  readonly name: string;
  /** One for each place, the first at the left edge, the last at the right. */
  readonly values: readonly number[];
  readonly style: Style;
  /** The style of the name. Left out: that of the line. */
  readonly nameStyle?: Style;
  /** Are the values points without a line between them? */
  readonly isDots?: boolean;
}

/** A row of texts below a plot. */
interface PlotRow {
  /** The name before the row, if it fits. */
  readonly name?: string;
  /** One for each place; '' for none. A text without room after the one before it is left out. */
  readonly texts: readonly string[];
  readonly style: Style;
}

export interface Plot {
  /** A later line covers earlier ones. */
  readonly lines: readonly PlotLine[];
  /** Values with a dotted line across, if the lines come near them. */
  readonly levels: readonly number[];
  readonly under: readonly PlotRow[];
  /** Does a line keep its height until the next place? */
  readonly isStepped?: boolean;
  /** The share of the lines to draw, from the left, 0 to 1. Left out: 1. */
  readonly share?: number;
  /** Writes a value. Left out: with a proper minus sign. */
  text?(value: number): string;
}

/** Returns six styles for the lines of a plot. The first has the accent. */
export const lineStyles = ({ accent, suits, quiet }: Theme): Style[] => [
  accent,
  suits.D.style,
  suits.H.style,
  suits.C.style,
  {},
  quiet,
];

/** Returns a character for each name: its first letter if all differ, else 1, 2, 3 … */
export function marksOf(names: readonly string[]): string[] {
  const first = names.map((name) => name[0]?.toUpperCase() ?? '');
  const plain = first.every((letter) => /^[A-Z]?$/.test(letter)) && new Set(first).size === first.length;
  return plain ? first : names.map((_, place) => String(place + 1));
}

/** Converts the values of a plot into dots: columns from the left, rows from the top, two and four a cell. */
class Scale {
  readonly #dots: readonly [columns: number, rows: number];
  readonly highest: number;
  readonly lowest: number;
  readonly levels: readonly number[];

  constructor({ lines, levels }: Plot, columns: number, rows: number) {
    const values = lines.flatMap((line) => line.values);
    const [most, least] = [Math.max(...values), Math.min(...values)];
    const near = (most - least) / 2;
    this.levels = levels.filter((level) => level <= most + near && level >= least - near);
    this.highest = Math.max(most, ...this.levels);
    this.lowest = Math.min(least, ...this.levels);
    this.#dots = [2 * columns - 1, 4 * rows - 1];
  }

  x(place: number, places: number): number {
    return places < 2 ? 0 : Math.round((place / (places - 1)) * this.#dots[0]);
  }

  y(value: number): number {
    const { highest, lowest } = this;
    return Math.round(((highest - value) / (highest - lowest || 1)) * this.#dots[1]);
  }

  row(value: number): number {
    return this.y(value) >> 2;
  }
}

/** Columns between a plot and the names at its right, and between two letters of one line. */
const GAP = 2;
const LETTERS = 10;
const LONGEST_NAME = 12;

/** Draws a plot with its scale at the left, the names of its lines at the right, and its rows below. */
export function drawPlot(canvas: Canvas, { x, y, columns, rows }: Area, plot: Plot): void {
  const { lines, under, text = minus } = plot;
  const { theme } = canvas;
  const height = rows - under.length;
  const marks = marksOf(lines.map(({ name }) => name));
  const isColoured = lines.some(({ style }) => style.color !== undefined);
  const names = lines.map(({ name }, line) =>
    cut(!name || marks[line] === name[0] || isColoured ? name : `${marks[line]} ${name}`, LONGEST_NAME),
  );
  const totals = lines.map(({ name, values }) => (name ? text(values.at(-1)!) : ''));
  const [nameColumns, totalColumns] = [names, totals].map((texts) => Math.max(...texts.map(widthOf)));
  const ends = names.map(
    (name, line) => name && `${padded(name, nameColumns!)}  ${paddedLeft(totals[line]!, totalColumns!)}`,
  );
  const scale = new Scale(plot, 1, height);
  const labels = labelsOf(scale, height).map(([value, row]) => [text(value), row] as const);
  const heads = [...labels.map(([label]) => label), ...under.map(({ name = '' }) => name)];
  const left = x + Math.max(...heads.map(widthOf)) + 1;
  const right = x + columns - Math.max(0, ...ends.map((end) => (end ? widthOf(end) + GAP : 0)));
  const drawn = new Scale(plot, right - left, height);
  for (const [label, row] of labels) canvas.writeRight(left - 1, y + row, label, theme.quiet);
  for (const level of drawn.levels)
    canvas.plain(left, y + drawn.row(level), theme.lines.dotted.repeat(right - left), theme.edge);
  const wide = right - left;
  const { isStepped = false, share = 1 } = plot;
  const pen = { canvas, x: left, y, columns: wide, scale: drawn, isStepped, seen: Math.round(share * wide) };
  if (theme.lines.hasBraille) drawDots(pen, lines, isColoured ? null : marks);
  else drawLetters(pen, lines, marks);
  namesAt(
    lines.map(({ values }) => drawn.row(values.at(-1)!)),
    height,
  ).forEach((row, line) => {
    if (ends[line])
      canvas.plain(right + GAP, y + row, ends[line], lines[line]!.nameStyle ?? lines[line]!.style);
  });
  under.forEach(({ name = '', texts, style }, row) => {
    canvas.plain(x, y + height + row, name, theme.quiet);
    let free = left;
    texts.forEach((label, place) => {
      const at = left + (drawn.x(place, texts.length) >> 1) - (widthOf(label) >> 1);
      const kept = Math.max(left, Math.min(right - widthOf(label), at));
      if (label && kept >= free) free = canvas.plain(kept, y + height + row, label, style) + 1;
    });
  });
}

/** Returns the values at the left, each with its row: levels, and the highest and lowest value if no level is near. */
function labelsOf(scale: Scale, rows: number): [number, number][] {
  const labels = scale.levels.map((level): [number, number] => [level, scale.row(level)]);
  for (const value of [scale.highest, scale.lowest]) {
    const row = scale.row(value);
    if (row < rows && labels.every(([, other]) => Math.abs(other - row) > 1)) labels.push([value, row]);
  }
  return labels;
}

/** Returns the rows for names of lines: as near as possible to the rows where the lines end, all different, none below the last row. */
function namesAt(wanted: readonly number[], rows: number): number[] {
  const order = [...wanted.keys()].sort((a, b) => wanted[a]! - wanted[b]!);
  const places = [...wanted];
  let free = 0;
  for (const line of order) {
    places[line] = Math.max(places[line]!, free);
    free = places[line]! + 1;
  }
  let last = rows;
  for (const line of order.reverse()) {
    places[line] = Math.min(places[line]!, last - 1);
    last = places[line]!;
  }
  return places;
}

interface Pen {
  readonly canvas: Canvas;
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly scale: Scale;
  readonly isStepped: boolean;
  /** The number of columns to draw, from the left. */
  readonly seen: number;
}

/** Dots of a cell of braille, from the top down, for its left and right column. */
const BRAILLE = 0x28_00;
const DOTS = [
  [1, 2, 4, 64],
  [8, 16, 32, 128],
] as const;

/** Draws lines of dots. `marks`: letters every few columns, for telling more than two lines apart without colours; null for none. */
function drawDots(pen: Pen, lines: readonly PlotLine[], marks: readonly string[] | null): void {
  const { canvas, x, y, columns, scale, seen } = pen;
  const cells = new Map<number, number>();
  lines.forEach(({ values, style, isDots = false }) => {
    for (const [column, row] of dotsOf(pen, values, isDots)) {
      if (column >> 1 >= seen) break;
      const cell = (row >> 2) * columns + (column >> 1);
      const dots = (cells.get(cell) ?? 0) | DOTS[column & 1]![row & 3]!;
      cells.set(cell, dots);
      canvas.plain(x + (column >> 1), y + (row >> 2), String.fromCodePoint(BRAILLE + dots), style);
    }
  });
  if (marks === null || lines.length <= 2) return;
  const lettered = new Set<string>();
  lines.forEach(({ values, style, isDots = false }, line) => {
    if (isDots) return;
    for (let cell = LETTERS - 1 - line; cell < columns; cell += LETTERS) {
      const place = Math.round((cell / (columns - 1)) * (values.length - 1));
      const at = x + (scale.x(place, values.length) >> 1);
      const row = y + scale.row(values[place]!);
      if (at >= x + seen || lettered.has(`${at} ${row}`)) continue;
      lettered.add(`${at} ${row}`);
      canvas.plain(at, row, marks[line]!, style);
    }
  });
}

/** Yields the dots of a line by column and row. */
function* dotsOf(
  { scale, isStepped }: Pen,
  values: readonly number[],
  isDots: boolean,
): Generator<readonly [number, number]> {
  let [before, row] = [0, scale.y(values[0]!)];
  for (const [place, value] of values.entries()) {
    const [to, from, at] = [scale.x(place, values.length), row, scale.y(value)];
    for (let column = isDots ? to : before; column <= to; column++) {
      const share = column === to ? 1 : isStepped ? 0 : (column - before) / (to - before);
      const next = isDots ? at : Math.round(from + (at - from) * share);
      for (const step = isDots ? at - row : Math.sign(next - row); row !== next; row += step)
        yield [column, isDots ? at : row];
      yield [column, row];
    }
    before = to;
  }
}

/** Draws a letter of each line at each of its values, and a star where several meet. */
function drawLetters(
  { canvas, x, y, scale, seen }: Pen,
  lines: readonly PlotLine[],
  marks: readonly string[],
): void {
  const taken = new Map<string, string>();
  lines.forEach(({ values, style, isDots }, line) => {
    const own = isDots ? '.' : marks[line]! || '*';
    values.forEach((value, place) => {
      const [column, row] = [x + (scale.x(place, values.length) >> 1), y + scale.row(value)];
      if (column >= x + seen) return;
      const other = taken.get(`${column} ${row}`) ?? own;
      const letter = other === own || other === '.' ? own : '*';
      taken.set(`${column} ${row}`, letter);
      canvas.plain(column, row, letter, style);
    });
  });
}
