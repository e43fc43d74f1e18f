import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { firstDeal, type Seat } from '../engine/game.ts';
import { saveLog } from '../engine/save.ts';
import type { GameParts } from '../games.ts';
import { type MarkedMove, marksOf } from '../review/charge.ts';
import type { Reviewer } from '../review/plan.ts';
import { answerReview, type BeginReview } from '../review/question.ts';
import { isDone, type Review } from '../review/review.ts';
import type { Reviewed, ReviewStore } from '../store/reviews.ts';

/** Where reviews come from. */
export interface Reviews {
  readonly begin: BeginReview;
  readonly kept: Pick<ReviewStore, 'find' | 'keep'>;
}

/** Where reviews come from for the screens below; null: nothing is reviewed. */
export const ReviewsContext = createContext<Reviews | null>(null);

export const isReviewer = (entry: GameParts): entry is GameParts & Reviewer =>
  entry.review !== undefined && entry.plan !== undefined;

/** Reviews in this thread, and lets keys and frames come between any two steps. */
export const reviewHere: BeginReview = (reviewer, question, hear, fail) => {
  const steps = answerReview(reviewer, question);
  let next: NodeJS.Immediate;
  const goOn = () => {
    try {
      const { value, done } = steps.next();
      if (done) return;
      next = setImmediate(goOn);
      hear(value);
    } catch (error) {
      fail(error);
    }
  };
  next = setImmediate(goOn);
  return () => clearImmediate(next);
};

/** The reviews of one match: those that are kept, and new ones. Who holds them need not hold the match. */
export class MatchReviews {
  readonly reviewer: GameParts & Reviewer;
  readonly #reviews: Reviews;
  readonly #of: Reviewable;

  constructor(reviews: Reviews, entry: GameParts & Reviewer, of: Reviewable) {
    this.reviewer = entry;
    this.#reviews = reviews;
    this.#of = of;
  }

  /** The finished review of a seat's play of a deal, if it is kept. */
  find(deal: number, seat: Seat): Review | null {
    return this.#reviews.kept.find(this.#reviewed(deal, seat));
  }

  /** Reviews a seat's play of a deal that is over. `hear` is told all that is known after each step; the answer breaks it off. */
  begin(deal: number, seat: Seat, hear: (review: Review) => void, fail: () => void): () => void {
    const heard = (review: Review) => {
      hear(review);
      if (isDone(review)) this.#reviews.kept.keep(this.#reviewed(deal, seat), review);
    };
    const question = { log: saveLog(this.#of.match), deal, seat };
    return this.#reviews.begin(this.reviewer, question, heard, fail);
  }

  /** The marks of all kept reviews, for a replay. */
  get marks(): readonly MarkedMove[] {
    const { status, setup } = this.#of.match;
    const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
    return status.results.flatMap((_, place) =>
      seats.flatMap((seat) => marksOf(this.find(firstDeal(status) + place, seat)?.charges ?? [])),
    );
  }

  #reviewed(deal: number, seat: Seat): Reviewed {
    const { id, match } = this.#of;
    return { id, match, deal, seat, bots: this.reviewer.policy.revision };
  }
}

/** A match, and under which id it is kept; '' where it is not. */
type Reviewable = Pick<Reviewed, 'id' | 'match'>;

/** The reviews of a match; null where its game has none, and where nothing is reviewed. */
export const reviewsOf = (reviews: Reviews | null, entry: GameParts, of: Reviewable): MatchReviews | null =>
  reviews && isReviewer(entry) ? new MatchReviews(reviews, entry, of) : null;

/** The reviews of a match that is looked at. */
export function useMatchReviews(entry: GameParts, of: Reviewable): MatchReviews | null {
  const reviews = useContext(ReviewsContext);
  return useMemo(() => reviewsOf(reviews, entry, of), [reviews, entry, of]);
}

export interface ReviewSoFar {
  /** What is known so far; null until the first part comes, and where nothing can be reviewed. */
  readonly review: Review | null;
  /** The review broke off; nothing more will come. */
  readonly failed: boolean;
}

const NOTHING: ReviewSoFar = { review: null, failed: false };

/** The review of a seat's play of a deal as it comes in; broken off when it is no longer asked for. `parOnly`: no further than par. */
export function useReview(
  reviews: MatchReviews | null,
  deal: number,
  seat: Seat,
  { parOnly = false } = {},
): ReviewSoFar {
  const [found, setFound] = useState<ReviewSoFar & { readonly of: unknown }>({ ...NOTHING, of: null });
  const of = `${deal} ${seat}`;
  useEffect(() => {
    if (!reviews) return;
    const kept = reviews.find(deal, seat);
    if (kept) {
      setFound({ review: kept, failed: false, of });
      return;
    }
    const hear = (review: Review) => {
      setFound({ review, failed: false, of });
      if (parOnly) stop();
    };
    const fail = () => setFound((before) => ({ ...before, failed: true, of }));
    const stop = reviews.begin(deal, seat, hear, fail);
    return stop;
  }, [reviews, deal, seat, of, parOnly]);
  return found.of === of ? found : NOTHING;
}
