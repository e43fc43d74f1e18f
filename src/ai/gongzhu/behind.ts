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

/**
 * What the seats may do that play to a trick after the seat to act, see `lookBehind`. There is one object, filled anew at each
 * choice: a search makes millions.
 */
export interface Behind {
  /** How many seats still play, 0 to 3. */
  seats: number;
  /** The ranks that each of them may hold: four suits a seat. */
  readonly may: Int32Array;
  /** How many cards each may hold, and what those among them count that are bad to have thrown into a trick. */
  readonly cards: Int32Array;
  readonly bad: Int32Array;
  /** Where `FOLLOWS` has what it needs. */
  row: number;
  /** For the suit that is looked at: which ranks each may hold, and the chance that each follows suit. */
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

/** The points of each set of hearts of so many ranks. */
const heartSums = (lowest: number, ranks: number): Int16Array =>
  Int16Array.from({ length: 1 << ranks }, (_, set) => {
    let sum = 0;
    for (let rest = set; rest !== 0; rest &= rest - 1)
      sum += CARD_POINTS[cardOf(HEARTS, lowest + lowestBit(rest))]!;
    return sum;
  });
// Sums are tabulated for two halves: all thirteen ranks at once would be 8,192 sets, computed at each start of
// the program.
const LOWER = 7;
const LOWER_HEARTS = heartSums(0, LOWER);
const UPPER_HEARTS = heartSums(LOWER, CARDS - LOWER);
const PIG_POINTS = 100;
const GOAT_POINTS = -100;

/** What ranks of a suit count. */
const sumOf = (suit: number, ranks: number): number => {
  if (suit === HEARTS) return LOWER_HEARTS[ranks & ((1 << LOWER) - 1)]! + UPPER_HEARTS[ranks >> LOWER]!;
  if (suit === SPADES) return ((ranks >> PIG_RANK) & 1) * PIG_POINTS;
  return suit === DIAMONDS ? ((ranks >> GOAT_RANK) & 1) * GOAT_POINTS : 0;
};

const rowOf = (left: number, count: number): number => (left * SEATS + count) * (CARDS + 1);

/**
 * The chance that a hand has at least one of the n cards that it may hold, if each unseen card is as likely to be in any hand.
 * Indexed by cards left and cards on the table (`rowOf`), then by n.
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

/** Looks at a suit that is led, or would be. Returns the points that the seats behind are expected to add to the trick. */
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
    // Who cannot follow throws bad cards first.
    if (throws === 0 || chance === 1 || cards[place] === n) continue;
    added += ((1 - chance) * throws * (bad[place]! - (suit >= HEARTS ? sum : 0))) / (cards[place]! - n);
  }
  return added;
}

/** The chance that nobody behind beats a rank of the suit looked at; `willing`: how likely one does who can. */
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

/** The chance that a card is with one of the seats behind, if all who may hold it are equally likely to; 0 if it is not unseen. */
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
