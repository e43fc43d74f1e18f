import type { Seat } from '../../engine/game.ts';
import { cards, inPackets } from '../decks.ts';
import type { Exercise, Script, Task } from '../lesson.ts';

interface Auction {
  /** The hand of every seat, from yours on. */
  readonly hands: readonly string[];
  readonly widow: string;
  /** Left out: the last seat, so that you speak first. */
  readonly dealer?: Seat;
  /** Points of your team and of the other; left out: none. */
  readonly scores?: readonly [us: number, them: number];
  /** Calls before yours. */
  readonly before?: Script;
  readonly task: Task;
}

/** A deal that asks for one call of yours, and plays no card. */
export function auction(given: Auction): Exercise {
  const { hands, widow, dealer = hands.length - 1, scores = [0, 0], before, task } = given;
  const first = (dealer + 1) % hands.length;
  return {
    seats: hands.length,
    only: { deal: scores.some((score) => score !== 0) ? LATE : 2, moves: 0, standing: `${scores}@${dealer}` },
    deck: inPackets([...hands.slice(first), ...hands.slice(0, first)], cards(widow)),
    before,
    tasks: [task],
  };
}

/** A deal so late that a team may have any number of points. */
const LATE = 5;
