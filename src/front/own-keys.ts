import * as v from 'valibot';

/** The keys of a table that players may change, by the id of their action, with their first values. */
export const FIRST_KEYS = {
  hint: 'i',
  undo: 'u',
  redo: 'U',
  claim: 'a',
  type: ':',
  skip: '>',
  more: ';',
  score: 's',
  log: 'm',
  rules: 'r',
  hide: 'z',
  options: 'o',
  agree: 'Y',
  say: '/',
  who: '@',
} as const;
export type KeyId = keyof typeof FIRST_KEYS;
export const KEY_IDS = Object.keys(FIRST_KEYS) as KeyId[];

/** Keys that choose cards, go on, leave or help at some table or sheet. */
const FIXED = '0123456789abcdefhjklnpqstvwxyACDFGHIJKLNQRST?B+-=.';
/** A key that can be drawn: one character, or F1 to F12. */
const DRAWN = /^(?:[\p{L}\p{P}\p{S}]|F[1-9]|F1[0-2])$/u;

const KEY = v.pipe(v.string(), v.regex(DRAWN));
const GIVEN = v.record(
  v.picklist(KEY_IDS),
  v.union([KEY, v.pipe(v.array(KEY), v.minLength(1), v.maxLength(4))]),
);

/** A player's own keys: one or several for an action. Missing actions keep their first keys. */
export type OwnKeys = Readonly<v.InferOutput<typeof GIVEN>>;

/** The keys of an action, the shown one first. */
export const keysOf = (own: OwnKeys, id: KeyId): readonly string[] => [own[id] ?? FIRST_KEYS[id]].flat();
/** The shown key of an action. */
export const keyOf = (own: OwnKeys, id: KeyId): string => keysOf(own, id)[0]!;

/** Why a key cannot be given to an action: another action has it, or no screen can show it or hear it alone; null if it can. */
export function clashOf(own: OwnKeys, id: KeyId, key: string): KeyId | 'fixed' | 'unknown' | null {
  if (!DRAWN.test(key)) return 'unknown';
  const other = KEY_IDS.find((each) => each !== id && keysOf(own, each).includes(key));
  return other ?? (FIXED.includes(key) && FIRST_KEYS[id] !== key ? 'fixed' : null);
}

/** Own keys in a file of settings: known ids, keys that can be drawn, each for one action. */
export const OWN_KEYS = v.pipe(
  GIVEN,
  v.check((own) => KEY_IDS.every((id) => keysOf(own, id).every((key) => clashOf(own, id, key) === null))),
);
