import { CENTRE, columnOf, rowOf, SIZE, type Space } from '../../engine/kings-court/board.ts';
import { boardOf, type KingsCourt } from '../../engine/kings-court/state.ts';
import type { Act, TableKey } from '../table.ts';
import { type CourtPosition, cardAt, handOf, type Selection, walked } from './selection.ts';

/** The next space in a direction; past the edge the board begins anew. */
function stepped(space: Space, dx: number, dy: number): Space {
  const x = (columnOf(space) + dx + SIZE) % SIZE;
  const y = (rowOf(space) + dy + SIZE) % SIZE;
  const next = y * SIZE + x;
  return next === CENTRE ? stepped(next, dx, dy) : next;
}

const DIRECTIONS: { readonly [key: string]: readonly [dx: number, dy: number] } = {
  Left: [-1, 0],
  Right: [1, 0],
  Up: [0, -1],
  Down: [0, 1],
  h: [-1, 0],
  l: [1, 0],
  k: [0, -1],
  j: [0, 1],
};

/**
 * The index in `spaces` that `n` (step 1) or `N` (step −1) goes to: first the best space, then the next best, round and round. Without
 * assist, spaces come in reading order, and `n` goes to the one after the cursor.
 */
function nextStep(
  { assist }: CourtPosition,
  { space, walk }: Selection,
  spaces: readonly Space[],
  step: 1 | -1,
): number {
  const around = (place: number) => (place + spaces.length) % spaces.length;
  if (walk !== null) return around((walk + step) % spaces.length);
  if (assist) return step > 0 ? 0 : spaces.length - 1;
  const after = spaces.findIndex((other) => other > space);
  if (step > 0) return Math.max(0, after);
  return around(spaces.findLastIndex((other) => other < space));
}

/** Cards that a number key picks; Tab reaches the others of a longer hand. */
const NUMBERED = 7;

export function keys(position: CourtPosition, selection: Selection): TableKey<KingsCourt, Selection>[] {
  const hand = handOf(position);
  const card = cardAt(position, selection);
  const jump = (step: 1 | -1): Act<KingsCourt, Selection> => {
    const spaces = card === undefined ? [] : walked(position, card);
    if (spaces.length === 0) return { say: 'This card has no legal space.' };
    const walk = nextStep(position, selection, spaces, step);
    return { select: { ...selection, moved: true, walk, space: spaces[walk]! } };
  };
  const isEmpty = boardOf(position.view)[selection.space] === null;
  const pick = (place: number): Act<KingsCourt, Selection> => ({
    // What is chosen before the turn may be filled by then: it was a space.
    select: { ...selection, card: place, walk: null, moved: selection.moved || isEmpty },
  });
  return [
    {
      keys: Object.keys(DIRECTIONS),
      name: '←→↑↓',
      label: 'space',
      help: 'the next space',
      group: 'select',
      act: (key) => ({
        select: {
          ...selection,
          moved: true,
          space: stepped(selection.space, ...DIRECTIONS[key]!),
          walk: null,
        },
      }),
    },
    {
      keys: Array.from({ length: NUMBERED }, (_, place) => String(place + 1)),
      name: hand.length === 1 ? '1' : `1-${Math.min(hand.length, NUMBERED)}`,
      label: 'card',
      help: 'the card with this number',
      group: 'select',
      act: (key) =>
        hand[Number(key) - 1] === undefined ? { say: `There is no card ${key}.` } : pick(Number(key) - 1),
    },
    {
      keys: ['Tab', 'Shift-Tab'],
      label: 'next card',
      help: 'the next card, the one before',
      group: 'select',
      quiet: true,
      act: (key) => pick((selection.card + (key === 'Tab' ? 1 : -1) + hand.length) % hand.length),
    },
    {
      keys: ['n'],
      label: position.assist ? 'best' : 'next legal',
      help: position.assist ? 'the best space of this card, then the next best' : 'the next legal space',
      group: 'select',
      act: () => jump(1),
    },
    {
      keys: ['N'],
      label: 'back',
      help: position.assist ? 'back to the next better space' : 'the legal space before',
      group: 'select',
      quiet: true,
      act: () => jump(-1),
    },
    {
      keys: ['w'],
      label: selection.values ? 'scores' : 'values',
      help: 'Space Values or scores on the empty spaces',
      group: 'look',
      act: () => ({ select: { ...selection, values: !selection.values } }),
    },
  ];
}
