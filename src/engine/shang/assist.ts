import { type CardSet, includes, intersection, isEmpty, minus } from '../card-set.ts';
import type { Seat } from '../game.ts';
import { inOrder, isFiver, kindOf, NO_PLAY, type Rating, rate, ratedRank } from './combination.ts';
import { playsOf } from './plays.ts';
import { moves } from './rules.ts';
import type { Position } from './state.ts';

/** A play and its rating. */
export interface Combination {
  readonly cards: CardSet;
  readonly rating: Rating;
}

/** The plays open to a player now, from weakest to strongest; plays of one rating stay in canonical order. */
export function playsByStrength(position: Position, seat: Seat): Combination[] {
  const plays: Combination[] = [];
  for (const move of moves(position, seat))
    if (move.kind === 'play') plays.push({ cards: move.cards, rating: rate(move.cards) });
  return plays.sort((a, b) => a.rating - b.rating);
}

/**
 * Finds the combinations of the hand that a selection breaks: it has some but not all of their cards, and the other cards offer no
 * replacement.
 * A pair or trips is replaced by one of the same rank. A fiver is replaced by one of its kind and at least its rank, if the remaining cards
 * can then still make another of that kind as good as before. So a hand of two straights that could make only one of them afterwards has
 * lost the lesser.
 * The strongest comes first. Of each kind of fiver one is named: the best without an equal left, or else the least. None is part of
 * another.
 */
export function brokenBy(hand: CardSet, selection: CardSet): Combination[] {
  const left = sorted(playsOf(inOrder(minus(hand, selection))));
  const spoiled = sorted(
    playsOf(inOrder(hand)),
    (cards) => !isEmpty(intersection(cards, selection)) && !includes(selection, cards),
  );
  const broken = [...spoiled].flatMap(([sort, plays]) => brokenOf(plays, left.get(sort) ?? []));
  return broken
    .filter(({ cards }) => !broken.some((other) => other.cards !== cards && includes(other.cards, cards)))
    .sort((a, b) => b.rating - a.rating);
}

/** The broken play to warn about, among the plays of one kind, or an empty list. `left`: plays of that kind in the remaining cards. */
function brokenOf(plays: readonly Combination[], left: readonly Combination[]): Combination[] {
  const best = plays.at(-1)!;
  if (!asGood(left.at(-1), best)) return [best];
  if (!isFiver(best.rating)) return [];
  // The best other play of this kind beside a fiver.
  const beside = (fiver: CardSet): Combination | undefined =>
    left.findLast(({ cards }) => isEmpty(intersection(cards, fiver)));
  const standIns = left.map((play) => ({ play, beside: beside(play.cards) }));
  const lost = plays.find((play) => {
    const other = beside(play.cards);
    return !standIns.some((standIn) => asGood(standIn.play, play) && asGood(standIn.beside, other));
  });
  return lost ? [lost] : [];
}

/** Is a play of at least the other's rank? True if there is no other. */
const asGood = (play: Combination | undefined, other: Combination | undefined): boolean =>
  (play?.rating ?? NO_PLAY) >> 2 >= (other?.rating ?? NO_PLAY) >> 2;

/** Groups plays by kind (pairs and trips also by rank), each group from weakest to strongest. */
function sorted(plays: Iterable<CardSet>, wanted: (cards: CardSet) => boolean = () => true) {
  const sorts = new Map<string, Combination[]>();
  for (const cards of plays) {
    if (!wanted(cards)) continue;
    const rating = rate(cards);
    const sort = isFiver(rating) ? kindOf(rating) : `${kindOf(rating)} ${ratedRank(rating)}`;
    const known = sorts.get(sort);
    if (known) known.push({ cards, rating });
    else sorts.set(sort, [{ cards, rating }]);
  }
  for (const each of sorts.values()) each.sort((a, b) => a.rating - b.rating);
  return sorts;
}
