import type { Beginning, Played } from '../again/again.ts';
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
/** Who sits where. */
export type Players = BySeat<Player>;

/** What the screen is asked to begin with. */
export type Start =
  | { readonly kind: 'menu' }
  /** The menu at a game, asking whether its day's deal is to start. */
  | { readonly kind: 'day'; readonly game: string }
  | ({ readonly kind: 'play'; readonly game: string } & Beginning)
  /** The list of a game's lessons, or one of them, or a practice. */
  | {
      readonly kind: 'learn';
      readonly game: string;
      readonly lesson: Lesson | null;
      readonly practice?: Practice | null;
    }
  /** The positions of a game that are due. */
  | { readonly kind: 'again'; readonly game: string }
  | { readonly kind: 'resume'; readonly kept: KeptMatch }
  | { readonly kind: 'replay'; readonly played: Played };

/** What the screen needs of the program around it. */
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
  /** What the player should know of the settings when the screen comes up, e.g. that some are not known; or ''. */
  readonly notice: string;
  /** From now on `hear` is told in a sentence what else the player should know, e.g. that an index was set aside; what nobody was told yet, at once. */
  listen(hear: (sentence: string) => void): void;
  /** Keeps settings for the next start. Null, or why that cannot be, in a sentence. */
  saveSettings(settings: Settings): string | null;
  /** Finished reviews of the matches. */
  readonly reviews: Pick<ReviewStore, 'find' | 'ofMatch' | 'has' | 'keep'>;
  /** When positions of the player's own come back. */
  readonly practised: PracticeFile;
  /** What the player has learnt. */
  readonly progress: Progress;
  /**
   * Changes what the player has learnt, for the next start too, and answers it with what another window has written meanwhile. `problem`: null, or
   * why it cannot be kept, in a sentence.
   */
  changeProgress(change: (known: Progress) => Progress): {
    readonly progress: Progress;
    readonly problem: string | null;
  };
  /** Writes a score sheet, in place of an earlier one of the same match, and answers the file's path. Throws when that fails. */
  keepSheet(match: string, text: string): string;
  /** The rules of a game as Markdown. */
  rules(game: string): string;
  freshSeed(): string;
  /** Today in the player's time zone as `2026-11-20`: the seed of the deal of the day. */
  today(): string;
}
