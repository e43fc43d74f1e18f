import { characters, cut, fitting, widthOf, wrap } from '../../../width.ts';
import { type Area, area } from '../../drawing/area.ts';
import { Canvas } from '../../drawing/canvas.tsx';
import { DOWN, drawFace } from '../../drawing/face.ts';
import type { Size } from '../../terminal/screen.ts';
import type { Theme } from '../../theme.ts';
import { hiddenTexts } from './words.ts';

export interface CurtainBoard {
  /** The name of the player to act. */
  readonly name: string;
  /** The number of the seat, from 1. Its key says that the player is there. */
  readonly number: string;
  /** Public events since this player's last move. */
  readonly since: readonly string[];
  /** Has the player moved before? Then `since` begins with that move. */
  readonly moved: boolean;
}

/** Columns of the box. */
const COLUMNS = 60;
const ROWS = 8;
/** Columns to the left and right of its text, with and without cards at the left. */
const WITH_CARDS = { before: 14, behind: 3 };
const WITHOUT = { before: 2, behind: 2 };
/** Columns to the left of the box and of the list below it. */
const LIST = 7;

/** Draws the cover of the table while the keyboard changes hands. It shows no card. */
export function paintCurtain(
  { name, number, since, moved }: CurtainBoard,
  { columns, rows }: Size,
  theme: Theme,
): Canvas {
  const canvas = new Canvas(columns, rows, theme);
  const wide = Math.min(COLUMNS, columns);
  const x = Math.floor((columns - wide) / 2);
  const y = Math.min(Math.max(1, Math.floor((rows - 12) / 4)), rows - ROWS);
  const hasCards = wide === COLUMNS;
  const { before, behind } = hasCards ? WITH_CARDS : WITHOUT;
  const from = x + before;
  const room = wide - before - behind;
  drawBox(canvas, area(x, y, wide, ROWS));
  if (hasCards) for (const place of [0, 1, 2]) drawFace(canvas, x + 3 + 2 * place, y + 2, DOWN, 'M');
  canvas.plain(from, y + 2, hiddenTexts.pass);
  const seat = hiddenTexts.seat(number);
  const named = canvas.plain(from, y + 3, spelt(name, room - widthOf(seat) - 3), theme.strong);
  canvas.plain(named + 3, y + 3, seat);
  const call = hiddenTexts.press(number);
  canvas.plain(from, y + 5, cut(name, room - widthOf(call)) + call);
  const heading = moved ? hiddenTexts.since(name) : hiddenTexts.sinceStart;
  drawSince(canvas, Math.max(0, x - LIST), y + ROWS + 1, heading, since);
  return canvas;
}

/** Draws a rounded box. */
function drawBox(canvas: Canvas, { x, y, columns, rows }: Area): void {
  const { lines, edge } = canvas.theme;
  const horizontal = lines.horizontal.repeat(columns - 2);
  canvas.plain(x, y, lines.topLeft + horizontal + lines.topRight, edge);
  canvas.vertical(x, y + 1, rows - 2);
  canvas.vertical(x + columns - 1, y + 1, rows - 2);
  canvas.plain(x, y + rows - 1, lines.bottomLeft + horizontal + lines.bottomRight, edge);
}

/** Spaces a name so that it can be read from afar: `D E E`. A name too long for that stays as it is. */
function spelt(name: string, columns: number): string {
  const apart = [...characters(name.toUpperCase())].map(({ text }) => text).join(' ');
  return widthOf(apart) <= columns ? apart : cut(name, columns);
}

/** Draws the events, the latest last. Too little room leaves out the earliest. */
function drawSince(canvas: Canvas, x: number, y: number, heading: string, since: readonly string[]): void {
  const room = Math.max(0, canvas.rows - y - 1);
  const columns = canvas.columns - 2 * x;
  const lines = since.flatMap((sentence) => wrap(sentence, columns - 2, '  ')).slice(-room);
  if (room === 0 || lines.length === 0) return;
  const title = canvas.plain(x, y, cut(heading, columns), canvas.theme.strong) + 3;
  canvas.write(title, y, fitting([hiddenTexts.seenByAll, ''], x + columns - title));
  lines.forEach((line, place) => void canvas.write(x + 2, y + 1 + place, line));
}
