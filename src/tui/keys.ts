import { FIRST_KEYS, type KeyId, keysOf, type OwnKeys } from '../front/own-keys.ts';
import { widthOf } from '../width.ts';
import type { Span } from './parts/rich.tsx';
import type { Key } from './terminal/keys.ts';
import { meantBy } from './terminal/layouts.ts';
import type { Theme } from './theme.ts';

export const GROUPS = ['select', 'play', 'look', 'match'] as const;
/** The group in which the help lists a key. */
export type Group = (typeof GROUPS)[number];

/** One thing that keys do now. Key handling, key bar and help are all made from the same list, so they cannot disagree. */
export interface Binding {
  /** Set where a player may give it other keys. */
  readonly id?: KeyId;
  readonly keys: readonly Key[];
  /** The keys as they are written; without it, the first one. `←→` and the like follow the terminal's symbols. */
  readonly name?: string;
  /** One or two words for the key bar. */
  readonly label: string;
  /** A few words more for the help. */
  readonly help?: string;
  readonly group: Group;
  /** Only in the help, not on the key bar. */
  readonly quiet?: boolean;
  /** Always on the key bar, however little room there is. */
  readonly essential?: boolean;
  /** Its keys are touches, such as that of a card: nobody types them. */
  readonly touch?: boolean;
  run(key: Key): void;
}

/** A binding as part of a list, where it is offered now. */
export const offeredIf = (isOffered: boolean, binding: Binding): readonly Binding[] =>
  isOffered ? [binding] : [];

/** The key that stands for a binding where its name is touched: the one that goes on. Null for names of several keys, of which each does something else. */
export function touchOf({ keys, name = '', touch = false }: Binding): Key | null {
  if (touch || /\w-\w|^\w( \w)+$/.test(name)) return null;
  return ['Right', 'Down', 'PgDn'].find((key) => keys.includes(key)) ?? keys[0]!;
}

/** An action that a player may give other keys. */
export const keyed = (id: KeyId, binding: Omit<Binding, 'id' | 'keys'>): Binding => ({
  ...binding,
  id,
  keys: [FIRST_KEYS[id]],
});

/** Bindings with the keys that the player has given them. */
export const inForce = (bindings: readonly Binding[], own: OwnKeys): Binding[] =>
  bindings.map((binding) =>
    binding.id && own[binding.id] ? { ...binding, keys: keysOf(own, binding.id) } : binding,
  );

/** The key of these bindings that is meant by a key: itself, or where it means nothing the one at its position on a US keyboard. Null if neither is bound. */
export function keyMeant(bindings: readonly Binding[], key: Key): Key | null {
  return [key, ...meantBy(key)].find((each) => bindings.some(({ keys }) => keys.includes(each))) ?? null;
}

/** Carries out what the first binding of this key does. False if there is none. */
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
/** The orders in which ranges in names go: `1-9 0`, `2-A`, `a-c`. */
const ROWS = ['1234567890JQKA', 'abcdefghijklmnopqrstuvwxyz'];

/** The keys that the name of a binding shows: arrows, ranges, single characters and names of keys. */
function keysNamed(name: string): Set<Key> {
  const shown = new Set<Key>([...name].map((sign) => ARROWS[sign] ?? sign));
  for (const [, first = '', last = ''] of name.matchAll(/(\w)-(\w)/g)) {
    const row = ROWS.find((row) => row.includes(first)) ?? '';
    for (const key of row.slice(row.indexOf(first), row.indexOf(last) + 1)) shown.add(key);
  }
  for (const word of name.split(' ')) shown.add(word === 'Backsp' ? 'Backspace' : word);
  return shown;
}

/** The help's text for a binding, with the keys that its name does not show: no key works that is not listed. */
export function helpText({ name, keys, label, help = label, touch }: Omit<Binding, 'run'>): string {
  if (touch) return help;
  const shown = keysNamed(name ?? keys[0]!);
  const also = keys.filter((key) => !shown.has(key));
  return also.length === 0 ? help : `${help} (also ${also.join(' ')})`;
}

/** The answer to a key that nothing is bound to. */
export const deadKeyText = (key: Key): string =>
  key === '?'
    ? 'The keys that do something here stand below.'
    : `${key} does nothing here; ? shows the keys that do.`;

/** Stands behind a line that is full, in place of its hint. */
export const fullLineText = (characters: number): string => ` at most ${characters} characters`;

/** The answer to a paste where no line can be typed. */
export const deadPasteText = 'Nothing can be pasted here.';

/** Most keys that a calm table names, and in narrow windows, where they are further apart. */
const FEW = 5;
const FEWEST = 4;

/** The keys that a calm table names: Enter, help, what tells more, what is essential, and a key that chooses or plays as long as there is room. */
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

/** What goes on stands first, and what tells more last. */
const placeOf = ({ id, keys: [key], group }: Binding): number =>
  key === 'Enter'
    ? -1
    : id === 'more'
      ? GROUPS.length + 1
      : key === '?'
        ? GROUPS.length
        : GROUPS.indexOf(group);

/** Keys with their labels behind a sign. The key that goes on is the one thing that is asked for. */
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

/** The line of keys of a calm table: what tells more stands at its right. */
export function calmBar(bindings: readonly Binding[], width: number, theme: Theme): Span[] {
  const few = fewKeys(bindings);
  const at = few.findIndex(({ id }) => id === 'more');
  const left = spansOf(at < 0 ? few : few.slice(0, at), theme);
  const right = spansOf(at < 0 ? [] : few.slice(at), theme);
  return [...left, { text: ' '.repeat(Math.max(0, width - columnsOf([...left, ...right]))) }, ...right];
}

/** The keys of a calm table in a narrow window, spread over it. Where they have no room, a key that picks goes: a thumb touches the card. */
export function thumbBar(bindings: readonly Binding[], width: number, theme: Theme): Span[] {
  const all = fewKeys(bindings, FEWEST);
  const sets = [all, all.filter(({ group }) => group !== 'select'), all.slice(0, FEWEST - 1)].map((keys) =>
    keys.map((binding) => spansOf([binding], theme)),
  );
  const few = sets.find((set) => columnsOf(set.flat()) + set.length <= width) ?? sets.at(-1)!;
  const spare = width - columnsOf(few.flat());
  const gap = ' '.repeat(Math.floor(spare / (few.length + 1)));
  return few.flatMap((spans, place) => [{ text: place === 0 && gap.length < 2 ? '' : gap || ' ' }, ...spans]);
}

/** The keys of a line: help first, the way out last, and between them Enter, what else is essential, and as many of the others as fit, in their order. */
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

/** Between two keys of the key bar. */
const GAP = '  ';
