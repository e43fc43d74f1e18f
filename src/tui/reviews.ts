import { lastDeal, type Seat, type Status } from '../engine/game.ts';
import { saveLog } from '../engine/save.ts';
import type { GameParts } from '../games.ts';
import { type Charge, type MarkedMove, marksOf } from '../review/charge.ts';
import { dealInstead } from '../review/instead.ts';
import { isReviewer, type Reviewer } from '../review/plan.ts';
import type { BeginReview } from '../review/question.ts';
import { isDone, type Review } from '../review/review.ts';
import type { Reviewed, ReviewStore } from '../store/reviews.ts';
import { type Seen, SeenMatch } from './match/seen.ts';

/** The source of reviews. */
export interface Reviews {
  readonly begin: BeginReview;
  readonly kept: Pick<ReviewStore, 'find' | 'ofMatch' | 'keep'>;
}

/** A review in progress. */
interface Running {
  readonly hearers: Set<Hearer>;
  /** The results so far; null before the first. */
  known: Review | null;
  stop: () => void;
}

interface Hearer {
  hear(review: Review): void;
  fail(): void;
}

/** The saved and the new reviews of one match. Screens get these, never the match. */
export class MatchReviews {
  readonly reviewer: GameParts & Reviewer;
  readonly #reviews: Reviews;
  readonly #reviewable: Reviewable;
  /** Reviews in progress, by deal and seat. */
  readonly #running = new Map<string, Running>();
  #finished = 0;

  constructor(reviews: Reviews, entry: GameParts & Reviewer, reviewable: Reviewable) {
    this.reviewer = entry;
    this.#reviews = reviews;
    this.#reviewable = reviewable;
  }

  /** Returns the saved review of a seat's play of a deal; null if there is none. */
  find(deal: number, seat: Seat): Review | null {
    return this.#reviews.kept.find(this.#reviewed(deal, seat));
  }

  /** Returns the saved reviews of a seat's play, for the finished deals of a status. */
  ofSeat(seat: Seat, status: Status): Review[] {
    const { id, match } = this.#reviewable;
    const kept = this.#reviews.kept.ofMatch({ id, match, seat, bots: this.reviewer.policy.revision });
    return kept.flatMap(({ review, isOld }) => (isOld || review.deal > lastDeal(status) ? [] : [review]));
  }

  /** The seats whose play the viewers may have judged; null for all. */
  get seats(): readonly Seat[] | null {
    return this.#reviewable.seats ?? null;
  }

  /** The number of reviews finished here. */
  get finished(): number {
    return this.#finished;
  }

  /**
   * Reviews a seat's play of a finished deal, once for all who ask meanwhile. `hear` gets all results so far after each step. The returned function
   * ends that, and stops the review if nobody else hears it.
   */
  begin(deal: number, seat: Seat, hear: (review: Review) => void, fail: () => void): () => void {
    const key = `${deal} ${seat}`;
    const running = this.#running.get(key) ?? this.#start(key, deal, seat);
    const hearer = { hear, fail };
    running.hearers.add(hearer);
    // Not before the caller has the function.
    queueMicrotask(() => {
      if (running.known && running.hearers.has(hearer)) hear(running.known);
    });
    return () => {
      if (!running.hearers.delete(hearer) || running.hearers.size > 0) return;
      this.#running.delete(key);
      running.stop();
    };
  }

  #start(key: string, deal: number, seat: Seat): Running {
    const running: Running = { hearers: new Set(), known: null, stop: () => {} };
    this.#running.set(key, running);
    const question = { log: saveLog(this.#reviewable.match), deal, seat };
    const hear = (review: Review) => {
      running.known = review;
      if (isDone(review)) {
        this.#running.delete(key);
        this.#reviews.kept.keep(this.#reviewed(deal, seat), review);
        this.#finished++;
      }
      for (const hearer of [...running.hearers]) hearer.hear(review);
    };
    const fail = () => {
      this.#running.delete(key);
      for (const hearer of [...running.hearers]) hearer.fail();
    };
    running.stop = this.#reviews.begin(this.reviewer, question, hear, fail);
    return running;
  }

  /** Returns the marks of all saved reviews that may be looked at, for a replay. */
  get marks(): readonly MarkedMove[] {
    const { status, setup } = this.#reviewable.match;
    const seats = this.seats ?? Array.from({ length: setup.seats }, (_, seat) => seat);
    return seats.flatMap((seat) => this.ofSeat(seat, status).flatMap(({ charges }) => marksOf(charges)));
  }

  /** Returns the deal of a decision with the best move in place of the one made, played to its end by bots. All its cards may be seen. */
  instead({ move, why }: Charge): Seen {
    const match = dealInstead(this.reviewer, this.#reviewable.match, move, why.best);
    const { game, setup, steps } = new SeenMatch(match, []);
    const { deal } = match.status;
    const last = lastDeal(match.status);
    const own = last < deal ? steps.filter((step) => step.status.deal <= last) : steps;
    return { game, setup, seed: null, steps: own, status: { ...own.at(-1)!.status, winners: [] } };
  }

  #reviewed(deal: number, seat: Seat): Reviewed {
    const { id, match } = this.#reviewable;
    return { id, match, deal, seat, bots: this.reviewer.policy.revision };
  }
}

/** A match and its id; '' if it is not saved. */
export interface Reviewable extends Pick<Reviewed, 'id' | 'match'> {
  /** The seats whose play the viewers may have judged. Left out: all. */
  readonly seats?: readonly Seat[];
}

/** Returns the reviews of a match; null if its game has none, or nothing is reviewed. */
export const reviewsOf = (
  reviews: Reviews | null,
  entry: GameParts,
  reviewable: Reviewable,
): MatchReviews | null =>
  reviews && isReviewer(entry) ? new MatchReviews(reviews, entry, reviewable) : null;
