import { type Card, rankOf, suitOf } from '../card.ts';
import { type CardSet, setOf } from '../card-set.ts';
import { NO_PLAY, type Rating, rate, ratePair, rateSingle, rateTrips } from './combination.ts';

/** Any play of any size is above this. */
const ANYTHING: Rating = NO_PLAY;

/** Cards in the largest plays. */
const MOST = 5;
/** In a straight the highest rank is so far above the lowest. */
const SPAN = MOST - 1;

/** Each card as a set. */
const SINGLES: readonly CardSet[] = Array.from({ length: 52 }, (_, card) => setOf([card]));

/**
 * The plays that some of these cards make, lexicographically: a set of cards comes right before those it begins.
 *
 * @param cards in Shang's order
 * @param size of the plays that are wanted, or 0 for all sizes
 * @param above only plays rated higher
 * @param firsts how many of the cards may be the first of a play
 * @param limit how many plays are wanted at most
 */
export function playsOf(
  cards: readonly Card[],
  size = 0,
  above = ANYTHING,
  firsts = cards.length,
  limit = Number.POSITIVE_INFINITY,
): CardSet[] {
  const found: CardSet[] = [];
  const most = size === 0 ? MOST : size;

  /**
   * Adds a card to those taken, `n` of them with it and of so many ranks, all of one suit or not, and goes on with those after it. Two integers
   * stand for a set here, see `CardSet`.
   */
  function take(
    at: number,
    n: number,
    first: Card,
    ranks: number,
    flush: boolean,
    low: number,
    high: number,
  ): void {
    const last = cards[at]!;
    if ((size === 0 || n === size) && n !== 4) {
      const set = { low, high };
      const rating =
        n === 1
          ? rateSingle(last)
          : n === MOST
            ? rate(set)
            : ranks > 1
              ? NO_PLAY
              : n === 2
                ? ratePair(last)
                : rateTrips(last);
      if (rating > above) found.push(set);
    }
    if (n === most) return;
    const rank = rankOf(last);
    for (let next = at + 1; next < cards.length && found.length < limit; next++) {
      const card = cards[next]!;
      const distinct = rankOf(card) === rank ? ranks : ranks + 1;
      const suited = flush && suitOf(card) === suitOf(first);
      // Sets that are no part of any play are passed over: of three ranks or more only straights and flushes are made.
      const promising =
        most < MOST
          ? distinct === 1
          : distinct <= 2 || (distinct === n + 1 && (suited || rankOf(card) - rankOf(first) <= SPAN));
      if (!promising) continue;
      const single = SINGLES[card]!;
      take(next, n + 1, first, distinct, suited, low | single.low, high | single.high);
    }
  }

  for (let at = 0; at < firsts && found.length < limit; at++) {
    const single = SINGLES[cards[at]!]!;
    take(at, 1, cards[at]!, 1, true, single.low, single.high);
  }
  return found;
}
