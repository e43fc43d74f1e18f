import { type Card, rankOf, suitOf } from '../card.ts';
import { type CardSet, setOf } from '../card-set.ts';
import { NO_PLAY, type Rating, rate, ratePair, rateSingle, rateTrips } from './combination.ts';

/** A rating below that of any play. */
const ANYTHING: Rating = NO_PLAY;

/** Most cards of a play, and most of one rank. */
const MOST = 5;
const MOST_OF_RANK = 3;

const SINGLES: readonly CardSet[] = Array.from({ length: 52 }, (_, card) => setOf([card]));

/**
 * Bounds on the fivers in these cards: the lowest ranks of straights and the suits of flushes, as bits, and whether a rank occurs three
 * times.
 */
function fiversAmong(cards: readonly Card[]) {
  let once = 0;
  let twice = 0;
  let thrice = 0;
  const suited = [0, 0, 0, 0];
  for (const card of cards) {
    const rank = 1 << rankOf(card);
    thrice |= twice & rank;
    twice |= once & rank;
    once |= rank;
    suited[suitOf(card)]!++;
  }
  return {
    straights: once & (once >> 1) & (once >> 2) & (once >> 3) & (once >> 4),
    flushes: suited.reduce((bits, count, suit) => (count >= MOST ? bits | (1 << suit) : bits), 0),
    ranked: thrice !== 0,
  };
}

/**
 * Lists the plays in these cards, lexicographically: a set of cards comes right before those it begins.
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
  if (size === 1) {
    for (let at = 0; at < firsts && found.length < limit; at++)
      if (rateSingle(cards[at]!) > above) found.push(SINGLES[cards[at]!]!);
    return found;
  }
  const { straights, flushes, ranked } = fiversAmong(cards);
  const fivers = ranked || (straights | flushes) !== 0;
  if (size === MOST && !fivers) return found;
  const most = size > 0 ? size : fivers ? MOST : MOST_OF_RANK;

  /**
   * Adds a card to the chosen ones, and goes on with the cards after it. With it there are `n` cards of this many ranks, all of one suit or
   * not. Sets are two integers here, as in a `CardSet`.
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
      if (distinct > 1 && most < MOST) break;
      const suited = flush && suitOf(card) === suitOf(first);
      // Skips sets that cannot become a play: three or more ranks leave only straights and flushes.
      const promising =
        distinct === 1 ||
        (distinct === 2 && ranked) ||
        (distinct === n + 1 &&
          ((suited && (flushes >> suitOf(first)) & 1) ||
            ((straights >> rankOf(first)) & 1 && rankOf(card) - rankOf(first) === n)));
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
