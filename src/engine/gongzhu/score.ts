import { card, cardOf, HEARTS } from '../card.ts';
import {
  add,
  type CardSet,
  EMPTY,
  has,
  highestBit,
  minus,
  ranksOf,
  SUIT_SETS,
  setOf,
  union,
} from '../card-set.ts';
import type { BySeat, Seat } from '../game.ts';

export const PIG = card('QS');
export const GOAT = card('JD');
export const TEN_OF_CLUBS = card('TC');
export const ALL_HEARTS = SUIT_SETS[HEARTS]!;

/** Pig, Goat and hearts. */
export const POINTED = union(ALL_HEARTS, setOf([PIG, GOAT]));
/** What a taker keeps in front of them: the pointed cards and the 10♣. */
export const KEPT = add(POINTED, TEN_OF_CLUBS);

const HEART_POINTS: BySeat<number> = [2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 40, 50];

/** What each card counts, by card; the 10♣ nothing. */
export const CARD_POINTS: readonly number[] = Array.from({ length: 52 }, (_, c) => {
  if (c === PIG) return 100;
  if (c === GOAT) return -100;
  return has(ALL_HEARTS, c) ? HEART_POINTS[c - cardOf(HEARTS, 0)]! : 0;
});

/** What a set of taken cards counts for its taker, the moon left out. */
export function pointsOf(taken: CardSet): number {
  let points = (has(taken, PIG) ? 100 : 0) - (has(taken, GOAT) ? 100 : 0);
  for (let ranks = ranksOf(taken, HEARTS); ranks !== 0; ranks ^= 1 << highestBit(ranks))
    points += HEART_POINTS[highestBit(ranks)]!;
  return has(taken, TEN_OF_CLUBS) ? 2 * points : points;
}

/** What a moon adds to each of the others, by what its shooter took. */
export const moonFor = (taken: CardSet): number => (has(taken, TEN_OF_CLUBS) ? 400 : 200);

/** What a deal adds to each seat, and who shot the moon, if anybody. */
export function scoreDeal(taken: BySeat<CardSet>): { points: BySeat<number>; shooter: Seat | null } {
  const points = taken.map(pointsOf);
  const shooter = taken.findIndex((set) => ranksOf(set, HEARTS) === 0x1fff);
  if (shooter < 0) return { points, shooter: null };
  // Page: the others' Pig, Goat and 10♣ are tallied before the flat points; the shooter's Pig is negated.
  const forOthers = moonFor(taken[shooter]!);
  const own = pointsOf(minus(taken[shooter]!, union(ALL_HEARTS, setOf([PIG]))));
  return { points: points.map((n, seat) => (seat === shooter ? own : n + forOthers)), shooter };
}

export const NOTHING_TAKEN: BySeat<CardSet> = [EMPTY, EMPTY, EMPTY, EMPTY];
