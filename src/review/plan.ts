import { type Adviser, isAdviser } from '../ai/adviser/judge.ts';
import type { Bot } from '../ai/bot.ts';
import type { SearchPlan } from '../ai/search.ts';
import type { GameTypes, OpaqueTypes, Seat } from '../engine/game.ts';

/** Most rollouts for one judged decision, in search budgets. With 160 the error of most costs is 1/40 of what matters. */
export const TELLING = 160;

/** A game's part in the review of its deals. */
export interface ReviewPlan<G extends GameTypes> {
  /** The measure of the line, for words before a number: "Against the others on average, in points". */
  readonly measure: string;
  /** One unit of the sheet, e.g. "point". */
  readonly scored: string;
  /** Counts in place of the search, where that counts more than the sheet, such as a won match. Left out: the search counts. */
  readonly sheet?: Pick<SearchPlan<G>, 'playOut' | 'worth'>;
  /** The kind of a decision in a word, such as "lead"; costs are summed by it. */
  kindOf(view: G['view'], move: G['move']): string;
  /** Most rollouts for one judged decision, in search budgets. Left out: `TELLING`. */
  readonly telling?: number;
  /** Kinds of decisions that are not practised even if they cost much. Left out: none. */
  readonly unasked?: readonly string[];
  /**
   * The larger undertaking that a decision belonged to, e.g. shooting the moon. Of several mistakes in one only the worst is shown. Null or
   * left out: the decision stands alone.
   */
  partOf?(view: G['view'], seat: Seat): string | null;
}

export type AnyReviewPlan = ReviewPlan<OpaqueTypes>;

/** A game with reviews; its adviser judges. */
export interface Reviewer extends Adviser {
  readonly review: AnyReviewPlan;
}

/** Can this game be reviewed? */
export const isReviewer = <Parts extends Bot & Partial<Pick<Reviewer, 'adviser' | 'review'>>>(
  parts: Parts,
): parts is Parts & Reviewer => parts.review !== undefined && isAdviser(parts);
