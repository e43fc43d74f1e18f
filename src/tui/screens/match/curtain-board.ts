import { characters, cut, widthOf, wrap } from '../../../width.ts';
import { area } from '../../drawing/area.ts';
import { Canvas } from '../../drawing/canvas.tsx';
import { DOWN, drawFace } from '../../drawing/face.ts';
import { drawBox } from '../../drawing/panel.ts';
import type { Size } from '../../terminal/screen.ts';
import type { Theme } from '../../theme.ts';
import { hiddenTexts } from './words.ts';

export interface CurtainBoard {
  /** Whose turn it is. */
  readonly name: string;
  /** The seat's, from 1: the key that says that they are here. */
  readonly number: string;
  /** What everybody could see since this player's last move. */
  readonly since: readonly string[];
  /** They have moved before: `since` begins there. */
  readonly moved: boolean;
}

/** The box, the same in every window that has room for it. */
const COLUMNS = 60;
const ROWS = 8;
/** Columns before its text and behind it: with the cards at its left, and without them. */
const WITH_CARDS = { before: 14, behind: 3 };
const WITHOUT = { before: 2, behind: 2 };
/** Columns left of the box and of the list below it. */
const LIST = 7;

/** What lies over the table while the keyboard is passed on: nothing of any hand. */
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

/** A name that can be read from afar: `D E E`. One that has no room for that stands as it is. */
function spelt(name: string, columns: number): string {
  const apart = [...characters(name.toUpperCase())].map(({ text }) => text).join(' ');
  return widthOf(apart) <= columns ? apart : cut(name, columns);
}

/** What happened, the latest last; the earliest is left out where there is no room. */
function drawSince(canvas: Canvas, x: number, y: number, heading: string, since: readonly string[]): void {
  const room = Math.max(0, canvas.rows - y - 1);
  const columns = canvas.columns - 2 * x;
  const lines = since.flatMap((sentence) => wrap(sentence, columns, '  ')).slice(-room);
  if (room === 0 || lines.length === 0) return;
  const title = canvas.plain(x, y, heading, canvas.theme.strong);
  canvas.write(title + 3, y, hiddenTexts.seenByAll);
  lines.forEach((line, place) => void canvas.write(x + 2, y + 1 + place, line));
}
