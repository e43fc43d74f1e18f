import { type Card, JOKER, RANKS, rankOf } from '../../engine/five-hundred/cards.ts';
import { cursorKeys } from '../parts/card-keys.ts';
import type { Key, Selection } from './selection.ts';

/** Keys that stand for ranks; elevens, twelves and thirteens are reached by the cursor. */
const RANK_KEYS = ['4', '5', '6', '7', '8', '9', '0', 'J', 'Q', 'K', 'A', '2', '3'] as const;

/** Keys for taking cards out of a hand to bury them. `need` is how many. */
export function burialKeys(hand: readonly Card[], selection: Selection, need: number): Key[] {
  const { cursor, taken } = selection;
  const at = cursor === null ? 0 : hand.indexOf(cursor);
  const go = (place: number) => ({ select: { ...selection, cursor: hand[place]! } });
  const toggle = (card: Card) => ({
    select: {
      ...selection,
      cursor: card,
      taken: taken.includes(card) ? taken.filter((other) => other !== card) : [...taken, card],
    },
  });
  return [
    ...cursorKeys(hand.length, at, go),
    {
      keys: ['Space'],
      label: 'take',
      help: `put in or back; ${need} are buried`,
      group: 'select',
      act: () => (cursor === null ? { say: 'There is no card.' } : toggle(cursor)),
    },
    {
      keys: [...RANK_KEYS],
      name: '4-90JQKA',
      label: 'add rank',
      help: 'one of a rank, trumps last',
      group: 'select',
      act: (key) => {
        // Trumps stand first in the hand, and are the last to be buried.
        const card = hand.findLast((held) => rankKey(held) === key && !taken.includes(held));
        return card === undefined
          ? { say: `No ${key === '0' ? 'ten' : key} is left to take.` }
          : toggle(card);
      },
    },
    {
      keys: ['Backspace'],
      label: 'put back the last',
      group: 'select',
      quiet: true,
      act: () => ({ select: { ...selection, taken: taken.slice(0, -1) } }),
    },
  ];
}

function rankKey(card: Card): string | null {
  if (card === JOKER) return null;
  const rank = RANKS[rankOf(card)]!;
  return rank === 'T' ? '0' : rank;
}
