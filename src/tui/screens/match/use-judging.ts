import { useEffect, useRef, useState } from 'react';
import { firstDeal, type Seat } from '../../../engine/game.ts';
import { isDone } from '../../../review/review.ts';
import type { Session } from '../../match/session.ts';
import type { MatchReviews } from '../../reviews.ts';

/** A finished deal with one of its players. */
interface PlayedDeal {
  readonly deal: number;
  readonly seat: Seat;
}

/** A finished deal whose review is being made. */
interface Judging extends PlayedDeal {
  stop(): void;
}

/**
 * Has finished deals judged, one after the other, for statistics on the cost of decisions. Each begins while a person chooses or reads a sheet, when
 * no bot thinks, and in another thread. Null: nothing is judged. It stops when the match is left.
 */
export function useJudging(reviews: MatchReviews | null, { scene, people }: Session): void {
  const { mode, status } = scene;
  const [ended, setEnded] = useState(0);
  const seenTo = useRef<readonly PlayedDeal[]>([]);
  const judging = useRef<Judging | null>(null);
  const isQuiet = mode.kind === 'turn' || mode.kind === 'sheet';
  const deals = status.results.length;
  const first = firstDeal(status);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a review that has ended makes room for the next
  useEffect(() => {
    // A deal that was taken back is judged once it has been played again.
    const isOver = ({ deal }: PlayedDeal): boolean => deal < first + deals;
    seenTo.current = seenTo.current.filter(isOver);
    if (judging.current && !isOver(judging.current)) {
      judging.current.stop();
      judging.current = null;
    }
    if (!reviews || !isQuiet || judging.current) return;
    const next = playedIn(first, deals, people).find((played) => {
      const isNew = !seenTo.current.some(({ deal, seat }) => deal === played.deal && seat === played.seat);
      if (isNew) seenTo.current = [...seenTo.current, played];
      return isNew && reviews.find(played.deal, played.seat) === null;
    });
    if (!next) return;
    const end = () => {
      judging.current = null;
      setEnded((count) => count + 1);
    };
    const stop = reviews.begin(next.deal, next.seat, (review) => isDone(review) && end(), end);
    judging.current = { ...next, stop };
  }, [reviews, isQuiet, first, deals, people, ended]);
  useEffect(() => () => judging.current?.stop(), []);
}

/** Returns the finished deals, the latest first, each for every person who played it. */
const playedIn = (first: number, deals: number, people: readonly Seat[]): PlayedDeal[] =>
  Array.from({ length: deals }, (_, place) => first + deals - 1 - place).flatMap((deal) =>
    people.map((seat) => ({ deal, seat })),
  );
