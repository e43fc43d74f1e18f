import { type Card, cardOf } from '../card.ts';
import type { Seat } from '../game.ts';
import { BLACK_JOKER, type Counts, pointsOf, RED_JOKER } from './cards.ts';
import { type Shape, shapeOf } from './groups.ts';
import { follows, leads } from './moves.ts';
import type { Playing, PlayView } from './state.ts';
import { type Lie, lieOf, sorted, TRUMPS, type TrumpChoice } from './trumps.ts';
import { groupsText, suitName, tolajiText } from './words.ts';

/*
 * What a table screen asks about a hand and the cards picked out of it: how to lay it out, what a selection is, how to go on with
 * it. Whether it may be played is `check`'s to say.
 */

/** Copies of one card next to each other; `count` may be 0. */
export interface Stack {
  readonly card: Card;
  readonly count: number;
}

/** A suit of the hand (0 to 3, or 4 for the trump suit's own ranks) in twelve columns, ace to two without the trump rank. */
export interface Row {
  readonly suit: number;
  readonly stacks: readonly Stack[];
  /** Cards in the row. */
  readonly size: number;
}

export interface Grid {
  /** The jokers, the trump-rank card of the trump suit, then the other trump-rank cards. */
  readonly honours: readonly Stack[];
  /** The trump suit first, if there is one, then the others in the order spades, hearts, clubs, diamonds. */
  readonly rows: readonly Row[];
}

/** Lays a hand out so that a Tolaji of a row is always in adjacent columns. */
export function gridOf(hand: Counts, trumps: TrumpChoice): Grid {
  const lie = lieOf(trumps);
  const stack = (card: Card): Stack => ({ card, count: hand[card]! });
  const ranks = Array.from({ length: 13 }, (_, i) => 12 - i).filter((rank) => rank !== trumps.rank);
  const suits = [3, 2, 0, 1].toSorted((a, b) => Number(b === trumps.suit) - Number(a === trumps.suit));
  const ofRank = [3, 2, 1, 0].map((suit) => cardOf(suit, trumps.rank));
  const honours = [RED_JOKER, BLACK_JOKER, ...ofRank.toSorted((a, b) => lie.heights[b]! - lie.heights[a]!)];
  return {
    honours: honours.map(stack),
    rows: suits.map((suit) => {
      const stacks = ranks.map((rank) => stack(cardOf(suit, rank)));
      return {
        suit: suit === trumps.suit ? TRUMPS : suit,
        stacks,
        size: stacks.reduce((sum, { count }) => sum + count, 0),
      };
    }),
  };
}

/** What the cards selected are, e.g. "a Tolaji of 2 pairs in hearts, 20 points" or "3 cards, 5 points". */
export function selectionText(cards: readonly Card[], trumps: TrumpChoice): string {
  if (cards.length === 0) return 'nothing selected';
  const points = pointsOf(cards);
  const worth = points > 0 ? `, ${points} points` : '';
  const shape = shapeOf(cards, lieOf(trumps));
  return `${shape ? shapeText(shape) : `${cards.length} cards`}${worth}`;
}

export function shapeText({ size, length, suit }: Shape): string {
  const name = suitName(suit);
  if (length > 1) return `${tolajiText(size, length)} in ${name}`;
  return size === 1 ? `a single card of ${name}` : `${groupsText(size, 1)} in ${name}`;
}

/**
 * The selection with one more group: the next n of a kind above its highest, else below its lowest, that the hand has. Null if
 * the selection is not two or more identical cards or a Tolaji, or nothing can be added.
 */
export function extendTolaji(cards: readonly Card[], hand: Counts, trumps: TrumpChoice): Card[] | null {
  const lie = lieOf(trumps);
  const shape = shapeOf(cards, lie);
  if (shape === null || shape.size < 2) return null;
  const at = (height: number): Card | undefined =>
    lie.lines[shape.suit]!.find((card) => lie.heights[card] === height && hand[card]! >= shape.size);
  const next = at(shape.height + 1) ?? at(shape.height - shape.length);
  return next === undefined ? null : sorted([...cards, ...Array<Card>(shape.size).fill(next)], lie);
}

/** How many legal plays are looked at before they are put in order. */
const LOOKED_AT = 400;

/**
 * Legal plays to offer one after another, at most `limit`: those first that leave groups whole, in canonical order within. Empty
 * for a seat that is not to play.
 */
export function naturalPlays(position: Playing | PlayView, seat: Seat, limit: number): Card[][] {
  const plays: { readonly cards: Card[]; readonly broken: number }[] = [];
  for (const cards of legalPlays(position, seat)) {
    plays.push({ cards, broken: groupsBroken(cards, position.hands[seat]!) });
    if (plays.length === LOOKED_AT) break;
  }
  return plays
    .sort((a, b) => a.broken - b.broken)
    .slice(0, limit)
    .map(({ cards }) => cards);
}

/** The one play that the rules leave a seat, or null if it has a choice or is not to play. */
export function forcedPlay(position: Playing | PlayView, seat: Seat): Card[] | null {
  const [first, second] = take(legalPlays(position, seat), 2);
  return first !== undefined && second === undefined ? first : null;
}

function legalPlays(position: Playing | PlayView, seat: Seat): Iterable<Card[]> {
  const hand = position.hands[seat];
  if (position.turn !== seat || !hand) return [];
  const lie: Lie = lieOf(position.deal.trumps);
  return position.trick ? follows(position.trick.lead, hand, lie) : leads(hand, lie);
}

/** The kinds of which a play takes some copies and leaves others. */
const groupsBroken = (cards: readonly Card[], hand: Counts): number =>
  new Set(cards.filter((card) => cards.filter((other) => other === card).length < hand[card]!)).size;

function take<T>(items: Iterable<T>, n: number): T[] {
  const taken: T[] = [];
  for (const item of items) if (taken.push(item) === n) break;
  return taken;
}
