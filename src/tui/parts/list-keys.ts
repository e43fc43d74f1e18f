import type { Area } from '../drawing/area.ts';
import { type Canvas, markChosen } from '../drawing/canvas.tsx';
import type { Binding } from '../keys.ts';
import type { Key } from '../terminal/keys.ts';
import { touchTexts } from './words.ts';

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
export const stepKey = ({ at, count, choose }: List): Binding => ({
  keys: ['Up', 'k', 'Down', 'j'],
  name: '↑↓',
  label: 'choose',
  group: 'select',
  run: (key) => choose(within(at + (key === 'Up' || key === 'k' ? -1 : 1), count)),
});

/** Returns ↑ ↓ round a list of choices. */
export const roundKey = (choose: (step: 1 | -1) => void): Binding => ({
  keys: ['Up', 'k', 'Down', 'j'],
  name: '↑↓',
  label: 'choose',
  group: 'select',
  run: (key) => choose(key === 'Up' || key === 'k' ? -1 : 1),
});

/** Returns ↑ ↓ round a list of choices, and ← → for the next or the previous value of the chosen one. */
export const choiceKeys = (choose: (step: 1 | -1) => void, turn: (step: 1 | -1) => void): Binding[] => [
  roundKey(choose),
  {
    keys: ['Left', 'h', 'Right', 'l', 'Space'],
    name: '←→',
    label: 'change',
    group: 'select',
    run: (key) => turn(key === 'Left' || key === 'h' ? -1 : 1),
  },
];

/** Returns keys for pages of `page` entries, and for the ends. */
export const pageKeys = ({ at, count, choose }: List, page: number): Binding[] => [
  {
    keys: ['PgUp', 'PgDn'],
    name: 'PgUp PgDn',
    label: 'page',
    help: 'a page back, a page on',
    group: 'select',
    quiet: true,
    run: (key) => choose(within(at + (key === 'PgUp' ? -page : page), count)),
  },
  {
    keys: ['Home', 'End', 'g', 'G'],
    name: 'Home End',
    label: 'ends',
    help: 'the first, the last',
    group: 'select',
    quiet: true,
    run: (key) => choose(within(key === 'Home' || key === 'g' ? 0 : count - 1, count)),
  },
];
