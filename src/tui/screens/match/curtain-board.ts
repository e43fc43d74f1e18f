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

/** The box, the same at every size. */
const COLUMNS = 60;
const ROWS = 8;
/** Where its text begins, right of the cards. */
const TEXT = 14;
const ROOM = COLUMNS - TEXT - 3;

/** What lies over the table while the keyboard is passed on: nothing of any hand. */
export function paintCurtain(
  { name, number, since, moved }: CurtainBoard,
  { columns, rows }: Size,
  theme: Theme,
): Canvas {
  const canvas = new Canvas(columns, rows, theme);
  const x = Math.floor((columns - COLUMNS) / 2);
  const y = Math.max(1, Math.floor((rows - 12) / 4));
  drawBox(canvas, area(x, y, COLUMNS, ROWS));
  for (const place of [0, 1, 2]) drawFace(canvas, x + 3 + 2 * place, y + 2, DOWN, 'M');
  canvas.plain(x + TEXT, y + 2, hiddenTexts.pass);
  const seat = hiddenTexts.seat(number);
  const named = canvas.plain(x + TEXT, y + 3, spelt(name, ROOM - widthOf(seat) - 3), theme.strong);
  canvas.plain(named + 3, y + 3, seat);
  const call = hiddenTexts.press(number);
  canvas.plain(x + TEXT, y + 5, cut(name, ROOM - widthOf(call)) + call);
  drawSince(canvas, x - 7, y + ROWS + 1, moved ? hiddenTexts.since(name) : hiddenTexts.sinceStart, since);
  return canvas;
}

/** A name that can be read from afar: `D E E`. One that has no room for that stands as it is. */
function spelt(name: string, columns: number): string {
  const apart = [...characters(name.toUpperCase())].map(({ text }) => text).join(' ');
  return widthOf(apart) <= columns ? apart : cut(name, columns);
}

/** What happened, the latest last; the earliest is left out where there is no room. */
function drawSince(canvas: Canvas, x: number, y: number, heading: string, since: readonly string[]): void {
  const room = canvas.rows - y - 1;
  const columns = canvas.columns - 2 * x;
  const lines = since.flatMap((sentence) => wrap(sentence, columns, '  ')).slice(-room);
  if (lines.length === 0) return;
  const title = canvas.plain(x, y, heading, canvas.theme.strong);
  canvas.write(title + 3, y, hiddenTexts.seenByAll);
  lines.forEach((line, place) => void canvas.write(x + 2, y + 1 + place, line));
}
