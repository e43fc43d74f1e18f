import type { Beginning, NotedMatch } from '../again/again.ts';
import type { Player } from '../ai/player.ts';
import type { BySeat } from '../engine/game.ts';
import type { Lesson } from '../lessons/lesson.ts';
import type { Practice } from '../lessons/practices.ts';
import type { KeptMatch } from '../store/kept-match.ts';
import type { MatchStore } from '../store/matches.ts';
import type { PracticeFile } from '../store/practice.ts';
import type { ReviewStore } from '../store/reviews.ts';
import type { Progress } from './progress.ts';
import type { Settings } from './settings.ts';

export type { Player } from '../ai/player.ts';
export type Players = BySeat<Player>;

/** The first page of the screen. */
export type Start =
  | { readonly kind: 'menu' }
  /** The menu at a game, asking whether to start its deal of the day. */
  | { readonly kind: 'day'; readonly game: string }
  | ({ readonly kind: 'play'; readonly game: string } & Beginning)
  /** A game's list of lessons, one of them, or a practice. */
  | {
      readonly kind: 'learn';
      readonly game: string;
      readonly lesson: Lesson | null;
      readonly practice?: Practice | null;
    }
  /** A game's positions that are due. */
  | { readonly kind: 'again'; readonly game: string }
  | { readonly kind: 'resume'; readonly kept: KeptMatch }
  | { readonly kind: 'replay'; readonly played: NotedMatch };

/** The program's services for the screen. */
export interface Room {
  /** As Node names it: `linux`, `win32`. */
  readonly platform: string;
  readonly matches: Pick<
    MatchStore,
    | 'list'
    | 'history'
    | 'busy'
    | 'read'
    | 'standing'
    | 'prepare'
    | 'resume'
    | 'remove'
    | 'restore'
    | 'leave'
    | 'onProblem'
  >;
  readonly settings: Settings;
  /** A sentence on the settings when the screen comes up, e.g. that some are unknown; or ''. */
  readonly notice: string;
  /** Sends further sentences for the player to `hear`, e.g. that an index was set aside; earlier ones at once. */
  listen(hear: (sentence: string) => void): void;
  /** Saves settings for the next start. Returns null, or a sentence on why that failed. */
  saveSettings(settings: Settings): string | null;
  /** Finished reviews of the matches. */
  readonly reviews: Pick<ReviewStore, 'find' | 'ofMatch' | 'has' | 'keep'>;
  /** The times at which the player's own positions come back. */
  readonly practised: PracticeFile;
  /** The player's progress in lessons. */
  readonly progress: Progress;
  /**
   * Changes and saves the progress. Returns it, merged with changes by other windows. `problem`: null, or a sentence on why it cannot be
   * saved.
   */
  changeProgress(change: (known: Progress) => Progress): {
    readonly progress: Progress;
    readonly problem: string | null;
  };
  /** Writes a score sheet, over an earlier one of the same match, and returns its path. Throws if that fails. */
  keepSheet(match: string, text: string): string;
  /** The rules of a game as Markdown. */
  rules(game: string): string;
  freshSeed(): string;
  /** Today in the player's time zone as `2026-11-20`, the seed of the deal of the day. */
  today(): string;
}
