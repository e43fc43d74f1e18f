import type { Seat } from '../../engine/game.ts';
import { signed } from '../../front/number.ts';
import { cut, widthOf } from '../../width.ts';
import type { Key } from '../terminal/keys.ts';
import { type Area, area } from './area.ts';
import type { Canvas } from './canvas.tsx';

/** A player with the facts to show. */
export interface Plate {
  readonly seat: Seat;
  readonly name: string;
  /** After the name: the number of cards left, roles in words, `(D)`. */
  readonly facts: string;
  /** A line each on a tall plate, in one line with `facts` on a flat one. */
  readonly values: readonly string[];
  /** Captured cards, `Q♠`, `J♦`, `♥2 5 6 8`. Each stays together if there is room. */
  readonly chips: readonly string[];
  /** The number among facts, values or chips that counts up. Left out: none. */
  readonly score?: number;
  /** Is it their turn? */
  readonly toMove: boolean;
  /** Have they won the trick that just ended? */
  readonly takes?: boolean;
  /** Does a lesson name them? Then a sign comes before the name. */
  readonly marked?: boolean;
}

/** Columns for the mark of the player to move, kept free at other times so that nothing shifts. */
const MARK = 2;

/** The touch of a seat's name. */
export const seatTouch = (seat: Seat): Key => `seat:${seat}`;

/** Notes the place of a seat's name: cards come and go there, and a touch on it or its mark is a key. */
export function placeSeat(canvas: Canvas, seat: Seat, name: Area): void {
  canvas.places.set(`seat ${seat}`, name);
  canvas.touch(area(name.x - MARK, name.y, MARK + name.columns, 1), seatTouch(seat));
}

/** Draws the mark of the player to move, the name, and further text. Returns the column after it. */
function drawName(
  canvas: Canvas,
  x: number,
  y: number,
  name: string,
  { seat, toMove, takes, marked }: Plate,
): number {
  const { lines, inverse, strong, win } = canvas.theme;
  placeSeat(canvas, seat, area(x + MARK, y, widthOf(name), 1));
  if (marked && !toMove) canvas.plain(x + MARK - 1, y, lines.aside, win);
  if (!toMove) return canvas.plain(x + MARK, y, name, takes ? inverse : strong);
  return canvas.plain(x, y, `${lines.pointer} ${name}`, inverse);
}

/** Columns for the facts, so that they stay on their line as the number of cards shrinks. */
const FACTS = 7;

/** Draws a plate of several lines, `room` columns wide, for west and east. Texts that do not fit beside the name go below it. */
export function drawTallPlate(
  canvas: Canvas,
  x: number,
  y: number,
  room: number,
  plate: Plate,
  gap = 2,
): void {
  const { facts, values, chips } = plate;
  const name = cut(plate.name, room - MARK);
  const beside = MARK + widthOf(name) + gap + Math.max(FACTS, widthOf(facts)) <= room;
  const after = drawName(canvas, x, y, name, plate);
  if (beside) canvas.write(after + gap, y, facts);
  const lines = [...(beside ? [] : [facts]), ...values, ...stacked(chips, room - MARK)];
  lines.filter(Boolean).forEach((line, row) => {
    canvas.write(x + MARK, y + 1 + row, cut(line, room - MARK));
  });
  noteScore(canvas, plate, area(x, y + 1, room, lines.length));
}

function noteScore(canvas: Canvas, { seat, score }: Plate, at: Area): void {
  if (score !== undefined) canvas.noteScore(seat, score, signed, at);
}

/** Puts chips in lines of this width. One that is too long is cut at its blanks, and a sum stays after its `=`. */
function stacked(chips: readonly string[], columns: number): string[] {
  const lines = [''];
  const put = (text: string) => {
    const line = lines.at(-1)!;
    if (line === '') lines[lines.length - 1] = text;
    else if (widthOf(line) + 1 + widthOf(text) <= columns) lines[lines.length - 1] = `${line} ${text}`;
    else lines.push(text);
  };
  for (const chip of chips) {
    if (widthOf(chip) <= columns) {
      put(chip);
      continue;
    }
    if (lines.at(-1) !== '') lines.push('');
    chip.split(/(?<!=) /).forEach(put);
  }
  return lines;
}

/** Draws a plate of one line, and one of chips, in the middle of `columns` columns from x on, for north and south. */
export function drawFlatPlate(
  canvas: Canvas,
  x: number,
  y: number,
  columns: number,
  plate: Plate,
  gap = 2,
): void {
  const rest = [plate.facts, ...plate.values].filter(Boolean).join(' · ');
  const name = cut(plate.name, columns - MARK - gap - widthOf(rest));
  const width = MARK + widthOf(name) + gap + widthOf(rest);
  const start = x + Math.max(0, Math.floor((columns - width) / 2));
  const after = drawName(canvas, start, y, name, plate);
  canvas.write(after + gap, y, rest);
  noteScore(canvas, plate, area(after, y, x + columns - after, 1));
  canvas.writeCentred(x, y + 1, columns, plate.chips.join(' '.repeat(Math.max(1, 2 * gap - 3))));
}
