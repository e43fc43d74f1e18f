import type { Card } from '../../engine/card.ts';
import { groupBeside, kindBeside, kindsOfSuit } from './groups.ts';
import {
  type Answer,
  type Key,
  type Naming,
  type Picking,
  type PickingContext,
  pointedAt,
} from './selection.ts';
import { keyTexts, suitWord } from './words.ts';

const STEPS: { readonly [key: string]: 1 | -1 } = { Left: -1, h: -1, Right: 1, l: 1 };
const GROUPS: { readonly [key: string]: 1 | -1 } = { Up: -1, k: -1, Down: 1, j: 1 };

/** The keys that move the cursor: arrows from kind to kind and from group to group, letters to a suit. */
export function moveKeys(context: PickingContext, selection: Picking | Naming): Key[] {
  const { groups, open } = context;
  const go = (cursor: Card): Answer => ({ select: pointedAt(context, selection, cursor) });
  return [
    {
      keys: [...Object.keys(STEPS), ...Object.keys(GROUPS)],
      name: '←→↑↓',
      label: 'card',
      help: keyTexts.move,
      group: 'select',
      act: (key) =>
        go(
          STEPS[key]
            ? kindBeside(groups, open, selection.cursor, STEPS[key])
            : groupBeside(groups, open, selection.cursor, GROUPS[key]!),
        ),
    },
    {
      keys: ['S', 'H', 'D', 'C'],
      name: 'S H D C',
      label: 'suit',
      help: keyTexts.suit,
      group: 'select',
      act: (key) => {
        const cursor = firstOfSuit(context, selection, 'CDHS'.indexOf(key));
        return cursor === null ? { say: keyTexts.noneOf(suitWord(key)) } : go(cursor);
      },
    },
  ];
}

/** The first card of a printed suit that is there; of the trump suit, where the cursor stands there already, the first of the tops. */
function firstOfSuit(
  { groups, trumps, hand, view }: PickingContext,
  { cursor }: Picking | Naming,
  suit: number,
): Card | null {
  const { own, tops } = kindsOfSuit(groups, trumps, suit);
  const there = (card: Card) => view.phase === 'tickets' || hand[card]! > 0;
  const first = own.find(there);
  const top = suit === trumps.suit ? tops.find(there) : undefined;
  return (first === undefined || first === cursor ? (top ?? first) : first) ?? null;
}

/** The index that Tab or Shift-Tab goes to in a list of so many, round and round; from null to the first or the last. */
export const nextAt = (at: number | null, key: string, length: number): number =>
  at === null ? (key === 'Tab' ? 0 : length - 1) : (at + (key === 'Tab' ? 1 : -1) + length) % length;
