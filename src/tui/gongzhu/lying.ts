/** The cards on the table, read from the position, and their worth. */
import { type Card, card, formatCard, HEARTS, suitOf } from '../../engine/card.ts';
import {
  bitCount,
  type CardSet,
  EMPTY,
  FULL,
  has,
  includes,
  intersection,
  ranksOf,
  setOf,
  union,
  minus as without,
} from '../../engine/card-set.ts';
import type { BySeat, Seat, Speaker } from '../../engine/game.ts';
import {
  ALL_HEARTS,
  CARD_POINTS,
  GOAT,
  KEPT,
  PIG,
  scoreDeal,
  TEN_OF_CLUBS,
} from '../../engine/gongzhu/score.ts';
import { type Fact, type Gongzhu, tricksOf } from '../../engine/gongzhu/state.ts';
import { newTrick, seatsOf, type Trick, trickOf } from '../../engine/trick.ts';
import { minus, signed } from '../../front/number.ts';
import type { Position } from '../table.ts';
import { nicknames } from './words.ts';

export type GongzhuPosition = Position<Gongzhu>;

type TrickTaken = Fact & { readonly kind: 'trick-taken' };

/** The cards on the table: the present trick, or the one that was just won. */
export interface Lying {
  readonly trick: Trick;
  /** The winner of the trick; null while it is played. */
  readonly winner: Seat | null;
  /** The counting cards that each seat has won, including those of the finished trick. */
  readonly taken: BySeat<CardSet>;
  /** The counting cards that each seat had before that trick. */
  readonly before: BySeat<CardSet>;
  readonly left: BySeat<number>;
  /** Points of the match, without this deal's while its last trick is on the table. */
  readonly totals: BySeat<number>;
  /** Tricks of this deal before the one on the table, in order. */
  readonly past: readonly Trick[];
}

const NONE: BySeat<CardSet> = [EMPTY, EMPTY, EMPTY, EMPTY];

export function lyingOf({ onTable, shown }: GongzhuPosition): Lying {
  const finished = (shown?.lingering && shown.facts.find((fact) => fact.kind === 'trick-taken')) || null;
  const totals = onTable.standing.scores;
  if (onTable.phase !== 'play') {
    const left = [13, 13, 13, 13];
    return { trick: newTrick(0), winner: null, taken: NONE, before: NONE, left, totals, past: [] };
  }
  const past = tricksOf(onTable).slice(0, -1);
  const trick = finished ? trickOf(finished.plays) : onTable.trick;
  const left = trick.cards.map((card) => 13 - past.length - (card === null ? 0 : 1));
  const before = onTable.taken;
  return {
    trick,
    winner: finished?.seat ?? null,
    taken: takenBy(before, finished),
    before,
    left,
    totals,
    past,
  };
}

function takenBy(taken: BySeat<CardSet>, finished: TrickTaken | null): BySeat<CardSet> {
  if (finished === null) return taken;
  const won = setOf(finished.pointed.map(card));
  return taken.map((set, seat) => (seat === finished.seat ? union(set, won) : set));
}

/** Returns the cards in the others' hands, as far as the viewer can know; for a spectator all that are not played. */
export function outOf({ onTable, viewer }: GongzhuPosition, { trick }: Lying): CardSet {
  if (onTable.phase !== 'play') return EMPTY;
  const own = viewer === 'table' ? EMPTY : (onTable.deal.hands[viewer] ?? EMPTY);
  // The last card of a finished trick is not yet in `played`.
  const onIt = setOf(trick.cards.filter((card) => card !== null));
  return without(FULL, union(own, union(onTable.played, onIt)));
}

/** Returns the cards of a trick in order of play. */
export const cardsIn = (trick: Trick): Card[] => seatsOf(trick).map((seat) => trick.cards[seat]!);

/** Returns the points of a trick's cards without doubling or moon. */
export const faceValue = (trick: Trick): number =>
  cardsIn(trick).reduce((sum, card) => sum + CARD_POINTS[card]!, 0);

/** Returns what a trick would bring a seat, given all cards won. The 10♣ in it, or won before, doubles; with all hearts it makes the moon. */
export function gainOf(trick: Trick, seat: Seat, taken: BySeat<CardSet>): number {
  const after = taken.map((cards, each) => (each === seat ? union(cards, keptOf(trick)) : cards));
  return scoreDeal(after).points[seat]! - scoreDeal(taken).points[seat]!;
}

/** Does the 10♣, in this trick or won before, double the points of its winner? */
export const doubles = (trick: Trick, taken: CardSet): boolean =>
  has(union(taken, keptOf(trick)), TEN_OF_CLUBS);

/** Does the winner of this trick then have every heart? */
export const isMoon = (trick: Trick, taken: CardSet): boolean =>
  includes(union(taken, keptOf(trick)), ALL_HEARTS);

const keptOf = (trick: Trick): CardSet => intersection(setOf(cardsIn(trick)), KEPT);

/** Writes a card with its worth: `10♥ 10`, `10♣ ×2`; null if it counts nothing. */
export function pricedCard(card: Card, speaker: Speaker): string | null {
  const text = speaker.card(formatCard(card));
  if (card === TEN_OF_CLUBS) return `${text} ×2`;
  const points = CARD_POINTS[card]!;
  return points === 0 ? null : `${text} ${card === PIG ? signed(points) : minus(points)}`;
}

/** Returns the name of the Pig or the Goat among some cards; null if neither is. */
export const nickname = (cards: readonly Card[]): string | null =>
  cards.includes(PIG) ? nicknames.pig : cards.includes(GOAT) ? nicknames.goat : null;

/** Returns the seat that has won every heart so far, and their number; null if no seat or several have hearts. */
export function soleTaker(taken: BySeat<CardSet>): { readonly seat: Seat; readonly hearts: number } | null {
  const counts = taken.map((cards) => bitCount(ranksOf(cards, HEARTS)));
  const seats = [0, 1, 2, 3].filter((seat) => counts[seat]! > 0);
  return seats.length === 1 ? { seat: seats[0]!, hearts: counts[seats[0]!]! } : null;
}

/** Returns who may still win all hearts: everybody, one seat, or nobody. */
export function mayShoot(taken: BySeat<CardSet>): 'all' | 'nobody' | Seat {
  const sole = soleTaker(taken);
  if (sole) return sole.seat;
  return taken.some((cards) => ranksOf(cards, HEARTS) !== 0) ? 'nobody' : 'all';
}

export const isHeart = (card: Card): boolean => suitOf(card) === HEARTS;
