import type { Seat } from '../../engine/game.ts';
import { cut, padded, widthOf } from '../../width.ts';
import { area } from './area.ts';
import type { Canvas } from './canvas.tsx';

/** A number and what it is called: `deal +21`. */
export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

/** Who sits there and what is to be said of them. */
export interface Plate {
  readonly seat: Seat;
  readonly name: string;
  /** After the name: how many cards are left, roles in words, `(D)`. */
  readonly facts: string;
  /** A line each where a plate is tall, in one line with `facts` where it is flat. */
  readonly values: readonly (string | NamedValue)[];
  /** What was captured, `Q♠`, `J♦`, `♥2 5 6 8`: each stays together as long as there is room. */
  readonly chips: readonly string[];
  /** It is their turn. */
  readonly toMove: boolean;
  /** The trick is over, and they take it. */
  readonly takes?: boolean;
  /** A lesson speaks of them: a sign before the name. */
  readonly marked?: boolean;
}

/** Columns that are kept for the mark of whose turn it is, so that nothing moves when it comes and goes. */
const MARK = 2;

/** The mark of whose turn it is, the name, and what follows. Answers the column after it. */
function drawName(
  canvas: Canvas,
  x: number,
  y: number,
  name: string,
  { seat, toMove, takes, marked }: Plate,
): number {
  const { lines, inverse, strong, win } = canvas.theme;
  canvas.places.set(`seat ${seat}`, area(x + MARK, y, widthOf(name), 1));
  if (marked && !toMove) canvas.plain(x + MARK - 1, y, lines.aside, win);
  if (!toMove) return canvas.plain(x + MARK, y, name, takes ? inverse : strong);
  return canvas.plain(x, y, `${lines.pointer} ${name}`, inverse);
}

/** Columns of a value's name and number together, where values stand one below the other. */
const VALUE = 10;
/** Columns that are kept for the facts, so that they stay on their line as the number of cards shrinks. */
const FACTS = 7;

/** A plate of several lines, `room` columns wide: west's and east's. What does not fit beside the name goes below it. */
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
  const pairs = values.filter((value) => typeof value !== 'string');
  const width = Math.max(VALUE, ...pairs.map(({ name, value }) => widthOf(name) + 1 + widthOf(value)));
  const lines = [
    ...(beside ? [] : [facts]),
    ...values.map((value) => (typeof value === 'string' ? value : alignedIn(width, value))),
    ...stacked(chips, room - MARK),
  ];
  lines.filter(Boolean).forEach((line, row) => {
    canvas.write(x + MARK, y + 1 + row, cut(line, room - MARK));
  });
}

const alignedIn = (columns: number, { name, value }: NamedValue): string =>
  padded(name, columns - widthOf(value)) + value;

/** Chips in lines of so many columns; one that is too long is parted at its blanks, and a sum stays behind its `=`. */
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

/** A plate of one line and one of chips, in the middle of `columns` columns from x on: north's and south's. */
export function drawFlatPlate(
  canvas: Canvas,
  x: number,
  y: number,
  columns: number,
  plate: Plate,
  gap = 2,
): void {
  const values = plate.values.map((value) =>
    typeof value === 'string' ? value : `${value.name} ${value.value}`,
  );
  const rest = [plate.facts, ...values].filter(Boolean).join(' · ');
  const name = cut(plate.name, columns - MARK - gap - widthOf(rest));
  const width = MARK + widthOf(name) + gap + widthOf(rest);
  const start = x + Math.max(0, Math.floor((columns - width) / 2));
  const after = drawName(canvas, start, y, name, plate);
  canvas.write(after + gap, y, rest);
  canvas.writeCentred(x, y + 1, columns, plate.chips.join(' '.repeat(Math.max(1, 2 * gap - 3))));
}
