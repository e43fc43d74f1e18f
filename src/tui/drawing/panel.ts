import { cut, padded, widthOf } from '../../width.ts';
import type { Style } from '../terminal/cells.ts';
import { type Area, area } from './area.ts';
import type { Canvas } from './canvas.tsx';
import { fixed, rest, split } from './split.ts';

/** A row of a panel: a text, a value at the right end, and a style. */
export interface PanelRow {
  readonly text: string;
  readonly value?: string;
  readonly style?: Style;
  /** Does a lesson name it? Then a sign is in the blank column before it. */
  readonly marked?: boolean;
}

/** A list with a title beside the table. */
export interface Panel {
  /** With the key that changes the panel, as in "last trick (v)". */
  readonly title: string;
  /** A number to the right of the title. */
  readonly value?: string;
  readonly rows: readonly (string | PanelRow)[];
  /** Panels with a higher number lose rows first if not all fit. */
  readonly drop?: number;
  /** Does it lose rows from its top, so that the newest stay? */
  readonly keepsLast?: boolean;
  /** Are its rows one text, so that it loses all of them together? */
  readonly isText?: boolean;
}

/** A finished trick or table of a deal, for a panel. */
export interface Turned<T> {
  readonly item: T;
  /** Its place in the order of play, from 1. */
  readonly number: number;
  readonly isLast: boolean;
}

/** Returns the item `back` steps before the last one; after the first comes the last again. Null if there is none. */
export function turnedTo<T>(past: readonly T[], back: number): Turned<T> | null {
  if (past.length === 0) return null;
  const steps = back % past.length;
  return { item: past.at(-1 - steps)!, number: past.length - steps, isLast: steps === 0 };
}

/** Returns the columns of the panels: 21 of 78, then about a quarter. */
const panelColumns = (columns: number): number =>
  Math.round(Math.min(columns / 2 - 18, 9.5 + 0.22 * columns));

/** The fewest columns of a table with panels, and of panels with a line for each suit or trick. */
export const BESIDE = 76;
export const LINED = 31;

/** Splits an area into the stage and the panels to its right. Without panels if it has fewer columns than `least`. */
export function besideIn(at: Area, least = BESIDE): readonly [stage: Area, panels: Area | null] {
  if (at.columns < least) return [at, null];
  const [stage, , panels] = split(at, 'across', [rest(), fixed(2), fixed(panelColumns(at.columns))]);
  return [stage, panels];
}

const rowOf = (row: string | PanelRow): PanelRow => (typeof row === 'string' ? { text: row } : row);

/** Puts names and texts side by side, two of them on a line if all fit. Long names are cut. */
export function paired(
  entries: readonly (readonly [name: string, text: string])[],
  columns: number,
): string[] {
  const room = (text: string) => columns - 1 - widthOf(text);
  const names = entries.map(([name, text]) => cut(name, room(text)));
  const width = Math.max(...names.map(widthOf));
  const texts = entries.map(
    ([, text], place) => `${padded(names[place]!, Math.min(width, room(text)))} ${text}`,
  );
  const half = (columns + 1) >> 1;
  if (texts.some((text) => widthOf(text) >= half)) return texts;
  return texts.flatMap((text, place) =>
    place % 2 === 0 ? [`${padded(text, half)}${texts[place + 1] ?? ''}`.trimEnd()] : [],
  );
}

/** Makes a heading touchable for the key that it names. */
function touchHeading(canvas: Canvas, { x, y, columns }: Omit<Area, 'rows'>, text: string): void {
  const key = /\((\w+)\)/.exec(text)?.[1];
  if (key !== undefined) canvas.touch(area(x, y, columns, 1), key);
}

/** Draws a row. A long text makes way for the value. */
function drawRow(canvas: Canvas, x: number, y: number, columns: number, row: PanelRow): void {
  const { text, value = '', style, marked } = row;
  if (marked) canvas.plain(x - 1, y, canvas.theme.lines.aside, canvas.theme.win);
  const room = columns - (value ? widthOf(value) + 1 : 0);
  canvas.write(x, y, cut(text, room), style);
  if (value) canvas.writeRight(x + columns, y, value, style);
}

/** Leaves out rows until all panels fit: from the bottom of those with the highest `drop`. */
function fitting(panels: readonly Panel[], rows: number): Panel[] {
  const kept = panels.map((panel) => ({ ...panel, rows: [...panel.rows] }));
  const height = () => kept.reduce((sum, panel) => sum + (panel.rows.length ? panel.rows.length + 1 : 0), 0);
  const order = [...kept].sort((a, b) => (b.drop ?? 0) - (a.drop ?? 0));
  for (const { rows: own, keepsLast, isText } of order)
    while (height() > rows && own.length > 0)
      if (isText) own.length = 0;
      else if (keepsLast) own.shift();
      else own.pop();
  return kept.filter((panel) => panel.rows.length > 0);
}

/** Draws panels one below the other. Each begins with its title, bold in the quiet tone, so that names of players stand out. Blank rows separate panels if there is room. */
export function drawPanels(canvas: Canvas, { x, y, columns, rows }: Area, panels: readonly Panel[]): void {
  const kept = fitting(panels, rows);
  const heading = { ...canvas.theme.quiet, ...canvas.theme.strong };
  let spare = rows - kept.reduce((sum, panel) => sum + panel.rows.length + 1, 0);
  let at = y;
  for (const { title, value = '', rows: lines } of kept) {
    if (at > y && spare > 0) {
      at++;
      spare--;
    }
    touchHeading(canvas, { x, y: at, columns }, title);
    canvas.write(x, at, cut(title, columns - (value ? widthOf(value) + 1 : 0)), heading);
    canvas.writeRight(x + columns, at++, value);
    for (const line of lines) drawRow(canvas, x, at++, columns, rowOf(line));
  }
}
