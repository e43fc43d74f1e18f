import { FIRST_KEYS, type KeyId, keysOf, type OwnKeys } from '../front/own-keys.ts';
import { widthOf } from '../width.ts';
import type { Span } from './parts/rich.tsx';
import type { Key } from './terminal/keys.ts';
import { meantBy } from './terminal/layouts.ts';
import type { Theme } from './theme.ts';
import { alsoText } from './words.ts';

export const GROUPS = ['select', 'play', 'look', 'match'] as const;
/** A group of keys in the help. */
export type Group = (typeof GROUPS)[number];

/** One action of keys now. Key handling, key bar and help come from the same list, so they cannot disagree. */
export interface Binding {
  /** Set if a player may give it other keys. */
  readonly id?: KeyId;
  readonly keys: readonly Key[];
  /** The keys as written. Left out: the first one. `←→` and the like follow the terminal's symbols. */
  readonly name?: string;
  /** One or two words for the key bar. */
  readonly label: string;
  /** A few words for the help. */
  readonly help?: string;
  readonly group: Group;
  /** Is it only in the help, not on the key bar? */
  readonly quiet?: boolean;
  /** Is it always on the key bar, however small? */
  readonly essential?: boolean;
  /** Are its keys touches, such as that of a card? Nobody types them. */
  readonly touch?: boolean;
  run(key: Key): void;
}

/** Returns a list with the binding if it is offered, else an empty one. */
export const offeredIf = (isOffered: boolean, binding: Binding): Binding[] => (isOffered ? [binding] : []);

/** Returns a binding of opposite keys. `turn` gets −1 for keys that go back, else 1. */
export const pairKey = (
  back: readonly Key[],
  on: readonly Key[],
  binding: Omit<Binding, 'keys' | 'run'>,
  turn: (step: 1 | -1) => void,
): Binding => ({ ...binding, keys: [...back, ...on], run: (key) => turn(back.includes(key) ? -1 : 1) });

/** Returns the keys that leave a page: Esc, q, and those given. */
export const closeKey = (run: () => void, ...also: readonly Key[]): Binding => ({
  keys: ['Esc', 'q', ...also],
  label: 'close',
  group: 'match',
  run,
});

/** Returns the key that a touch of a binding's name presses: the one that goes on. Null for names of several keys with different actions. */
export function touchOf({ keys, name = '', touch = false }: Binding): Key | null {
  if (touch || /\w-\w|^\w( \w)+$/.test(name)) return null;
  return ['Right', 'Down', 'PgDn'].find((key) => keys.includes(key)) ?? keys[0]!;
}

/** Returns a binding to which a player may give other keys. */
export const keyed = (id: KeyId, binding: Omit<Binding, 'id' | 'keys'>): Binding => ({
  ...binding,
  id,
  keys: [FIRST_KEYS[id]],
});

/** Returns the bindings with the player's own keys. */
export const inForce = (bindings: readonly Binding[], own: OwnKeys): Binding[] =>
  bindings.map((binding) =>
    binding.id && own[binding.id] ? { ...binding, keys: keysOf(own, binding.id) } : binding,
  );

/** Returns the bound key that was meant: `key` itself or, if it is unbound, the one in its place on a US keyboard. Null if neither is bound. */
export function keyMeant(bindings: readonly Binding[], key: Key): Key | null {
  return [key, ...meantBy(key)].find((each) => bindings.some(({ keys }) => keys.includes(each))) ?? null;
}

/** Runs the first binding of this key. Returns false if there is none. */
export function dispatch(bindings: readonly Binding[], key: Key): boolean {
  const meant = keyMeant(bindings, key);
  const binding = bindings.find(({ keys }) => keys.some((bound) => bound === meant));
  if (meant !== null) binding?.run(meant);
  return binding !== undefined;
}

export const keyName = ({ name, keys }: Pick<Binding, 'name' | 'keys'>, { lines }: Theme): string =>
  (name ?? keys[0]!).replace(
    /[←→↑↓]/g,
    (arrow) => ({ '←': lines.left, '→': lines.right, '↑': lines.up, '↓': lines.down })[arrow]!,
  );

const ARROWS: { readonly [sign: string]: Key } = { '←': 'Left', '→': 'Right', '↑': 'Up', '↓': 'Down' };
/** The orders of ranges in names: `1-9 0`, `2-A`, `a-c`. */
const ROWS = ['1234567890JQKA', 'abcdefghijklmnopqrstuvwxyz'];

/** Returns the keys that a binding's name shows: arrows, ranges, single characters and names of keys. */
function keysNamed(name: string): Set<Key> {
  const shown = new Set<Key>([...name].map((sign) => ARROWS[sign] ?? sign));
  for (const [, first = '', last = ''] of name.matchAll(/(\w)-(\w)/g)) {
    const row = ROWS.find((row) => row.includes(first)) ?? '';
    for (const key of row.slice(row.indexOf(first), row.indexOf(last) + 1)) shown.add(key);
  }
  for (const word of name.split(' ')) shown.add(word === 'Backsp' ? 'Backspace' : word);
  return shown;
}

/** Returns the help's text for a binding, with the keys that its name does not show, so that every working key is listed. */
export function helpText({ name, keys, label, help = label, touch }: Omit<Binding, 'run'>): string {
  if (touch) return help;
  const shown = keysNamed(name ?? keys[0]!);
  return alsoText(
    help,
    keys.filter((key) => !shown.has(key)),
  );
}

/** The most keys that a calm table names, in wide and in narrow windows. */
const FEW = 5;
const FEWEST = 4;

/** Returns the keys that a calm table names: Enter, help, the key for more, essential keys, and one that chooses or plays if there is room. */
export function fewKeys(bindings: readonly Binding[], most = FEW): Binding[] {
  const shown = bindings.filter(({ quiet }) => !quiet);
  const by = (is: (binding: Binding) => boolean) => shown.filter(is);
  const first = (group: Group) =>
    by((binding) => binding.group === group && binding.keys[0] !== 'Enter').slice(0, 1);
  const wanted = new Set([
    ...by(({ keys }) => keys[0] === 'Enter'),
    ...by(({ id, keys }) => keys[0] === '?' || id === 'more'),
    ...by(({ essential = false }) => essential),
    ...(most === FEW ? first('select') : []),
    ...by(({ keys, group }) => group === 'play' && keys[0] !== 'Enter'),
  ]);
  return [...wanted].slice(0, most).sort((a, b) => placeOf(a) - placeOf(b));
}

/** The key that goes on comes first, the key for more last. */
const placeOf = ({ id, keys: [key], group }: Binding): number =>
  key === 'Enter'
    ? -1
    : id === 'more'
      ? GROUPS.length + 1
      : key === '?'
        ? GROUPS.length
        : GROUPS.indexOf(group);

/** Writes keys with their labels after a sign. The key that goes on is emphasised. */
const spansOf = (bindings: readonly Binding[], theme: Theme, sign = ' ', style = theme.quiet): Span[] =>
  bindings.flatMap((binding, place) => {
    const touch = touchOf(binding);
    return [
      { text: place === 0 ? '' : GAP },
      {
        text: keyName(binding, theme),
        style: binding.keys[0] === 'Enter' ? theme.accent : theme.strong,
        touch,
      },
      { text: sign + binding.label, style, touch },
    ];
  });

const columnsOf = (spans: readonly Span[]): number => spans.reduce((sum, { text }) => sum + widthOf(text), 0);

/** Returns the key line of a calm table, with the key for more at its right. */
export function calmBar(bindings: readonly Binding[], width: number, theme: Theme): Span[] {
  const few = fewKeys(bindings);
  const at = few.findIndex(({ id }) => id === 'more');
  const left = spansOf(at < 0 ? few : few.slice(0, at), theme);
  const right = spansOf(at < 0 ? [] : few.slice(at), theme);
  return [...left, { text: ' '.repeat(Math.max(0, width - columnsOf([...left, ...right]))) }, ...right];
}

/** Returns the keys of a calm table in a narrow window, spread over its width. If they do not fit, a key that picks goes: a thumb touches the card. */
export function thumbBar(bindings: readonly Binding[], width: number, theme: Theme): Span[] {
  const all = fewKeys(bindings, FEWEST);
  const [fewer, fewest] = [all.slice(0, FEWEST - 1), [...new Set([...all.slice(0, 2), ...all.slice(-1)])]];
  const sets = [all, all.filter(({ group }) => group !== 'select'), fewer, fewest].map((keys) =>
    keys.map((binding) => spansOf([binding], theme)),
  );
  const few = sets.find((set) => columnsOf(set.flat()) + set.length <= width) ?? sets.at(-1)!;
  const spare = Math.max(0, width - columnsOf(few.flat()));
  const gap = ' '.repeat(Math.floor(spare / (few.length + 1)));
  return few.flatMap((spans, place) => [{ text: place === 0 && gap.length < 2 ? '' : gap || ' ' }, ...spans]);
}

/** Returns a key bar: help first, leaving last, and between them Enter, essential keys, and as many others as fit, in order. */
export function keyBar(bindings: readonly Binding[], width: number, theme: Theme): Span[] {
  const shown = bindings.filter(({ quiet }) => !quiet);
  const isHelp = ({ keys }: Binding) => keys[0] === '?';
  const isOut = ({ keys }: Binding) => keys.includes('q');
  const isKept = ({ keys, essential, group }: Binding) =>
    keys[0] === 'Enter' || (essential === true && group === 'play');
  const widthIn = (binding: Binding) => widthOf(`${keyName(binding, theme)}:${binding.label}`) + GAP.length;
  const sum = (some: readonly Binding[]) => some.reduce((columns, binding) => columns + widthIn(binding), 0);
  const help = shown.filter(isHelp);
  const out = shown.filter(isOut);
  const between = shown.filter((binding) => !isHelp(binding) && !isOut(binding));
  let room = width + GAP.length - sum([...help, ...between.filter(isKept), ...out]);
  const kept = new Set(between.filter(isKept));
  for (const isEssential of [true, false])
    for (const binding of between) {
      const isFitting = (binding.essential ?? false) === isEssential && widthIn(binding) <= room;
      if (!isFitting || kept.has(binding)) continue;
      kept.add(binding);
      room -= widthIn(binding);
    }
  const fitting = between.filter((binding) => kept.has(binding));
  return spansOf([...help, ...fitting, ...out], theme, ':', {});
}

/** Blanks between two keys of the key bar. */
const GAP = '  ';
