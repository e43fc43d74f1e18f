import { isDone } from '../review/review.ts';
import { type MatchReviews, type Reviews, reviewsOf } from '../tui/reviews.ts';
import type { Clock } from '../tui/terminal/clock.ts';
import type { Person } from './chairs.ts';
import type { Table } from './table.ts';

/** The least time between the end of a review and the beginning of the next one, in ms: each starts a thread. */
const BREATH = 1000;

/** Has reviews made one after the other, whoever asks for them. */
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
      // It may have failed, or have been done, before it could be stopped.
      if (isOver) stop();
    };
    waiting.add(start);
    if (!isBusy) goOn();
    return end;
  };
}

/** What somebody may have judged: once the match is over, what they decided themselves; null before, and for whoever looks on. */
export function ownReviews({ house, kept, entry, chairs }: Table, person: Person): MatchReviews | null {
  const seat = chairs.seatOf(person);
  if (!kept?.match.over || seat === null) return null;
  return reviewsOf(house.reviews, entry, { id: kept.id, match: kept.match, seats: [seat] });
}
