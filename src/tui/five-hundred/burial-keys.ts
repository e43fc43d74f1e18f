import { type Card, JOKER, RANKS, rankOf } from '../../engine/five-hundred/cards.ts';
import { suitIn } from '../../engine/five-hundred/trumps.ts';
import { placeAround } from '../around.ts';
import { pickKeys } from '../drawing/hand.ts';
import { cursorKeys, pickKey } from '../parts/card-keys.ts';
import { BURIAL_KEYS } from './own-hand.ts';
import type { Done, Key, Selection } from './selection.ts';
import { burialTexts } from './words.ts';

/** Keys that pick cards to bury. `need` is how many. */
export function burialKeys(hand: readonly Card[], trump: number, selection: Selection, need: number): Key[] {
  const { cursor } = selection;
  const at = cursor === null ? 0 : hand.indexOf(cursor);
  const go = (place: number) => ({ select: { ...selection, cursor: hand[place]! } });
  const places = pickKeys(
    hand.map(() => true),
    BURIAL_KEYS,
  ).filter((key) => key !== null);
  return [
    ...cursorKeys(hand.length, at, go),
    {
      keys: places,
      name: `1-9 0 a-${places.at(-1)}`,
      label: 'pick',
      help: 'pick the card with this key, or put it back',
      group: 'select',
      act: (key) => toggled(selection, hand[places.indexOf(key)]!, need),
    },
    pickKey(cursor !== null && selection.taken.includes(cursor), burialTexts.pick(need), () =>
      cursor === null ? { say: 'There is no card.' } : toggled(selection, cursor, need),
    ),
    {
      keys: ['T', 'J', 'Q', 'K', 'A'],
      name: 'T J Q K A',
      label: 'add rank',
      help: 'one of a rank, trumps last',
      group: 'select',
      quiet: true,
      act: (key) => ofRank(hand, selection, key, need),
    },
    {
      keys: ['Tab', 'Shift-Tab'],
      label: 'next suit',
      help: 'the next suit, the one before',
      group: 'select',
      quiet: true,
      act: (key) => go(nextSuit(hand, trump, at, key === 'Tab' ? 1 : -1)),
    },
    {
      keys: ['Backspace'],
      label: 'put back the last',
      group: 'select',
      quiet: true,
      act: () => ({ select: { ...selection, taken: selection.taken.slice(0, -1) } }),
    },
  ];
}

/** Picks a card, or puts it back. More than are buried are not picked. */
function toggled(selection: Selection, card: Card, need: number): Done {
  const others = selection.taken.filter((other) => other !== card);
  const isPicked = others.length < selection.taken.length;
  if (!isPicked && others.length === need) return { say: burialTexts.enough(need) };
  return { select: { ...selection, cursor: card, taken: isPicked ? others : [...others, card] } };
}

/** Picks one more card of a rank. Trumps stand first in the hand, and are the last to be buried. */
function ofRank(hand: readonly Card[], selection: Selection, key: string, need: number): Done {
  const card = hand.findLast(
    (held) => held !== JOKER && RANKS[rankOf(held)] === key && !selection.taken.includes(held),
  );
  return card === undefined
    ? { say: `No ${RANK_NAMES[key]} is left to pick.` }
    : toggled(selection, card, need);
}

/** The place in the hand where the next suit, or the one before, begins. */
function nextSuit(hand: readonly Card[], trump: number, at: number, step: 1 | -1): number {
  const firsts = hand.flatMap((card, place) =>
    place > 0 && suitIn(hand[place - 1]!, trump) === suitIn(card, trump) ? [] : [place],
  );
  const now = firsts.findLastIndex((place) => place <= at);
  return firsts[placeAround(now, step, firsts.length)]!;
}

const RANK_NAMES: { readonly [key: string]: string } = {
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};
