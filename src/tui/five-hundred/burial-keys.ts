import { type Card, JOKER, RANKS, rankOf } from '../../engine/five-hundred/cards.ts';
import { suitIn } from '../../engine/five-hundred/trumps.ts';
import { pickKeys } from '../drawing/hand.ts';
import { cursorKeys } from '../parts/card-keys.ts';
import { BURIAL_KEYS } from './own-hand.ts';
import type { Key, Selection } from './selection.ts';

/** Keys for taking cards out of a hand to bury them. `need` is how many. */
export function burialKeys(hand: readonly Card[], trump: number, selection: Selection, need: number): Key[] {
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
  const places = pickKeys(
    hand.map(() => true),
    BURIAL_KEYS,
  ).filter((key) => key !== null);
  return [
    ...cursorKeys(hand.length, at, go),
    {
      keys: places,
      name: `1-9 0 a-${places.at(-1)}`,
      label: 'take',
      help: 'take the card with this key, or put it back',
      group: 'select',
      act: (key) => toggle(hand[places.indexOf(key)]!),
    },
    {
      keys: ['Space'],
      label: 'take',
      help: `put in or back; ${need} are buried`,
      group: 'select',
      act: () => (cursor === null ? { say: 'There is no card.' } : toggle(cursor)),
    },
    {
      keys: ['T', 'J', 'Q', 'K', 'A'],
      name: 'T J Q K A',
      label: 'add rank',
      help: 'one of a rank, trumps last',
      group: 'select',
      quiet: true,
      act(key) {
        // Trumps stand first in the hand, and are the last to be buried.
        const card = hand.findLast(
          (held) => held !== JOKER && RANKS[rankOf(held)] === key && !taken.includes(held),
        );
        return card === undefined ? { say: `No ${RANK_NAMES[key]} is left to take.` } : toggle(card);
      },
    },
    {
      keys: ['Tab', 'Shift-Tab'],
      label: 'next suit',
      help: 'and Shift-Tab: the one before',
      group: 'select',
      quiet: true,
      act(key) {
        const firsts = hand.flatMap((card, place) =>
          place > 0 && suitIn(hand[place - 1]!, trump) === suitIn(card, trump) ? [] : [place],
        );
        const now = firsts.findLastIndex((place) => place <= at);
        const step = key === 'Tab' ? 1 : -1;
        return go(firsts[(now + step + firsts.length) % firsts.length]!);
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

const RANK_NAMES: { readonly [key: string]: string } = {
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};
