import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { Seat } from '../engine/game.ts';
import type { GameParts } from '../games.ts';
import type { Review } from '../review/review.ts';
import { type MatchReviews, type Reviewable, type Reviews, reviewsOf } from './reviews.ts';

/** The source of reviews for the screens below; null: nothing is reviewed. */
export const ReviewsContext = createContext<Reviews | null>(null);

/** Returns the reviews of a match, with the source of the screens around; null as in `reviewsOf`. */
export function useMatchReviews(entry: GameParts, reviewable: Reviewable): MatchReviews | null {
  const reviews = useContext(ReviewsContext);
  return useMemo(() => reviewsOf(reviews, entry, reviewable), [reviews, entry, reviewable]);
}

export interface ReviewSoFar {
  /** The results so far; null before the first part, or if nothing can be reviewed. */
  readonly review: Review | null;
  /** Did the review fail? Then nothing more will come. */
  readonly failed: boolean;
}

const NOTHING: ReviewSoFar = { review: null, failed: false };

/** Reviews a seat's play of a deal part by part, until the component leaves. `parOnly`: only as far as par. */
export function useReview(
  reviews: MatchReviews | null,
  deal: number,
  seat: Seat,
  { parOnly = false } = {},
): ReviewSoFar {
  const [found, setFound] = useState<ReviewSoFar & { readonly asked: unknown }>({ ...NOTHING, asked: null });
  const asked = `${deal} ${seat}`;
  useEffect(() => {
    if (!reviews) return;
    const kept = reviews.find(deal, seat);
    if (kept) {
      setFound({ review: kept, failed: false, asked });
      return;
    }
    const hear = (review: Review) => {
      setFound({ review, failed: false, asked });
      if (parOnly) stop();
    };
    const fail = () => setFound((before) => ({ ...before, failed: true, asked }));
    const stop = reviews.begin(deal, seat, hear, fail);
    return stop;
  }, [reviews, deal, seat, asked, parOnly]);
  return found.asked === asked ? found : NOTHING;
}
