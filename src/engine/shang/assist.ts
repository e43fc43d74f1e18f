import { type CardSet, includes, intersection, isEmpty, minus } from '../card-set.ts';
import type { Seat } from '../game.ts';
import { inOrder, type Rating, rate } from './combination.ts';
import { playsOf } from './plays.ts';
import { moves } from './rules.ts';
import type { Position } from './state.ts';

/** A play and its worth. */
export interface Combination {
  readonly cards: CardSet;
  readonly rating: Rating;
}

/** What a player may play now, from weakest to strongest; equally rated plays stay in canonical order. */
export function playsByStrength(position: Position, seat: Seat): Combination[] {
  const plays: Combination[] = [];
  for (const move of moves(position, seat))
    if (move.kind === 'play') plays.push({ cards: move.cards, rating: rate(move.cards) });
  return plays.sort((a, b) => a.rating - b.rating);
}

/**
 * Which combinations of the hand a selection spoils: it takes some but not all of their cards, and what is left in hand makes
 * none of the same kind and rank. Strongest first, one of a kind and rank, none that is part of another.
 */
export function brokenBy(hand: CardSet, selection: CardSet): Combination[] {
  const rest = new Set<number>();
  for (const cards of playsOf(inOrder(minus(hand, selection)))) rest.add(kindAndRank(rate(cards)));
  const broken: Combination[] = [];
  for (const cards of playsOf(inOrder(hand))) {
    const rating = rate(cards);
    if (isEmpty(intersection(cards, selection)) || includes(selection, cards)) continue;
    if (rest.has(kindAndRank(rating))) continue;
    const better = broken.findIndex((other) => kindAndRank(other.rating) === kindAndRank(rating));
    if (better < 0) broken.push({ cards, rating });
    else if (rating > broken[better]!.rating) broken[better] = { cards, rating };
  }
  return broken
    .filter(({ cards }) => !broken.some((other) => other.cards !== cards && includes(other.cards, cards)))
    .sort((a, b) => b.rating - a.rating);
}

const kindAndRank = (rating: Rating): number => rating >> 2;
