import type { Level } from '../ai/bot.ts';
import type { BySeat, Seat } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import type { Setup } from '../engine/setup.ts';

/** Who sits at a seat: a person (`bot` is null) or a bot of some level. */
export interface Player {
  readonly name: string;
  readonly bot: Level | null;
}
/** Who sits where; the log's header carries it as `sitting: { players }`. */
export type Players = BySeat<Player>;

export const PACES = ['instant', 'fast', 'normal', 'key'] as const;
/** How long a bot's move and a finished trick stay; `key`: a finished trick stays until a key is pressed. */
export type Pace = (typeof PACES)[number];
export const PALETTES = ['four-colour', 'two-colour', 'colour-blind'] as const;
export type Palette = (typeof PALETTES)[number];
export const SYMBOLS = ['auto', 'ascii'] as const;

/** What a player prefers; kept from one start to the next. */
export interface Settings {
  readonly palette: Palette;
  readonly pace: Pace;
  /** `auto`: suit glyphs where the terminal shows them well. Takes effect at the next start. */
  readonly symbols: (typeof SYMBOLS)[number];
  /** Legal cards marked, hints and previews of scores offered. */
  readonly assist: boolean;
  /** The name of the first person at a new table. */
  readonly name: string;
}

export const DEFAULT_SETTINGS: Settings = {
  palette: 'four-colour',
  pace: 'normal',
  symbols: 'auto',
  assist: true,
  name: 'You',
};

/** A kept match that is not over. */
export interface OpenMatch {
  /** The store's own name for it. */
  readonly id: string;
  readonly game: string;
  readonly players: Players;
  /** Deals begun. */
  readonly deal: number;
  /** When it was last written, in ms since 1970. */
  readonly changed: number;
  /** Another cardroom is playing it now. */
  readonly busy: boolean;
}

/** A match that was played to its end. */
export interface PlayedMatch {
  readonly game: string;
  readonly players: Players;
  readonly scores: BySeat<number>;
  readonly winners: readonly Seat[];
  readonly deals: number;
  /** When it ended, in ms since 1970. */
  readonly ended: number;
}

/** A match that is being kept: whatever it records is on disk before `play` or `undo` returns. */
export interface KeptMatch {
  readonly id: string;
  readonly match: Match;
  readonly players: Players;
  /** A sentence when something had to be repaired on loading, e.g. a torn last line dropped. */
  readonly notice: string | null;
  /** Lets another cardroom have it. */
  release(): void;
}

/** Why the store cannot do it, in a sentence. */
export interface StoreRefusal {
  readonly rule: string;
  readonly sentence: string;
}

/** Where matches and settings are kept. All calls return at once; a disk that refuses to be written throws. */
export interface Store {
  settings(): Settings;
  saveSettings(settings: Settings): void;
  /** Kept matches that are not over, the latest first. Never fails: what cannot be read is left out. */
  openMatches(): readonly OpenMatch[];
  /** Matches played to their end, the earliest first. */
  playedMatches(): readonly PlayedMatch[];
  /** Begins to keep a new match (and to record it). */
  keep(match: Match, players: Players): KeptMatch;
  resume(id: string): KeptMatch | StoreRefusal;
  /** Takes a match off the list of open ones. Its log is set aside, not deleted. */
  setAside(id: string): void;
}

/** What the screen is asked to begin with. */
export type Start =
  | { readonly kind: 'menu' }
  | { readonly kind: 'play'; readonly game: string; readonly setup: Setup; readonly players: Players }
  | { readonly kind: 'resume'; readonly id: string };

/** What the screen needs of the program around it. */
export interface Room {
  readonly store: Store;
  /** The rules of a game as Markdown, the text of `docs/rules/<id>.md`. */
  rules(game: string): Promise<string>;
  freshSeed(): string;
  /** Today in the player's time zone as `2026-11-20`: the seed of the deal of the day. */
  today(): string;
}
