import { type Card, cardOf, DIAMONDS, HEARTS, rankOf, SPADES } from '../../engine/card.ts';
import { bitCount, type CardSet, has, lowestBit, ranksOf, size } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { mayBeWith } from '../../engine/gongzhu/knowledge.ts';
import { CARD_POINTS, GOAT, PIG } from '../../engine/gongzhu/score.ts';
import { type Hidden, type PlayPhase, SEATS } from '../../engine/gongzhu/state.ts';

export const PIG_RANK = rankOf(PIG);
export const GOAT_RANK = rankOf(GOAT);

const SUITS = 4;
const CARDS = 13;

/** Possible plays of the seats after the seat to act, see `lookBehind`. One object, filled anew at each choice: a search makes millions. */
export interface Behind {
  /** The number of seats still to play, 0 to 3. */
  seats: number;
  /** The ranks that each seat may hold: four suits a seat. */
  readonly may: Int32Array;
  /** The number of cards that each seat may hold, and the points of those that are bad to get. */
  readonly cards: Int32Array;
  readonly bad: Int32Array;
  /** The row of `FOLLOWS` for this trick. */
  row: number;
  /** For the suit of `expectFrom`: the ranks that each seat may hold, and the chance that it follows suit. */
  readonly followers: Int32Array;
  readonly follows: Float64Array;
}

const behind: Behind = {
  seats: 0,
  may: new Int32Array(3 * SUITS),
  cards: new Int32Array(3),
  bad: new Int32Array(3),
  row: 0,
  followers: new Int32Array(3),
  follows: new Float64Array(3),
};

/** Tabulates the points of each set of `ranks` hearts from `lowest` on. */
const heartSums = (lowest: number, ranks: number): Int16Array =>
  Int16Array.from({ length: 1 << ranks }, (_, set) => {
    let sum = 0;
    for (let rest = set; rest !== 0; rest &= rest - 1)
      sum += CARD_POINTS[cardOf(HEARTS, lowest + lowestBit(rest))]!;
    return sum;
  });
// Ranks in the lower of two tables of sums. One table for all thirteen would have 8,192 sets, computed at each start of the program.
const LOWER = 7;
const LOWER_HEARTS = heartSums(0, LOWER);
const UPPER_HEARTS = heartSums(LOWER, CARDS - LOWER);
const PIG_POINTS = 100;
const GOAT_POINTS = -100;

/** Returns the points of ranks of a suit. */
const sumOf = (suit: number, ranks: number): number => {
  if (suit === HEARTS) return LOWER_HEARTS[ranks & ((1 << LOWER) - 1)]! + UPPER_HEARTS[ranks >> LOWER]!;
  if (suit === SPADES) return ((ranks >> PIG_RANK) & 1) * PIG_POINTS;
  return suit === DIAMONDS ? ((ranks >> GOAT_RANK) & 1) * GOAT_POINTS : 0;
};

const rowOf = (left: number, count: number): number => (left * SEATS + count) * (CARDS + 1);

/**
 * The chance that a hand has at least one of the n cards that it may hold, with each unseen card equally likely in any hand. Indexed by cards left
 * and cards on the table (`rowOf`), then by n.
 */
const FOLLOWS = new Float64Array(rowOf(CARDS + 1, 0));
for (let left = 1; left <= CARDS; left++)
  for (let count = 0; count < SEATS; count++)
    for (let may = 0; may <= CARDS; may++)
      FOLLOWS[rowOf(left, count) + may] = 1 - (1 - left / (3 * left - count)) ** may;

/** Fills and returns `Behind` for the seats that have not played to this trick, except the seat to act. */
export function lookBehind(position: PlayPhase<Hidden>, me: Seat, unseen: CardSet): Behind {
  const { may, cards, bad } = behind;
  const { trick, played } = position;
  const count = (me - trick.leader) & 3;
  const left = CARDS - ((size(played) - count) >> 2);
  behind.row = rowOf(left, count);
  behind.seats = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    if (seat === me || trick.cards[seat] !== null) continue;
    const place = behind.seats++;
    const held = mayBeWith(position, unseen, me, seat);
    for (let suit = 0; suit < SUITS; suit++) may[place * SUITS + suit] = ranksOf(held, suit);
    cards[place] = size(held);
    bad[place] = sumOf(HEARTS, may[place * SUITS + HEARTS]!) + sumOf(SPADES, may[place * SUITS + SPADES]!);
  }
  return behind;
}

/** Sets the suit led, or to be led. Returns the expected points that the seats behind add to the trick. `throws`: the weight of discarded points. */
export function expectFrom(
  { seats, may, cards, bad, row, followers, follows }: Behind,
  suit: number,
  throws: number,
): number {
  let added = 0;
  for (let place = 0; place < seats; place++) {
    const ranks = may[place * SUITS + suit]!;
    const n = bitCount(ranks);
    const chance = FOLLOWS[row + n]!;
    followers[place] = n;
    follows[place] = chance;
    const sum = n === 0 ? 0 : sumOf(suit, ranks);
    if (sum !== 0) added += (chance * sum) / n;
    // A player who cannot follow discards bad cards first.
    if (throws === 0 || chance === 1 || cards[place] === n) continue;
    added += ((1 - chance) * throws * (bad[place]! - (suit >= HEARTS ? sum : 0))) / (cards[place]! - n);
  }
  return added;
}

/** The chance that no seat behind beats a rank of the suit set by `expectFrom`. `willing`: the chance that a player beats it if able. */
export function chanceToHold(
  { seats, may, followers, follows }: Behind,
  suit: number,
  rank: number,
  willing: number,
): number {
  let holds = 1;
  for (let place = 0; place < seats; place++) {
    const higher = bitCount(may[place * SUITS + suit]! >> (rank + 1));
    if (higher > 0) holds *= Math.max(0, 1 - (willing * follows[place]! * higher) / followers[place]!);
  }
  return holds;
}

/** The chance that a card is with one of the seats behind, with all possible holders equally likely. 0 if the card is not unseen. */
export function chanceBehind(position: PlayPhase<Hidden>, me: Seat, unseen: CardSet, card: Card): number {
  if (!has(unseen, card)) return 0;
  let all = 0;
  let later = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    if (seat === me || !has(mayBeWith(position, unseen, me, seat), card)) continue;
    all++;
    if (position.trick.cards[seat] === null) later++;
  }
  return all === 0 ? 0 : later / all;
}
