import { type Card, rankOf, suitOf } from '../card.ts';
import { add, type CardSet, EMPTY } from '../card-set.ts';
import { NO_PLAY, type Rating, rate } from './combination.ts';

/** Any play of any size is above this. */
const ANYTHING: Rating = NO_PLAY;

/**
 * The plays that some of these cards make, lexicographically: a set of cards comes right before those it begins.
 *
 * @param cards in Shang's order
 * @param size of the plays that are wanted, or 0 for all sizes
 * @param above only plays rated higher
 * @param firsts how many of the cards may be the first of a play
 */
export function* playsOf(
  cards: readonly Card[],
  size = 0,
  above = ANYTHING,
  firsts = cards.length,
): Generator<CardSet> {
  const most = size === 0 ? 5 : size;
  const ranks = cards.map(rankOf);
  const suits = cards.map(suitOf);
  const taken: number[] = []; // places in `cards`, ascending
  const sets: CardSet[] = [EMPTY]; // sets[n]: the first n taken; ranksIn, oneSuit likewise
  const ranksIn: number[] = [0];
  const oneSuit: boolean[] = [true];
  let next = 0;
  for (;;) {
    const n = taken.length;
    if (n === most || next === (n === 0 ? firsts : cards.length)) {
      if (n === 0) return;
      next = taken.pop()! + 1;
      continue;
    }
    const first = n === 0 ? next : taken[0]!;
    const newRank = n === 0 || ranks[next] !== ranks[taken[n - 1]!];
    const distinct = ranksIn[n]! + (newRank ? 1 : 0);
    const flush = oneSuit[n]! && suits[next] === suits[first];
    // Sets that are no part of any play are passed over: of three ranks or more only straights and flushes are made.
    const promising =
      most < 5
        ? distinct === 1
        : distinct <= 2 || (distinct === n + 1 && (flush || ranks[next]! - ranks[first]! <= 4));
    if (!promising) {
      next++;
      continue;
    }
    const set = add(sets[n]!, cards[next]!);
    if (size === 0 || n + 1 === size) {
      const rating = rate(set);
      if (rating !== NO_PLAY && rating > above) yield set;
    }
    sets[n + 1] = set;
    ranksIn[n + 1] = distinct;
    oneSuit[n + 1] = flush;
    taken.push(next++);
  }
}
