import { useEffect, useRef, useState } from 'react';
import { firstDeal, type Seat } from '../../../engine/game.ts';
import { isDone } from '../../../review/review.ts';
import type { Session } from '../../match/session.ts';
import type { MatchReviews } from '../../reviews.ts';

/** A deal that is over, and somebody who played it. */
interface Played {
  readonly deal: number;
  readonly seat: Seat;
}

/**
 * Has the deals that are over judged, one after the other: statistics tell what decisions cost. Each begins while a person chooses or reads
 * a sheet, when no bot thinks, and nothing is judged in the screen's own thread. Left where the match is.
 */
export function useJudging(reviews: MatchReviews | null, { scene, people }: Session): void {
  const { mode, status } = scene;
  const [ended, setEnded] = useState(0);
  /** Deals and seats that were looked at. */
  const seenTo = useRef(new Set<string>());
  const stop = useRef<(() => void) | null>(null);
  const isQuiet = mode.kind === 'turn' || mode.kind === 'sheet';
  const deals = status.results.length;
  const first = firstDeal(status);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a review that has ended makes room for the next
  useEffect(() => {
    if (!reviews?.isApart || !isQuiet || stop.current) return;
    const next = playedIn(first, deals, people).find(({ deal, seat }) => {
      const key = `${deal} ${seat}`;
      const isNew = !seenTo.current.has(key);
      seenTo.current.add(key);
      return isNew && reviews.find(deal, seat) === null;
    });
    if (!next) return;
    const { deal, seat } = next;
    const end = () => {
      stop.current = null;
      setEnded((count) => count + 1);
    };
    stop.current = reviews.begin(deal, seat, (review) => isDone(review) && end(), end);
  }, [reviews, isQuiet, first, deals, people, ended]);
  useEffect(() => () => stop.current?.(), []);
}

/** The deals that are over, the latest first, each for all who played it. */
const playedIn = (first: number, deals: number, people: readonly Seat[]): Played[] =>
  Array.from({ length: deals }, (_, place) => first + deals - 1 - place).flatMap((deal) =>
    people.map((seat) => ({ deal, seat })),
  );
