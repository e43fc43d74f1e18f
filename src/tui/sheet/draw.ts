import { cut, padded, paddedLeft, widthOf, wrap } from '../../width.ts';
import { Canvas } from '../drawing/canvas.tsx';
import type { Theme } from '../theme.ts';
import { courseRows, drawCourse } from './course.ts';
import type { Course, SheetBlock, SheetLines, SheetPage, SheetRow, SheetTable } from './page.ts';

/** Blank columns at the left of everything but the rules, and at the right of values. */
const LEFT = 3;
const RIGHT = 1;
/** The longest line of a text and its value, so that the eye finds from the one to the other. */
const WIDEST = 90;
/** Blank columns between a title and what follows it. */
const NOTE_GAP = 3;
/** The longest name that stands before a line. */
const LONGEST_NAME = 12;

/**
 * A score sheet in a space of so many columns and rows. Where there are too many deals, the first ones are summed up in one
 * row; where there is room, more is told.
 */
export function drawSheet(
  page: SheetPage,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  theme: Theme,
): Canvas {
  const inner = columns - LEFT;
  const { blocks, plot } = arranged(page, inner, rows);
  const canvas = new Canvas(columns, Number.isFinite(rows) ? rows : heightOfAll(blocks, inner), theme);
  let y = 0;
  blocks.forEach((block, place) => {
    if (place > 0) canvas.horizontal(0, y++, columns);
    drawBlock(canvas, LEFT, y, inner, block);
    y += heightOf(block, inner);
  });
  if (plot) {
    canvas.horizontal(0, y++, columns);
    drawCourse(canvas, LEFT, y, { columns: inner - RIGHT, rows: courseRows(plot) }, plot);
  }
  return canvas;
}

/** The course of the scores by itself, as large as there is room. */
export function drawWholeCourse(
  course: Course,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  theme: Theme,
): Canvas {
  const canvas = new Canvas(columns, rows, theme);
  drawCourse(canvas, LEFT, 0, { columns: columns - LEFT - RIGHT, rows }, course);
  return canvas;
}

/** The course that this page has but shows no plot of in so many columns and rows; null where there is nothing more to see. */
export function hiddenCourse(
  page: SheetPage,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): Course | null {
  const course = plottable(page);
  return course && arranged(page, columns - LEFT, rows).plot === null ? course : null;
}

const plottable = ({ course }: SheetPage): Course | null =>
  (course?.lines[0]?.totals.length ?? 0) > 1 ? course! : null;

const heightOfAll = (blocks: readonly SheetBlock[], columns: number): number =>
  blocks.reduce((sum, block) => sum + heightOf(block, columns), 0) + blocks.length - 1;

/** Chooses what is drawn of a page in so many rows: its blocks, the plot, and further blocks. */
function arranged(
  page: SheetPage,
  columns: number,
  rows: number,
): { readonly blocks: readonly SheetBlock[]; readonly plot: Course | null } {
  const blocks = [...page.blocks];
  const spare = () => rows - heightOfAll(blocks, columns);
  const long = blocks.findIndex((block) => block.kind === 'table' && block.fold);
  if (spare() < 0 && long >= 0) blocks[long] = folded(blocks[long] as SheetTable, -spare());
  const course = plottable(page);
  const plot = course && rows !== Number.POSITIVE_INFINITY && spare() > courseRows(course) ? course : null;
  const { extremes } = page.course ?? {};
  // Where there is a plot, that has the sentence.
  if (extremes && plot === null && spare() >= 2) blocks.push({ kind: 'lines', rows: [{ text: extremes }] });
  for (const block of page.more ?? []) {
    if (spare() < heightOf(block, columns) + 1 + (plot ? courseRows(plot) + 1 : 0)) break;
    blocks.push(block);
  }
  return { blocks, plot };
}

/** The table with its first rows in one, so that it is so many rows shorter if it can be. */
function folded(table: SheetTable, over: number): SheetTable {
  const head = table.head ? 1 : 0;
  const deals = table.rows.length - head;
  // The latest deal always has a row of its own.
  const gone = Math.min(over + 1, deals - 1);
  if (gone < 2) return table;
  return {
    ...table,
    rows: [...table.rows.slice(0, head), table.fold!(gone), ...table.rows.slice(head + gone)],
  };
}

function heightOf(block: SheetBlock, columns: number): number {
  switch (block.kind) {
    case 'table':
      return block.rows.length;
    case 'lines':
      return linesOf(block, columns).length;
    case 'drawing':
      return block.rows;
    case 'beside':
      return Math.max(heightOf(block.left, block.columns), heightOf(block.right, columns - block.columns));
  }
}

function drawBlock(canvas: Canvas, x: number, y: number, columns: number, block: SheetBlock): void {
  switch (block.kind) {
    case 'table':
      block.rows.forEach((row, place) => {
        drawRow(canvas, x, y + place, columns, block, row);
      });
      break;
    case 'lines':
      linesOf(block, columns).forEach((line, place) => {
        drawLine(canvas, x, y + place, columns, line);
      });
      break;
    case 'drawing':
      block.draw(canvas, x, y, columns);
      break;
    case 'beside':
      drawBlock(canvas, x, y, block.columns, block.left);
      drawBlock(canvas, x + block.columns, y, columns - block.columns, block.right);
  }
}

function drawRow(
  canvas: Canvas,
  x: number,
  y: number,
  columns: number,
  table: SheetTable,
  { cells, latest, strong }: SheetRow,
): void {
  const { theme } = canvas;
  const style = strong ? theme.strong : {};
  let at = x;
  table.columns.forEach((column, place) => {
    const cell = cells[place] ?? '';
    const { width, right = false, gap = right ? 1 : 0 } = column;
    const room = Math.min(width, x + columns - at) - gap;
    if (right) canvas.write(at + gap, y, paddedLeft(cell, room), style);
    else {
      const after = canvas.write(at + gap, y, cut(cell, room), style);
      if (latest && place === 0) canvas.plain(after + 1, y, theme.lines.pointer, theme.strong);
    }
    at += width;
  });
}

interface DrawnLine {
  readonly name: string;
  readonly text: string;
  readonly value: string;
  readonly style: SheetLines['rows'][number]['style'];
  /** The title, and what follows it. */
  readonly title?: string;
}

/** The lines of a block as they stand, long ones wrapped. */
function linesOf({ title, note = '', rows }: SheetLines, columns: number): DrawnLine[] {
  const names = rows.map(({ name = '' }) => widthOf(name));
  const widest = Math.min(LONGEST_NAME, Math.max(0, ...names));
  const column = widest === 0 ? 0 : widest + 2;
  const lines = rows.flatMap(({ name = '', text, value = '', style }): DrawnLine[] => {
    const room = Math.min(columns, WIDEST) - RIGHT - column - (value ? widthOf(value) + 2 : 0);
    const [first = '', ...more] = widthOf(text) <= room ? [text] : wrap(text, room);
    const own = name && column ? padded(name, widest) : '';
    return [
      { name: padded(own, column), text: first, value, style },
      ...more.map((line) => ({ name: ' '.repeat(column), text: line, value: '', style })),
    ];
  });
  return title === undefined ? lines : [...headOf(title, note, columns), ...lines];
}

/** A title with what follows it, which goes on under its beginning. */
function headOf(title: string, note: string, columns: number): DrawnLine[] {
  const at = widthOf(title) + NOTE_GAP;
  const [first = '', ...more] = wrap(note, Math.min(columns, WIDEST) - RIGHT - at);
  const plain = { value: '', style: undefined };
  return [
    { name: '', text: first, title, ...plain },
    ...more.map((text) => ({ name: ' '.repeat(at), text, ...plain })),
  ];
}

function drawLine(
  canvas: Canvas,
  x: number,
  y: number,
  columns: number,
  { name, text, value, style, title }: DrawnLine,
): void {
  const begun =
    title === undefined
      ? canvas.plain(x, y, name, style)
      : canvas.plain(x, y, title, canvas.theme.strong) + (text ? NOTE_GAP : 0);
  canvas.write(begun, y, text, style);
  if (value) canvas.writeRight(x + Math.min(columns, WIDEST) - RIGHT, y, value, style);
}
