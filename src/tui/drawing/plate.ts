import type { Seat } from '../../engine/game.ts';
import { signed } from '../../front/number.ts';
import { cut, flowed, widthOf } from '../../width.ts';
import type { AnyPosition } from '../table.ts';
import type { Key } from '../terminal/keys.ts';
import { type Area, area } from './area.ts';
import type { Canvas } from './canvas.tsx';

/** A player at the table. */
export interface Plate {
  readonly seat: Seat;
  readonly name: string;
  /** The number among the facts that counts up. Left out: none. */
  readonly score?: number;
  /** Is it their turn? */
  readonly toMove: boolean;
  /** Have they won the trick that just ended? */
  readonly takes: boolean;
  /** Does a lesson name them? Then a sign comes before the name. */
  readonly marked: boolean;
}

/** Returns a player's plate. `winner`: of the finished trick; null while it is played. */
export const plateOf = (
  { speaker, turn, marked }: Pick<AnyPosition, 'speaker' | 'turn' | 'marked'>,
  seat: Seat,
  winner: Seat | null,
): Plate => ({
  seat,
  name: speaker.seat(seat),
  toMove: winner === null && turn.includes(seat),
  takes: winner === seat,
  marked: marked.has(`seat ${seat}`),
});

/** Columns for the mark of the player to move, kept free at other times so that nothing shifts. */
export const MARK = 2;

/** The touch of a seat's name. */
export const seatTouch = (seat: Seat): Key => `seat:${seat}`;

/** Notes the place of a seat's name: cards come and go there, and a touch on it or its mark is a key. */
export function placeSeat(canvas: Canvas, seat: Seat, name: Area): void {
  canvas.places.set(`seat ${seat}`, name);
  canvas.touch(area(name.x - MARK, name.y, MARK + name.columns, 1), seatTouch(seat));
}

/** Draws the mark of the player to move, and the name. Returns the column after it. */
export function drawName(
  canvas: Canvas,
  x: number,
  y: number,
  { seat, name, toMove, takes, marked }: Plate,
): number {
  const { lines, inverse, strong, win } = canvas.theme;
  placeSeat(canvas, seat, area(x + MARK, y, widthOf(name), 1));
  if (marked && !toMove) canvas.plain(x + MARK - 1, y, lines.aside, win);
  if (!toMove) return canvas.plain(x + MARK, y, name, takes ? inverse : strong);
  return canvas.plain(x, y, `${lines.pointer} ${name}`, inverse);
}

/** Draws a plate of several lines for west and east. The notes stand below the name, each whole if there is room. */
export function drawTallPlate(
  canvas: Canvas,
  { x, y, columns }: Area,
  plate: Plate,
  notes: readonly string[],
): void {
  const room = columns - MARK;
  drawName(canvas, x, y, { ...plate, name: cut(plate.name, room) });
  const below = stacked(notes, room);
  below.forEach((line, row) => void canvas.write(x + MARK, y + 1 + row, cut(line, room)));
  noteScore(canvas, plate, area(x, y + 1, columns, below.length));
}

function noteScore(canvas: Canvas, { seat, score }: Plate, at: Area): void {
  if (score !== undefined) canvas.noteScore(seat, score, signed, at);
}

/** Puts notes in lines of this width. One that is too long is cut at its blanks. */
const stacked = (notes: readonly string[], columns: number): string[] =>
  flowed(
    notes.flatMap((note) => (widthOf(note) <= columns ? [note] : note.split(' '))),
    columns,
    ' ',
  );

/** Draws a plate of one line in the middle of an area, for north and south. */
export function drawFlatPlate(canvas: Canvas, { x, y, columns }: Area, plate: Plate, facts: string): void {
  const name = cut(plate.name, columns - MARK - 1 - widthOf(facts));
  const width = MARK + widthOf(name) + 1 + widthOf(facts);
  const start = x + Math.max(0, (columns - width) >> 1);
  const after = drawName(canvas, start, y, { ...plate, name });
  canvas.write(after + 1, y, facts);
  noteScore(canvas, plate, area(after, y, x + columns - after, 1));
}
