import { type CardSet, includes, intersection, isEmpty, minus } from '../card-set.ts';
import type { Seat } from '../game.ts';
import { inOrder, isFiver, kindOf, NO_PLAY, type Rating, rate, ratedRank } from './combination.ts';
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
 * none as good: for pairs and trips one of the same rank, for fivers one of the same kind with at least that rank. Strongest
 * first; of the fivers the best of each kind; none that is part of another.
 */
export function brokenBy(hand: CardSet, selection: CardSet): Combination[] {
  const rest = bestBySort(playsOf(inOrder(minus(hand, selection))));
  const spoiled = bestBySort(
    playsOf(inOrder(hand)),
    (cards) => !isEmpty(intersection(cards, selection)) && !includes(selection, cards),
  );
  const broken = [...spoiled]
    .filter(([sort, { rating }]) => rating >> 2 > (rest.get(sort)?.rating ?? NO_PLAY) >> 2)
    .map(([, combination]) => combination);
  return broken
    .filter(({ cards }) => !broken.some((other) => other.cards !== cards && includes(other.cards, cards)))
    .sort((a, b) => b.rating - a.rating);
}

/** The best play of each sort: a kind of fiver, or pairs or trips of one rank. */
function bestBySort(
  plays: Iterable<CardSet>,
  wanted: (cards: CardSet) => boolean = () => true,
): Map<string, Combination> {
  const best = new Map<string, Combination>();
  for (const cards of plays) {
    if (!wanted(cards)) continue;
    const rating = rate(cards);
    const sort = isFiver(rating) ? kindOf(rating) : `${kindOf(rating)} ${ratedRank(rating)}`;
    if (rating >= (best.get(sort)?.rating ?? NO_PLAY)) best.set(sort, { cards, rating });
  }
  return best;
}
