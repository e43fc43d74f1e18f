import { type Adviser, isAdviser } from '../ai/adviser/judge.ts';
import type { Bot } from '../ai/bot.ts';
import type { SearchPlan } from '../ai/search.ts';
import type { GameTypes, OpaqueTypes, Seat } from '../engine/game.ts';

/** So many budgets of a search make the error of most costs a fortieth of what matters. */
export const TELLING = 160;

/** What a game adds to the review of its deals. */
export interface ReviewPlan<G extends GameTypes> {
  /** What the line counts, in words before a number: "Against the others on average, in points". */
  readonly measure: string;
  /** One of what the sheet counts. */
  readonly scored: string;
  /**
   * What the line counts where the search counts more than the sheet, such as a match that is won. Left out: what the search counts.
   */
  readonly sheet?: Pick<SearchPlan<G>, 'playOut' | 'worth'>;
  /** Of which kind a decision is, in a word: costs are told by kinds, such as "lead". */
  kindOf(view: G['view'], move: G['move']): string;
  /** The most rollouts that tell what one decision cost, in budgets of a search. Left out: `TELLING`. */
  readonly telling?: number;
  /** Kinds of decisions that are not asked once more when they cost much. Left out: all are. */
  readonly unasked?: readonly string[];
  /**
   * The larger thing that a decision was part of, e.g. a moon that was being shot. Of several mistakes in one such thing only the
   * worst is shown. Null or left out: the decision stands by itself.
   */
  partOf?(view: G['view'], seat: Seat): string | null;
}

export type AnyReviewPlan = ReviewPlan<OpaqueTypes>;

/** A game that can be reviewed: it is judged by its adviser. */
export interface Reviewer extends Adviser {
  readonly review: AnyReviewPlan;
}

/** Can this game be reviewed? */
export const isReviewer = <Parts extends Bot & Partial<Pick<Reviewer, 'adviser' | 'review'>>>(
  parts: Parts,
): parts is Parts & Reviewer => parts.review !== undefined && isAdviser(parts);
