import { placeAround } from '../around.ts';
import { pickKeys } from '../drawing/hand.ts';
import type { Binding } from '../keys.ts';
import type { Key } from '../terminal/keys.ts';
import { cardTexts, touchTexts } from './words.ts';

/** The steps of arrows and of the letters in their place, in columns and rows. */
export const DIRECTIONS: { readonly [key: string]: readonly [columns: number, rows: number] } = {
  Left: [-1, 0],
  Right: [1, 0],
  Up: [0, -1],
  Down: [0, 1],
  h: [-1, 0],
  l: [1, 0],
  k: [0, -1],
  j: [0, 1],
};

type Selecting<S> = { readonly select: S } | { readonly say: string };

/** A key of a game's table that changes the selection. */
interface SelectingKey<S> extends Omit<Binding, 'run'> {
  act(key: Key): Selecting<S>;
}

/** Acts on the card at this place of the hand. */
type At<S> = (place: number) => Selecting<S>;

/** Returns keys that move the cursor over a hand of `size` cards, round its ends. `at`: its place; −1: nowhere yet. */
export function cursorKeys<S>(size: number, at: number, go: At<S>): SelectingKey<S>[] {
  return [
    {
      keys: ['Left', 'h', 'Right', 'l'],
      ...cardTexts.next,
      group: 'select',
      act: (key) => go(key === 'Left' || key === 'h' ? (Math.max(at, 0) - 1 + size) % size : (at + 1) % size),
    },
    {
      keys: ['Home', 'End'],
      ...cardTexts.ends,
      group: 'select',
      quiet: true,
      act: (key) => go(key === 'Home' ? 0 : size - 1),
    },
  ];
}

/** Returns the keys of the legal cards: digits and, with a larger `count`, letters. */
export function numberKey<S>(
  legal: readonly boolean[],
  help: string,
  pick: At<S>,
  { label = cardTexts.pick, count = 10 } = {},
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
      return place < 0 ? { say: cardTexts.noNumber(key) } : pick(place);
    },
  };
}

/** Touches of cards, spaces or bids. A second touch of a complete move plays it. */
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

/** Returns Tab, which goes round the legal cards. There must be one. `at`: the place of the cursor; −1: nowhere yet. */
export function legalKey<S>(legal: readonly boolean[], at: number, go: At<S>): SelectingKey<S> {
  return {
    keys: ['Tab', 'Shift-Tab'],
    ...cardTexts.legal,
    group: 'select',
    act(key) {
      if (legal[at] && legal.filter(Boolean).length === 1) return { say: cardTexts.onlyLegal };
      const step = key === 'Tab' ? 1 : -1;
      let place = step < 0 ? Math.max(at, 0) : at;
      do place = placeAround(place, step, legal.length);
      while (!legal[place]);
      return go(place);
    },
  };
}

/** Space, where several cards are picked: picks the card under the cursor, or puts it back. */
export const pickKey = <Done>(isPicked: boolean, help: string, toggle: () => Done) => ({
  keys: ['Space'],
  label: isPicked ? cardTexts.putBack : cardTexts.pick,
  help,
  group: 'select' as const,
  essential: true,
  act: toggle,
});

/** Space, where a move is one card: the cursor picks it. */
export const ONE_PICK: SelectingKey<never> = {
  keys: ['Space'],
  label: cardTexts.pick,
  help: cardTexts.isPick,
  group: 'select',
  quiet: true,
  act: () => ({ say: cardTexts.played }),
};

/** The answer to `1` where keys of ranks pick cards: it may be meant as the `10` of a card, but it is no rank. */
export const NO_RANK_ONE = { say: cardTexts.noOne };

/** Returns the key that shows an earlier trick in the panel. `nothing`: the reason why there is none to show; null if there is one. */
export const backKey = <S extends { readonly back: number }>(
  selection: S,
  nothing: string | null = null,
): SelectingKey<S> => ({
  keys: ['v'],
  ...cardTexts.earlier,
  group: 'look',
  quiet: true,
  act: () => (nothing === null ? { select: { ...selection, back: selection.back + 1 } } : { say: nothing }),
});
