/** What a player prefers; kept from one start to the next. Nothing here loads the screen. */

export const PACES = ['instant', 'fast', 'normal', 'key'] as const;
/** How long a bot's move and a finished trick stay; `key`: a finished trick stays until a key is pressed. */
export type Pace = (typeof PACES)[number];
export const PALETTES = ['four-colour', 'two-colour', 'colour-blind'] as const;
export type Palette = (typeof PALETTES)[number];
export const SYMBOLS = ['auto', 'ascii'] as const;
/** `auto`: suit glyphs where the terminal shows them well. Takes effect at the next start. */
export type Symbols = (typeof SYMBOLS)[number];

export interface Settings {
  readonly palette: Palette;
  readonly pace: Pace;
  readonly symbols: Symbols;
  /** Hints are given and scores previewed. */
  readonly assist: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  palette: 'four-colour',
  pace: 'normal',
  symbols: 'auto',
  assist: true,
};

/** Settings from unknown data; whatever is not one of the allowed values takes its default. */
export function readSettings(data: unknown): Settings {
  const given =
    typeof data === 'object' && data !== null ? (data as { readonly [name: string]: unknown }) : {};
  const one = <T>(values: readonly T[], value: unknown, instead: T): T =>
    values.includes(value as T) ? (value as T) : instead;
  return {
    palette: one(PALETTES, given.palette, DEFAULT_SETTINGS.palette),
    pace: one(PACES, given.pace, DEFAULT_SETTINGS.pace),
    symbols: one(SYMBOLS, given.symbols, DEFAULT_SETTINGS.symbols),
    assist: one([true, false], given.assist, DEFAULT_SETTINGS.assist),
  };
}
