import * as v from 'valibot';
import { OWN_KEYS } from './own-keys.ts';

/** A player's settings, kept from one start to the next. Nothing here loads the screen. */

export const PACES = ['instant', 'fast', 'normal', 'key'] as const;
/**
 * Time for which a bot's move and a finished trick stay. `key`: a finished trick, a bid, a call, a check or a placement waits for a key.
 */
export type Pace = (typeof PACES)[number];
export const PALETTES = ['four-colour', 'two-colour', 'colour-blind'] as const;
export type Palette = (typeof PALETTES)[number];
export const THEMES = ['terminal', 'felt', 'night', 'paper', 'contrast'] as const;
/** Colours of everything; `terminal` draws on the terminal's own background. */
export type ThemeName = (typeof THEMES)[number];
/** `filled` needs 256 colours and a known background; cards have frames otherwise. */
export const CARDS = ['filled', 'framed'] as const;
/**
 * `auto`: suit symbols if the locale and the terminal promise them; `symbols`: always; `ascii`: letters. Takes effect at the next start.
 */
export const SYMBOLS = ['auto', 'symbols', 'ascii'] as const;

export const FORCED = ['asked', 'last', 'every'] as const;
/** Moves without a choice that the program makes for a lone person: none; the last card and checks; every one. */
export type Forced = (typeof FORCED)[number];

export const ANSWERS = ['off', 'after-deal', 'at-once'] as const;
/** The time to show people their costly moves: never; on the sheet of the deal; before anything follows. */
export type Answers = (typeof ANSWERS)[number];

/** `on`: lines of text in place of the screen; `auto`: only if nothing can be drawn. Takes effect at the next start. */
export const PLAIN = ['auto', 'on'] as const;

/** The amount on a table: only what the next card needs, or everything known. */
export const TABLES = ['calm', 'all'] as const;

const SETTINGS = v.object({
  palette: v.picklist(PALETTES),
  pace: v.picklist(PACES),
  symbols: v.picklist(SYMBOLS),
  /** Show hints and preview scores. */
  assist: v.boolean(),
  answers: v.picklist(ANSWERS),
  forced: v.picklist(FORCED),
  theme: v.picklist(THEMES),
  cards: v.picklist(CARDS),
  /** Let cards move to their places. */
  motion: v.boolean(),
  /** Use the mouse, and touches if the terminal passes them on. */
  mouse: v.boolean(),
  /** Give tips in the first matches of a game. */
  tips: v.boolean(),
  /** Bring back costly positions of the player's own matches. */
  practice: v.boolean(),
  plain: v.picklist(PLAIN),
  keys: OWN_KEYS,
  /** By the id of the game; a game not opened since there are calm tables has no entry. */
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

/** Settings of earlier releases, ignored silently except for `tiles`. */
const FORMER: readonly string[] = ['cursor', 'tiles'];

/** Translates settings of earlier releases: without tiles, cards have frames. */
const formerly = (given: { readonly tiles?: unknown }): Partial<Settings> =>
  given.tiles === false ? { cards: 'framed' } : {};

/** A file of settings: any object. Unknown names and values are ignored and kept. */
export const SETTINGS_FILE = v.custom<{ readonly [name: string]: unknown }>(() => true);

/** Reads settings from unknown data. `ignored`: names that are unknown, or whose values are; these settings take their defaults. */
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
