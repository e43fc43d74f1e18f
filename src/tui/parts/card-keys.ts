import { placeAround } from '../around.ts';
import { pickKeys } from '../drawing/hand.ts';
import type { Binding } from '../keys.ts';
import type { Key } from '../terminal/keys.ts';
import { touchTexts } from './words.ts';

type Selecting<S> = { readonly select: S } | { readonly say: string };

/** A key of any game's table that selects. */
interface SelectingKey<S> extends Omit<Binding, 'run'> {
  act(key: Key): Selecting<S>;
}

/** What happens with the card at a place of the hand. */
type At<S> = (place: number) => Selecting<S>;

/** Keys that move the cursor over a hand of so many cards, round its ends; it stands at a place, or, at −1, nowhere yet. */
export function cursorKeys<S>(size: number, at: number, go: At<S>): SelectingKey<S>[] {
  return [
    {
      keys: ['Left', 'h', 'Right', 'l'],
      name: '←→',
      label: 'card',
      help: 'the next card',
      group: 'select',
      act: (key) => go(key === 'Left' || key === 'h' ? (Math.max(at, 0) - 1 + size) % size : (at + 1) % size),
    },
    {
      keys: ['Home', 'End'],
      name: 'Home End',
      label: 'first, last card',
      group: 'select',
      quiet: true,
      act: (key) => go(key === 'Home' ? 0 : size - 1),
    },
  ];
}

/** The keys on the legal cards: digits, and letters for more than ten where `count` says so. */
export function numberKey<S>(
  legal: readonly boolean[],
  help: string,
  pick: At<S>,
  { label = 'pick', count = 10 } = {},
): SelectingKey<S> {
  const picks = pickKeys(legal, count);
  const letters = picks.filter((key) => key !== null).slice(10) as string[];
  const range = letters.length < 2 ? letters.join('') : `${letters[0]}-${letters.at(-1)}`;
  return {
    keys: [...'1234567890', ...letters],
    name: ['1-9 0', range].filter(Boolean).join(' '),
    label,
    help,
    group: 'select',
    act(key) {
      const place = picks.indexOf(key);
      return place < 0 ? { say: `No card has the number ${key}.` } : pick(place);
    },
  };
}

/** Touches of cards, spaces or bids. A second touch of one that is a whole move plays it. */
export const touchKey = <Done>(keys: readonly Key[], help: string, touch: (place: number) => Done) => ({
  keys,
  name: touchTexts.name,
  label: touchTexts.label,
  help,
  group: 'select' as const,
  quiet: true,
  touch: true,
  act: (key: Key) => touch(keys.indexOf(key)),
});

/** Tab goes round the legal cards; expects that there is one. The cursor stands at a place, or, at −1, nowhere yet. */
export function legalKey<S>(legal: readonly boolean[], at: number, go: At<S>): SelectingKey<S> {
  return {
    keys: ['Tab', 'Shift-Tab'],
    label: 'next legal',
    help: 'and Shift-Tab: the one before',
    group: 'select',
    act(key) {
      if (legal[at] && legal.filter(Boolean).length === 1) return { say: 'No other card may be played.' };
      const step = key === 'Tab' ? 1 : -1;
      let place = step < 0 ? Math.max(at, 0) : at;
      do place = placeAround(place, step, legal.length);
      while (!legal[place]);
      return go(place);
    },
  };
}

/** Space in a hand of which several cards are picked: it picks the card under the cursor, or puts it back where it is picked. */
export const pickKey = <Done>(isPicked: boolean, help: string, toggle: () => Done) => ({
  keys: ['Space'],
  label: isPicked ? 'put back' : 'pick',
  help,
  group: 'select' as const,
  essential: true,
  act: toggle,
});

/** Space where a move is one card: the cursor picks it. */
export const ONE_PICK: SelectingKey<never> = {
  keys: ['Space'],
  label: 'pick',
  help: 'the card under the cursor is your pick',
  group: 'select',
  quiet: true,
  act: () => ({ say: 'The card under the cursor is your pick: Enter plays it.' }),
};

/** What `1` answers where the keys of ranks pick cards: whoever looks for the `10` of a card presses it, and it is no rank. */
export const NO_RANK_ONE = { say: 'The ten has the key 0, or T.' };

/** The panel looks one trick further back; `nothing` says why it cannot. */
export const backKey = <S extends { readonly back: number }>(
  selection: S,
  nothing: string | null = null,
): SelectingKey<S> => ({
  keys: ['v'],
  label: 'earlier trick',
  help: 'tricks before the last one',
  group: 'look',
  quiet: true,
  act: () => (nothing === null ? { select: { ...selection, back: selection.back + 1 } } : { say: nothing }),
});
