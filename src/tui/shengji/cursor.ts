import type { Card } from '../../engine/card.ts';
import { type Direction, neighbour } from './grid.ts';
import type { Key, Naming, Picking, PickingContext } from './selection.ts';

const DIRECTIONS: { readonly [key: string]: Direction } = {
  Left: 'left',
  h: 'left',
  Right: 'right',
  l: 'right',
  Up: 'up',
  k: 'up',
  Down: 'down',
  j: 'down',
};

/** The keys that move the cursor over the grid, from one open cell to another. */
export function moveKey(
  context: PickingContext,
  selection: Picking | Naming,
  open: (card: Card) => boolean,
): Key {
  return {
    keys: Object.keys(DIRECTIONS),
    name: '←→↑↓',
    label: 'move',
    help: 'to the next card, to another suit',
    group: 'select',
    act: (key) => {
      const cursor = neighbour(context.grid, open, selection.cursor, DIRECTIONS[key]!);
      return { select: { ...selection, cursor } };
    },
  };
}

/** The index that Tab or Shift-Tab goes to in a list of so many, round and round; from null to the first or the last. */
export const nextAt = (at: number | null, key: string, length: number): number =>
  at === null ? (key === 'Tab' ? 0 : length - 1) : (at + (key === 'Tab' ? 1 : -1) + length) % length;
