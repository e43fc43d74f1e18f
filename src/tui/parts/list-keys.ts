import { type Area, area } from '../drawing/area.ts';
import { type Canvas, markChosen } from '../drawing/canvas.tsx';
import { type Binding, pairKey } from '../keys.ts';
import type { Key } from '../terminal/keys.ts';
import { pitchIn } from './room.ts';
import { listTexts, touchTexts } from './words.ts';

/** A list with one chosen entry. */
interface List {
  /** The index of the chosen entry. */
  readonly at: number;
  readonly count: number;
  choose(place: number): void;
}

/** Returns the index of the first visible entry. The chosen one is in the middle, as far as the ends allow. */
export const firstShown = (at: number, count: number, shown: number): number =>
  Math.max(0, Math.min(at - (shown >> 1), count - shown));

const rowTouch = (place: number): Key => `row:${place}`;

/** Marks a written entry if it is the chosen one, and makes it touchable: a touch chooses it, or presses `again` on the chosen one. */
export function touchRow(canvas: Canvas, room: Area, place: number, at: number, again: Key = 'Enter'): void {
  canvas.touch(room, place === at ? again : rowTouch(place));
  if (place === at) markChosen(canvas, room, canvas.theme);
}

/** Entries of a list, and the key of a second touch of the chosen one. */
interface Entries extends Pick<List, 'at' | 'count'> {
  readonly again?: Key;
}

/** Draws the entries around the chosen one that fit into an area, and makes them touchable. Returns the row below them. */
export function drawList(
  canvas: Canvas,
  { y: top, columns, rows }: Area,
  { at, count, again }: Entries,
  draw: (place: number, y: number) => void,
): number {
  const pitch = pitchIn(canvas);
  const shown = Math.min(count, Math.floor(rows / pitch));
  const first = firstShown(at, count, shown);
  for (let row = 0; row < shown; row++) {
    const y = top + row * pitch;
    draw(first + row, y);
    touchRow(canvas, area(0, y, columns, pitch), first + row, at, again);
  }
  return top + shown * pitch;
}

/** Returns touches of entries, from the first visible one. */
export function rowKey(first: number, shown: number, choose: (place: number) => void): Binding {
  const keys = Array.from({ length: shown }, (_, row) => rowTouch(first + row));
  return {
    keys,
    name: touchTexts.name,
    label: touchTexts.label,
    help: touchTexts.row,
    group: 'select',
    quiet: true,
    touch: true,
    run: (key) => choose(first + keys.indexOf(key)),
  };
}

const within = (place: number, count: number): number => Math.max(0, Math.min(count - 1, place));

/** Returns ↑ ↓: an entry back or on, up to the ends. */
export const stepKey = ({ at, count, choose }: List): Binding =>
  roundKey((step) => choose(within(at + step, count)));

/** Returns ↑ ↓ round a list of choices. */
export const roundKey = (choose: (step: 1 | -1) => void): Binding =>
  pairKey(['Up', 'k'], ['Down', 'j'], { ...listTexts.choose, group: 'select' }, choose);

/** Returns ↑ ↓ round a list of choices, and ← → for the next or the previous value of the chosen one. */
export const choiceKeys = (choose: (step: 1 | -1) => void, turn: (step: 1 | -1) => void): Binding[] => [
  roundKey(choose),
  pairKey(['Left', 'h'], ['Right', 'l', 'Space'], { ...listTexts.change, group: 'select' }, turn),
];

/** Returns keys for pages of `page` entries, and for the ends. */
export const pageKeys = ({ at, count, choose }: List, page: number): Binding[] => {
  const go = (place: number) => choose(within(place, count));
  const quiet = { group: 'select', quiet: true } as const;
  return [
    pairKey(['PgUp'], ['PgDn'], { ...listTexts.page, ...quiet }, (step) => go(at + step * page)),
    pairKey(['Home', 'g'], ['End', 'G'], { ...listTexts.ends, ...quiet }, (step) => go(step * count)),
  ];
};
