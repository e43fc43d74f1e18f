import type { Bot } from '../ai/bot.ts';
import type { GameTypes, OpaqueTypes, Seat } from '../engine/game.ts';

/** What a game adds to the review of its deals. */
export interface ReviewPlan<G extends GameTypes> {
  /** So much a decision must have cost to be shown, in units of the game's search; three times as much is grave. */
  readonly least: number;
  /** What the search counts, in words before a number: "Against the others on average, in points". */
  readonly measure: string;
  /** One of what the sheet counts. */
  readonly scored: string;
  /** In how many imagined deals a decision is judged at most. */
  readonly worlds: number;
  /** In how many the player is made to go on carefully: each takes some hundred rollouts. */
  readonly careful: number;
  /**
   * What a decision was part of, e.g. a moon that was being shot: of several that cost much only the first is shown. Null or left out:
   * it stands by itself.
   */
  partOf?(view: G['view'], seat: Seat): string | null;
}

export type AnyReviewPlan = ReviewPlan<OpaqueTypes>;

/** A game that can be reviewed: there is something that a search would do better. */
export interface Reviewer extends Required<Bot> {
  readonly review: AnyReviewPlan;
}
