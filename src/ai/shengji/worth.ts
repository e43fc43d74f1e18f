import { type Card, rankOf } from '../../engine/card.ts';
import { COPIES, type Counts, isJoker, KINDS } from '../../engine/shengji/cards.ts';
import type { Price } from '../../engine/shengji/selections.ts';
import { type Lie, TRUMPS } from '../../engine/shengji/trumps.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/* The worth of keeping cards, in points of the 400. It excludes the points on a card, which go to the winner of the trick. */

const ACE = 12;

/** Returns the worth of keeping a single copy of a kind. */
export function worthOf(card: Card, lie: Lie, w: Weights): number {
  const height = lie.heights[card]!;
  if (lie.suits[card] === TRUMPS)
    return w.trump + w.trumpRise * height + w.trumpHigh * Math.max(0, height - 11);
  const plain = [w.plain0, w.plain1, w.plain2, w.plain3, w.plain4, w.plain5];
  return plain[ACE - 1 - height] ?? w.plainLow;
}

/** Returns a function for the cost of parting with the first n copies of a card in this hand. */
export function pricesOf(hand: Counts, lie: Lie): Price {
  const prices = priceList(lie);
  return (card, n) => prices[priceAt(card, hand[card]!, n)]!;
}

/** Returns the index in a price list for parting with `n` of the `held` copies of a kind. */
export const priceAt = (card: Card, held: number, n: number): number =>
  (card * (COPIES + 1) + held) * (COPIES + 1) + n;

const LISTS = new WeakMap<Weights, Map<Lie, Float64Array>>();

/** Returns all prices under one choice of trumps; index them by `priceAt`. */
export function priceList(lie: Lie, w: Weights = WEIGHTS): Float64Array {
  const lists = LISTS.get(w) ?? new Map<Lie, Float64Array>();
  LISTS.set(w, lists);
  const known = lists.get(lie);
  if (known) return known;
  const groups = [0, 0, w.pair, w.three, w.four];
  const prices = new Float64Array(priceAt(KINDS, 0, 0));
  for (let card = 0; card < KINDS; card++) {
    const single = worthOf(card, lie, w);
    const strength =
      lie.suits[card] === TRUMPS
        ? w.groupTrump
        : w.groupTwo + ((w.groupAce - w.groupTwo) * rankOf(card)) / ACE;
    for (let held = 1; held <= COPIES; held++) {
      for (let n = 0; n <= held; n++) {
        prices[priceAt(card, held, n)] = n * single + strength * (groups[held]! - groups[held - n]!);
      }
    }
  }
  lists.set(lie, prices);
  return prices;
}

/** The most cards left in every hand with which a joker is led like any card. */
const LAST = 8;

/** Returns the extra cost of leading `n` copies of a card with `left` cards in every hand. */
export const priceOfLead = (card: Card, n: number, left: number, w: Weights = WEIGHTS): number =>
  n === 1 && isJoker(card) && left > LAST ? w.joker : 0;

/**
 * Returns the worth of joining the House by a ticket. `lead`: the House's lead in points, see `houseLead`. Joining a House that is behind makes its
 * loss one's own; a player who holds the ticket back stays with the Players.
 */
export const joiningWorth = (lead: number, w: Weights = WEIGHTS): number => w.joining * (lead - w.joinFrom);
