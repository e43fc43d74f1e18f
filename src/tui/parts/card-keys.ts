import type { Binding } from '../keys.ts';
import type { Key } from '../terminal/keys.ts';
import { pickNumbers } from './hand.tsx';

type Selecting<S> = { readonly select: S } | { readonly say: string };

/** A key of any game's table that selects. */
interface SelectingKey<S> extends Omit<Binding, 'run'> {
  act(key: Key): Selecting<S>;
}

/** What happens with the card at a place of the hand. */
type At<S> = (place: number) => Selecting<S>;

/** Keys that move the cursor over a hand of so many cards, round its ends. */
export function cursorKeys<S>(size: number, at: number, go: At<S>): SelectingKey<S>[] {
  return [
    {
      keys: ['Left', 'h', 'Right', 'l'],
      name: '←→',
      label: 'card',
      help: 'the next card',
      group: 'select',
      act: (key) => go((at + (key === 'Left' || key === 'h' ? -1 : 1) + size) % size),
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

/** The numbers on the legal cards. */
export function numberKey<S>(legal: readonly boolean[], help: string, pick: At<S>): SelectingKey<S> {
  const numbers = pickNumbers(legal);
  return {
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'],
    name: '1-9 0',
    label: 'pick',
    help,
    group: 'select',
    act(key) {
      const place = numbers.indexOf(key);
      return place < 0 ? { say: `No card has the number ${key}.` } : pick(place);
    },
  };
}

/** Tab goes round the legal cards; expects that there is one. */
export function legalKey<S>(legal: readonly boolean[], at: number, go: At<S>): SelectingKey<S> {
  return {
    keys: ['Tab', 'Shift-Tab'],
    label: 'next legal',
    help: 'and Shift-Tab: the one before',
    group: 'select',
    act(key) {
      const step = key === 'Tab' ? 1 : -1;
      let place = at;
      do place = (place + step + legal.length) % legal.length;
      while (!legal[place]);
      return go(place);
    },
  };
}

/** The panel looks one trick further back. */
export const backKey = <S extends { readonly back: number }>(selection: S): SelectingKey<S> => ({
  keys: ['v'],
  label: 'earlier trick',
  help: 'tricks before the last one',
  group: 'look',
  quiet: true,
  act: () => ({ select: { ...selection, back: selection.back + 1 } }),
});
