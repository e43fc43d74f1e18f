import * as v from 'valibot';
import { OWN_KEYS } from './own-keys.ts';

/** What a player prefers; kept from one start to the next. Nothing here loads the screen. */

export const PACES = ['instant', 'fast', 'normal', 'key'] as const;
/** How long a bot's move and a finished trick stay; `key`: a finished trick, a bid, a call, a check or a placement stays until a key is pressed. */
export type Pace = (typeof PACES)[number];
export const PALETTES = ['four-colour', 'two-colour', 'colour-blind'] as const;
export type Palette = (typeof PALETTES)[number];
export const THEMES = ['terminal', 'felt', 'night', 'paper', 'contrast'] as const;
/** Colours of everything; `terminal` draws on the terminal's own ground. */
export type ThemeName = (typeof THEMES)[number];
/** Cards are filled where there are 256 colours and the ground is known; else they have frames. */
export const CARDS = ['filled', 'framed'] as const;
/** `auto`: suit symbols where the locale and the terminal promise them; else always, or letters. Takes effect at the next start. */
export const SYMBOLS = ['auto', 'symbols', 'ascii'] as const;

export const FORCED = ['asked', 'last', 'every'] as const;
/** Moves without a choice that are made for the only person: none; the last card and checks; every one. */
export type Forced = (typeof FORCED)[number];

export const ANSWERS = ['off', 'after-deal', 'at-once'] as const;
/** When people are told of their moves that cost much: never; on the sheet of the deal; before anything follows. */
export type Answers = (typeof ANSWERS)[number];

/** `on`: lines of text in place of the screen; `auto`: where nothing can be drawn. Takes effect at the next start. */
export const PLAIN = ['auto', 'on'] as const;

/** How much stands on a table: what the next card needs, or all that is known. */
export const TABLES = ['calm', 'all'] as const;

const SETTINGS = v.object({
  palette: v.picklist(PALETTES),
  pace: v.picklist(PACES),
  symbols: v.picklist(SYMBOLS),
  /** Hints are given and scores previewed. */
  assist: v.boolean(),
  answers: v.picklist(ANSWERS),
  forced: v.picklist(FORCED),
  theme: v.picklist(THEMES),
  cards: v.picklist(CARDS),
  /** Cards move to where they lie. */
  motion: v.boolean(),
  /** The screen heeds a mouse, and a finger where the terminal hands it on. */
  mouse: v.boolean(),
  /** Tips in the first matches of a game. */
  tips: v.boolean(),
  /** Positions of the player's own matches that cost much come back. */
  practice: v.boolean(),
  plain: v.picklist(PLAIN),
  keys: OWN_KEYS,
  /** By the id of the game; a game that was never opened since there are calm tables has none. */
  tables: v.record(v.string(), v.picklist(TABLES)),
});
export type Settings = Readonly<v.InferOutput<typeof SETTINGS>>;

export const DEFAULT_SETTINGS: Settings = {
  palette: 'four-colour',
  pace: 'normal',
  symbols: 'auto',
  assist: true,
  answers: 'off',
  forced: 'last',
  theme: 'terminal',
  cards: 'filled',
  motion: true,
  mouse: true,
  tips: true,
  practice: true,
  plain: 'auto',
  keys: {},
  tables: {},
};

/** Names of settings that earlier releases saved. They are ignored without a word, but for `tiles`. */
const FORMER: readonly string[] = ['cursor', 'tiles'];

/** Settings by what earlier releases saved: without tiles cards have frames. */
const formerly = (given: { readonly tiles?: unknown }): Partial<Settings> =>
  given.tiles === false ? { cards: 'framed' } : {};

/** What a file of settings is: any object. What is not known in it, or not so, is ignored and stays. */
export const SETTINGS_FILE = v.custom<{ readonly [name: string]: unknown }>(() => true);

/** Reads settings from unknown data. `ignored` has the names of those that are unknown or whose value is; they take their defaults. */
export function readSettings(data: unknown): {
  readonly settings: Settings;
  readonly ignored: readonly string[];
} {
  const given = typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {};
  const wrong = (v.safeParse(v.partial(SETTINGS), given).issues ?? []).map(
    (issue) => v.getDotPath(issue)?.split('.')[0],
  );
  const isGood = (name: string): boolean => Object.hasOwn(SETTINGS.entries, name) && !wrong.includes(name);
  const good = Object.fromEntries(Object.entries(given).filter(([name]) => isGood(name)));
  return {
    settings: { ...DEFAULT_SETTINGS, ...formerly(given), ...good },
    ignored: Object.keys(given).filter((name) => !isGood(name) && !FORMER.includes(name)),
  };
}
