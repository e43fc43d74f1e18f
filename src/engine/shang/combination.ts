import { type Card, cardOf, rankOf, suitOf } from '../card.ts';
import { bitCount, type CardSet, highestBit, lowestBit, ranksOf, size } from '../card-set.ts';

/** The kinds of play from weakest to strongest; the last six are the fivers. */
export const KINDS = [
  'single',
  'pair',
  'trips',
  'straight',
  'flush',
  'full house',
  'quads',
  'straight flush',
  'royal flush',
] as const;
export type Kind = (typeof KINDS)[number];

const [SINGLE, PAIR, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH, ROYAL_FLUSH] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const;

/** Bits of ranks: ten to ace, and the lowest straight. */
const TEN_TO_ACE = 0b11111 << 8;
const FIVE_IN_SEQUENCE = 0b11111;
const ALL_RANKS = 0x1fff;
const EIGHT_IN_SEQUENCE = 0xff;
const ACE_AND_TWO = 0x1001;

/**
 * The strength of a set of cards as a play, a whole number: kind × 64 + rank × 4 + suit. Rank and suit are those of the card that decides
 * within the kind. Plays of one size compare by it. Below 0 the cards are no play.
 */
export type Rating = number;
export const NO_PLAY: Rating = -1;

const rating = (kind: number, rank: number, suit: number): Rating => kind * 64 + rank * 4 + suit;

export const kindOf = (play: Rating): Kind => KINDS[play >> 6]!;
/** Rank of the deciding card, 0 (twos) to 12 (aces): the highest, or that of the three or the four. */
export const ratedRank = (play: Rating): number => (play >> 2) & 15;
/** Suit of the deciding card, 0 to 3; meaningless (0) for trips, full houses and quads. */
export const ratedSuit = (play: Rating): number => play & 3;
/** Number of cards in a play of this rating: 1, 2, 3 or 5. */
export const sizeOf = (play: Rating): number => (play >> 6 >= STRAIGHT ? 5 : (play >> 6) + 1);
export const isFiver = (play: Rating): boolean => play >> 6 >= STRAIGHT;

/** Page: same hand type, higher rank. All fivers are one type, their kinds compared first. */
export const beats = (play: Rating, other: Rating): boolean =>
  play > other && other >= 0 && sizeOf(play) === sizeOf(other);

/** Rates cards exactly, from the ranks in each suit as bits. */
export function rate(cards: CardSet): Rating {
  const clubs = ranksOf(cards, 0);
  const diamonds = ranksOf(cards, 1);
  const hearts = ranksOf(cards, 2);
  const spades = ranksOf(cards, 3);
  const ranks = clubs | diamonds | hearts | spades;
  switch (size(cards)) {
    case 1:
    case 2:
    case 3: {
      if (ranks === 0 || (ranks & (ranks - 1)) !== 0) return NO_PLAY;
      const rank = lowestBit(ranks);
      const kind = size(cards) - 1;
      return rating(kind, rank, kind === TRIPS ? 0 : topSuit(diamonds, hearts, spades, rank));
    }
    case 5:
      break;
    default:
      return NO_PLAY;
  }
  switch (bitCount(ranks)) {
    case 5: {
      const flush = clubs === ranks || diamonds === ranks || hearts === ranks || spades === ranks;
      // Page: aces are high and nothing wraps, so five neighbouring bits are the only sequences.
      const straight = ranks / lowBit(ranks) === FIVE_IN_SEQUENCE;
      if (!flush && !straight) return NO_PLAY;
      const kind = !flush
        ? STRAIGHT
        : !straight
          ? FLUSH
          : ranks === TEN_TO_ACE
            ? ROYAL_FLUSH
            : STRAIGHT_FLUSH;
      const rank = highestBit(ranks);
      return rating(kind, rank, topSuit(diamonds, hearts, spades, rank));
    }
    case 2: {
      const four = clubs & diamonds & hearts & spades;
      if (four !== 0) return rating(QUADS, lowestBit(four), 0);
      // Three and two: only the rank of the three occurs an odd number of times.
      return rating(FULL_HOUSE, lowestBit(clubs ^ diamonds ^ hearts ^ spades), 0);
    }
    default:
      return NO_PLAY;
  }
}

/** Would these five ranks be in sequence if the two followed the ace? Page: sequences do not wrap. */
export function wraps(cards: CardSet): boolean {
  const ranks = ranksOf(cards, 0) | ranksOf(cards, 1) | ranksOf(cards, 2) | ranksOf(cards, 3);
  const gap = ALL_RANKS & ~ranks;
  // Five ranks wrap if the eight others are in sequence, and neither the ace nor the two is among those.
  return (
    size(cards) === 5 &&
    bitCount(gap) === 8 &&
    gap / lowBit(gap) === EIGHT_IN_SEQUENCE &&
    (gap & ACE_AND_TWO) === 0
  );
}

const lowBit = (bits: number): number => bits & -bits;

/** The highest suit with this rank, 0 to 3. */
const topSuit = (diamonds: number, hearts: number, spades: number, rank: number): number =>
  (spades >> rank) & 1 ? 3 : (hearts >> rank) & 1 ? 2 : (diamonds >> rank) & 1 ? 1 : 0;

export const rateSingle = (card: Card): Rating => rating(SINGLE, rankOf(card), suitOf(card));
export const ratePair = (higher: Card): Rating => rating(PAIR, rankOf(higher), suitOf(higher));
/** The rating of trips that contain this card. */
export const rateTrips = (card: Card): Rating => rating(TRIPS, rankOf(card), 0);

/** The cards in Shang's order: rank, then suit. */
export function inOrder(set: CardSet): Card[] {
  const suits = [ranksOf(set, 0), ranksOf(set, 1), ranksOf(set, 2), ranksOf(set, 3)];
  const cards: Card[] = [];
  for (let ranks = suits[0]! | suits[1]! | suits[2]! | suits[3]!; ranks !== 0; ranks &= ranks - 1) {
    const rank = lowestBit(ranks);
    for (let suit = 0; suit < 4; suit++) if ((suits[suit]! >> rank) & 1) cards.push(cardOf(suit, rank));
  }
  return cards;
}
