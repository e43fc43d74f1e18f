import type { Card } from '../../engine/five-hundred/cards.ts';
import { pickNumbers } from '../parts/hand.tsx';
import type { Key500, Selection } from './selection.ts';

/** The suits by their letters, as a key names them: `S` for spades. */
const SUIT_KEYS = ['C', 'D', 'H', 'S'] as const;
/** In the order of a hand, for stepping: spades, hearts, clubs, diamonds. */
const STEPS = [3, 2, 0, 1] as const;

/** Keys for choosing one card: to give it, or to play it. `naming`: the card is a Joker that is to name a suit. */
export function cardKeys(
  hand: readonly Card[],
  legal: readonly boolean[],
  selection: Selection,
  naming: boolean,
): Key500[] {
  const at = selection.cursor === null ? 0 : hand.indexOf(selection.cursor);
  const numbers = pickNumbers(legal);
  const to = (place: number) => ({
    select: { ...selection, cursor: hand[(place + hand.length) % hand.length]!, suit: null },
  });
  const nextLegal = (step: number) => {
    let place = at;
    do place = (place + step + hand.length) % hand.length;
    while (!legal[place]);
    return to(place);
  };
  return [
    ...(naming ? namingKeys(selection) : []),
    {
      keys: ['Left', 'h', 'Right', 'l'],
      name: '←→',
      label: 'card',
      help: 'the next card (also h l)',
      group: 'select',
      act: (key) => to(key === 'Left' || key === 'h' ? at - 1 : at + 1),
    },
    {
      keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'],
      name: '1-9 0',
      label: 'pick',
      help: 'the card with this number',
      group: 'select',
      act: (key) => {
        const place = numbers.indexOf(key);
        return place < 0 ? { say: `No card has the number ${key}.` } : to(place);
      },
    },
    {
      keys: ['Tab', 'Shift-Tab'],
      label: 'next legal',
      quiet: naming,
      help: 'and Shift-Tab: the one before',
      group: 'select',
      act: (key) => nextLegal(key === 'Tab' ? 1 : -1),
    },
    {
      keys: ['Home', 'End'],
      name: 'Home End',
      label: 'first, last card',
      group: 'select',
      quiet: true,
      act: (key) => to(key === 'Home' ? 0 : -1),
    },
    {
      keys: ['v'],
      label: 'earlier trick',
      help: 'tricks before the last one',
      group: 'look',
      quiet: true,
      act: () => ({ select: { ...selection, back: selection.back + 1 } }),
    },
  ];
}

const namingKeys = (selection: Selection): Key500[] => [
  {
    keys: ['S', 'H', 'C', 'D'],
    name: 'S H C D',
    label: 'name suit',
    help: 'the suit the Joker asks for',
    group: 'select',
    act: (key) => ({
      select: { ...selection, suit: SUIT_KEYS.indexOf(key as (typeof SUIT_KEYS)[number]) },
    }),
  },
  {
    keys: ['Up', 'k', 'Down', 'j'],
    name: '↑↓',
    label: 'suit',
    help: 'the next suit (also k j)',
    group: 'select',
    quiet: true,
    act: (key) => {
      const at = STEPS.indexOf(selection.suit as 0 | 1 | 2 | 3);
      const next = key === 'Up' || key === 'k' ? (at <= 0 ? 3 : at - 1) : (at + 1) % 4;
      return { select: { ...selection, suit: STEPS[next]! } };
    },
  },
];
