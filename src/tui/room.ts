import type { Player } from '../ai/player.ts';
import type { BySeat } from '../engine/game.ts';
import type { Setup } from '../engine/setup.ts';
import type { MatchStore } from '../store/matches.ts';
import type { Palette } from './theme.ts';

export type { Player } from '../ai/player.ts';
/** Who sits where. */
export type Players = BySeat<Player>;

export const PACES = ['instant', 'fast', 'normal', 'key'] as const;
/** How long a bot's move and a finished trick stay; `key`: a finished trick stays until a key is pressed. */
export type Pace = (typeof PACES)[number];
export const SYMBOLS = ['auto', 'ascii'] as const;

/** What a player prefers; kept from one start to the next. */
export interface Settings {
  readonly palette: Palette;
  readonly pace: Pace;
  /** `auto`: suit glyphs where the terminal shows them well. Takes effect at the next start. */
  readonly symbols: (typeof SYMBOLS)[number];
  /** Hints are given and scores previewed. */
  readonly assist: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  palette: 'four-colour',
  pace: 'normal',
  symbols: 'auto',
  assist: true,
};

/** What the screen is asked to begin with. */
export type Start =
  | { readonly kind: 'menu' }
  | { readonly kind: 'play'; readonly game: string; readonly setup: Setup; readonly players: Players }
  | { readonly kind: 'resume'; readonly id: string };

/** What the screen needs of the program around it. */
export interface Room {
  readonly matches: Pick<
    MatchStore,
    'openMatches' | 'playedMatches' | 'keep' | 'resume' | 'setAside' | 'onProblem'
  >;
  readonly settings: Settings;
  /** Keeps settings for the next start; a disk that cannot be written loses them and nothing else. */
  saveSettings(settings: Settings): void;
  /** The rules of a game as Markdown, the text of `docs/rules/<id>.md`. */
  rules(game: string): Promise<string>;
  freshSeed(): string;
  /** Today in the player's time zone as `2026-11-20`: the seed of the deal of the day. */
  today(): string;
}
