import { isDone } from '../review/review.ts';
import { type MatchReviews, type Reviews, reviewsOf } from '../tui/reviews.ts';
import type { Clock } from '../tui/terminal/clock.ts';
import type { Person } from './chairs.ts';
import type { Table } from './table.ts';

/** Least time between two reviews, in ms: each starts a thread. */
const BREATH = 1000;

/** Runs reviews one after the other, whoever asks for them. */
export function inTurn(begin: Reviews['begin'], clock: Pick<Clock, 'after'>): Reviews['begin'] {
  const waiting = new Set<() => void>();
  let isBusy = false;
  const goOn = () => {
    const [next] = waiting;
    isBusy = next !== undefined;
    if (!next) return;
    waiting.delete(next);
    next();
  };
  return (reviewer, question, hear, fail) => {
    let isOver = false;
    let stop = (): void => void waiting.delete(start);
    const end = () => {
      if (isOver) return;
      isOver = true;
      stop();
    };
    const start = () => {
      const breakOff = begin(
        reviewer,
        question,
        (review) => {
          hear(review);
          if (isDone(review)) end();
        },
        (error) => {
          fail(error);
          end();
        },
      );
      stop = () => {
        breakOff();
        clock.after(BREATH, goOn);
      };
      // It may have failed or finished before it could be stopped.
      if (isOver) stop();
    };
    waiting.add(start);
    if (!isBusy) goOn();
    return end;
  };
}

/** The reviews a person may see: of their own decisions, once the match is over. Null before, and for onlookers. */
export function ownReviews({ house, kept, entry, chairs }: Table, person: Person): MatchReviews | null {
  const seat = chairs.seatOf(person);
  if (!kept?.match.over || seat === null) return null;
  return reviewsOf(house.reviews, entry, { id: kept.id, match: kept.match, seats: [seat] });
}
