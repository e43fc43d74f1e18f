import { type Card, cardOf, rankOf, SUITS, suitOf } from '../../engine/card.ts';
import { BLACK_JOKER, isJoker, RED_JOKER } from '../../engine/shengji/cards.ts';
import { TRUMPS, type TrumpChoice } from '../../engine/shengji/trumps.ts';
import { placeAround, valueAround } from '../around.ts';

/** A row of the hand's grid. Cells of a row are equally wide; a kind's place in it says where it stands. */
export interface GridRow {
  /** The printed suit of the row, or null for the row of jokers and trump-rank cards. */
  readonly suit: number | null;
  /** The effective suit. */
  readonly line: number;
  readonly kinds: readonly Card[];
}

/** Suits from top to bottom, black and red in turn. */
const SUIT_ORDER = [3, 2, 0, 1] as const;

/**
 * Where the cards of a hand stand: one row a suit, one column a rank from high to low without the trump rank, so that a Tolaji is
 * always in adjacent columns; above them jokers and trump-rank cards in a row of their own.
 */
export function gridOf({ rank, suit }: TrumpChoice): readonly GridRow[] {
  const suits = suit === null ? SUIT_ORDER : [suit, ...SUIT_ORDER.filter((other) => other !== suit)];
  const ranks = Array.from({ length: 13 }, (_, i) => 12 - i).filter((other) => other !== rank);
  return [
    {
      suit: null,
      line: TRUMPS,
      kinds: [RED_JOKER, BLACK_JOKER, ...suits.map((other) => cardOf(other, rank))],
    },
    ...suits.map((other) => ({
      suit: other,
      line: other === suit ? TRUMPS : other,
      kinds: ranks.map((r) => cardOf(other, r)),
    })),
  ];
}

const rowOf = (grid: readonly GridRow[], card: Card): number =>
  grid.findIndex(({ kinds }) => kinds.includes(card));

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The nearest cell in a direction among those that are open to the cursor; round the edges. */
export function neighbour(
  grid: readonly GridRow[],
  open: (card: Card) => boolean,
  from: Card,
  direction: Direction,
): Card {
  const at = rowOf(grid, from);
  const { kinds } = grid[at]!;
  if (direction === 'left' || direction === 'right') {
    const inRow = kinds.filter((card) => card === from || open(card));
    const step = direction === 'left' ? -1 : 1;
    return valueAround(inRow, from, step);
  }
  const step = direction === 'up' ? -1 : 1;
  const x = (kinds.indexOf(from) + 0.5) / kinds.length;
  for (let k = 1; k < grid.length; k++) {
    const row = grid[placeAround(at, k * step, grid.length)]!.kinds;
    const far = (card: Card) => Math.abs((row.indexOf(card) + 0.5) / row.length - x);
    const nearest = row.filter(open).sort((a, b) => far(a) - far(b))[0];
    if (nearest !== undefined) return nearest;
  }
  return from;
}

/** The keys that name ranks, low to high. */
export const RANK_KEYS = ['2', '3', '4', '5', '6', '7', '8', '9', '0', 'J', 'Q', 'K', 'A'] as const;

/**
 * The card that a rank key means while the cursor stands on another: the one of that rank in its row. From the row of jokers a
 * plain rank means the trump suit's card. Null where there is no such card.
 */
export function kindFor(
  grid: readonly GridRow[],
  trumps: TrumpChoice,
  from: Card,
  rank: number,
): Card | null {
  if (rank === trumps.rank) return isJoker(from) ? trumpRankCard(trumps) : cardOf(suitOf(from), rank);
  const top = isJoker(from) || rankOf(from) === trumps.rank;
  const suit = top ? trumps.suit : grid[rowOf(grid, from)]!.suit;
  return suit === null ? null : cardOf(suit, rank);
}

const trumpRankCard = ({ rank, suit }: TrumpChoice): Card | null =>
  suit === null ? null : cardOf(suit, rank);

/** A rank as it is written: `T` for ten. */
export const rankText = (card: Card): string => '23456789TJQKA'[rankOf(card)]!;
export const suitLetter = (suit: number): string => SUITS[suit]!;
