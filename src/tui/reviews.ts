import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { firstDeal, type Seat } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { saveLog } from '../engine/save.ts';
import type { GameParts } from '../games.ts';
import { type Mark, marksOf } from '../review/charge.ts';
import type { Reviewer } from '../review/plan.ts';
import { answerReview, type BeginReview } from '../review/question.ts';
import { isDone, type Review } from '../review/review.ts';
import type { ReviewStore } from '../store/reviews.ts';

/** Where reviews come from. */
export interface Reviews {
  begin(entry: GameParts): BeginReview;
  readonly kept: Pick<ReviewStore, 'find' | 'keep'>;
}

/** Without it nothing is reviewed. */
export const ReviewsContext = createContext<Reviews | null>(null);

export const isReviewer = (entry: GameParts): entry is GameParts & Reviewer =>
  entry.review !== undefined && entry.plan !== undefined;

/** Thinks in this thread, with room for keys and frames between any two steps. */
export const reviewOfHouse =
  (entry: GameParts): BeginReview =>
  (question, hear, fail) => {
    const steps = answerReview(entry as GameParts & Reviewer, question);
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

/** A deal of a match, and whose play of it is reviewed. */
export interface ReviewedDeal {
  readonly entry: GameParts;
  /** Under which the match is kept; '' where it is not. */
  readonly id: string;
  readonly match: Match;
  readonly deal: number;
  readonly seat: Seat;
}

export interface ReviewSoFar {
  /** Null until there is something to tell, and where nothing can be reviewed. */
  readonly review: Review | null;
  /** Nothing more will come. */
  readonly failed: boolean;
}

const NOTHING: ReviewSoFar = { review: null, failed: false };

/** The review of a deal as it comes in; broken off when it is no longer asked for. `parOnly`: no further than par. */
export function useReview(
  { entry, id, match, deal, seat }: ReviewedDeal,
  { parOnly = false } = {},
): ReviewSoFar {
  const reviews = useContext(ReviewsContext);
  const [found, setFound] = useState<ReviewSoFar & { readonly of: unknown }>({ ...NOTHING, of: null });
  const of = `${deal} ${seat}`;
  useEffect(() => {
    if (!reviews || !isReviewer(entry)) return;
    const reviewed = { id, match, deal, seat, bots: entry.policy.revision };
    const kept = reviews.kept.find(reviewed);
    if (kept) {
      setFound({ review: kept, failed: false, of });
      return;
    }
    const hear = (review: Review) => {
      setFound({ review, failed: false, of });
      if (parOnly) stop();
      else if (isDone(review)) reviews.kept.keep(reviewed, review);
    };
    const fail = () => setFound((before) => ({ ...before, failed: true, of }));
    const stop = reviews.begin(entry)({ log: saveLog(match), deal, seat }, hear, fail);
    return stop;
  }, [reviews, entry, id, match, deal, seat, of, parOnly]);
  return found.of === of ? found : NOTHING;
}

/** The marks of all kept reviews of a match, for its replay. */
export function useKeptMarks({
  entry,
  id,
  match,
}: Pick<ReviewedDeal, 'entry' | 'id' | 'match'>): readonly Mark[] {
  const reviews = useContext(ReviewsContext);
  return useMemo(() => {
    const { status, setup } = match;
    const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
    const bots = entry.policy.revision;
    return status.results.flatMap((_, place) =>
      seats.flatMap((seat) => {
        const deal = firstDeal(status) + place;
        const review = reviews?.kept.find({ id, match, deal, seat, bots });
        return review ? marksOf(review.charges) : [];
      }),
    );
  }, [reviews, entry, id, match]);
}
