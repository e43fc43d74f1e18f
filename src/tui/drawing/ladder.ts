/** How a match stood at its end: a bar a player, or where two teams stood after each deal. */
import { minus } from '../../front/number.ts';
import { cut } from '../../width.ts';
import { endingTexts } from '../sheet/words.ts';
import type { Canvas } from './canvas.tsx';
import { meter } from './meter.ts';

/** A bar a player, the first place first. */
export interface Bars {
  readonly kind: 'bars';
  /** Over the bars: a text at each cell from which one begins, e.g. `0` and, at the right, `1000 ends it`. */
  readonly scale: { readonly from: string; readonly to: string } | readonly string[];
  readonly rows: readonly {
    readonly place: string;
    readonly name: string;
    /** What was reached, e.g. `347`; '' where the bar tells it. */
    readonly total: string;
    /** From 0 to 1. */
    readonly filled: number;
    /** The place after each deal, as a number from 1. */
    readonly course: readonly number[];
  }[];
}

/** Where each team stood after each deal, on a line from one score to another. */
export interface Race {
  readonly kind: 'race';
  readonly from: number;
  readonly to: number;
  readonly teams: readonly {
    readonly name: string;
    readonly totals: readonly number[];
    readonly text: string;
  }[];
}

export type Ladder = Bars | Race;

export const ladderRows = (ladder: Ladder): number =>
  ladder.kind === 'race' ? 1 + 2 * ladder.teams.length : 1 + ladder.rows.length;

/** Columns of a ladder. */
export const LADDER = 77;
/** The most deals whose places are told. */
const COURSE = 9;

export function drawLadder(canvas: Canvas, x: number, y: number, ladder: Ladder): void {
  if (ladder.kind === 'race') drawRace(canvas, x, y, ladder);
  else drawBars(canvas, x, y, ladder);
}

function drawBars(canvas: Canvas, x: number, y: number, { scale, rows }: Bars): void {
  const { theme } = canvas;
  const { place, player, total } = endingTexts.ladder;
  const isLong = 'length' in scale;
  const bar = isLong ? { x: x + 17, cells: 4 * scale.length } : { x: x + 24, cells: 30 };
  canvas.plain(x, y, place, theme.strong);
  canvas.plain(x + 7, y, player, theme.strong);
  if (isLong) scale.forEach((mark, at) => void canvas.writeRight(bar.x + 4 * at + 3, y, mark, theme.strong));
  else {
    canvas.writeRight(x + 20, y, total, theme.strong);
    canvas.write(bar.x, y, scale.from);
    canvas.writeRight(bar.x + bar.cells, y, scale.to);
    const deals = rows[0]!.course.length;
    const first = Math.max(1, deals - COURSE + 1);
    if (deals > 0) canvas.plain(bar.x + bar.cells + 4, y, endingTexts.course(first, deals), theme.strong);
  }
  rows.forEach((row, at) => {
    const line = y + 1 + at;
    canvas.plain(x, line, row.place);
    canvas.plain(x + 7, line, cut(row.name, isLong ? 9 : 8), theme.strong);
    if (!isLong) canvas.writeRight(x + 20, line, row.total, theme.strong);
    const cells = meter(row.filled * bar.cells, bar.cells, theme);
    const full = cells.lastIndexOf(theme.lines.full) + 1;
    canvas.plain(bar.x, line, cells.slice(0, full), theme.strong);
    canvas.plain(bar.x + full, line, cells.slice(full), theme.edge);
    if (isLong) return;
    row.course.slice(-COURSE).forEach((number, deal) => {
      canvas.plain(bar.x + bar.cells + 4 + 2 * deal, line, String(number), number === 1 ? theme.win : {});
    });
  });
}

function drawRace(canvas: Canvas, x: number, y: number, { from, to, teams }: Race): void {
  const { theme } = canvas;
  const axis = x + 11;
  const cells = LADDER - 13;
  const at = (score: number) =>
    Math.round(((Math.max(from, Math.min(to, score)) - from) / (to - from)) * (cells - 1));
  canvas.plain(x, y, endingTexts.race, theme.strong);
  canvas.plain(axis, y, minus(from));
  canvas.plain(axis + at(0), y, '0');
  canvas.writeRight(axis + cells, y, minus(to));
  teams.forEach(({ name, totals, text }, team) => {
    const line = y + 1 + 2 * team;
    canvas.plain(x, line, cut(name, 10), theme.strong);
    canvas.horizontal(axis, line, cells);
    canvas.plain(axis + at(0), line, theme.lines.cross, theme.edge);
    const marks = new Map<number, string>();
    totals.forEach((total, deal) => {
      const number = String(deal + 1);
      const others = marks.get(at(total));
      marks.set(at(total), others === undefined ? number : `${others},${number}`);
    });
    let free = 0;
    for (const [place, mark] of [...marks].sort(([a], [b]) => a - b)) {
      const start = Math.min(Math.max(place, free), cells - mark.length);
      canvas.plain(axis + start, line, mark, theme.strong);
      // Marks side by side would read as one number.
      free = start + mark.length + 1;
    }
    canvas.write(axis, line + 1, cut(text, cells));
  });
}
