import type { Card } from '../../engine/five-hundred/cards.ts';
import { EYE_ORDER } from '../../engine/five-hundred/trumps.ts';
import { backKey, cursorKeys, legalKey, numberKey, ONE_PICK } from '../parts/card-keys.ts';
import type { Key, Selection } from './selection.ts';

/** The suits by their letters, as a key names them: `S` for spades. */
const SUIT_KEYS = ['C', 'D', 'H', 'S'] as const;

/** Keys for choosing one card: to give it, or to play it. `naming`: the card is a Joker that is to name a suit. */
export function playKeys(
  hand: readonly Card[],
  legal: readonly boolean[],
  selection: Selection,
  naming: boolean,
): Key[] {
  const at = selection.cursor === null ? -1 : hand.indexOf(selection.cursor);
  const go = (place: number) => ({ select: { ...selection, cursor: hand[place]!, suit: null } });
  return [
    ...(naming ? namingKeys(selection) : []),
    ...cursorKeys(hand.length, at, go),
    numberKey(legal, 'the card with this number', go),
    { ...legalKey(legal, at, go), quiet: naming },
    ONE_PICK,
    backKey(selection),
  ];
}

const namingKeys = (selection: Selection): Key[] => [
  {
    keys: ['s', 'h', 'c', 'd', 'S', 'H', 'C', 'D'],
    name: 's h c d',
    label: 'name suit',
    help: 'the suit the Joker asks for',
    group: 'select',
    act: (key) => ({
      select: { ...selection, suit: SUIT_KEYS.indexOf(key.toUpperCase() as (typeof SUIT_KEYS)[number]) },
    }),
  },
  {
    keys: ['Up', 'k', 'Down', 'j'],
    name: '↑↓',
    label: 'suit',
    help: 'the next suit',
    group: 'select',
    quiet: true,
    act: (key) => {
      const at = selection.suit === null ? -1 : EYE_ORDER.indexOf(selection.suit);
      const next = key === 'Up' || key === 'k' ? (at <= 0 ? 3 : at - 1) : (at + 1) % 4;
      return { select: { ...selection, suit: EYE_ORDER[next]! } };
    },
  },
];
