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
/** The cards that stay in front of the player who wins them: the pointed cards and the 10♣. */
export const KEPT = add(POINTED, TEN_OF_CLUBS);

const HEART_POINTS: BySeat<number> = [2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 40, 50];

/** The points of each card; 0 for the 10♣. */
export const CARD_POINTS: readonly number[] = Array.from({ length: 52 }, (_, c) => {
  if (c === PIG) return 100;
  if (c === GOAT) return -100;
  return has(ALL_HEARTS, c) ? HEART_POINTS[c - cardOf(HEARTS, 0)]! : 0;
});

/** The points of won cards, without the moon. */
export function pointsOf(taken: CardSet): number {
  let points = (has(taken, PIG) ? 100 : 0) - (has(taken, GOAT) ? 100 : 0);
  for (let ranks = ranksOf(taken, HEARTS); ranks !== 0; ranks ^= 1 << highestBit(ranks))
    points += HEART_POINTS[highestBit(ranks)]!;
  return has(taken, TEN_OF_CLUBS) ? 2 * points : points;
}

/** The moon's points for each other player, given the shooter's won cards. */
export const moonFor = (taken: CardSet): number => (has(taken, TEN_OF_CLUBS) ? 400 : 200);

/** The points of a deal for each seat, and the seat that shot the moon, or null. */
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
