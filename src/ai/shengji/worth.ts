import { type Card, rankOf } from '../../engine/card.ts';
import { COPIES, type Counts, isJoker, KINDS } from '../../engine/shengji/cards.ts';
import type { Price } from '../../engine/shengji/selections.ts';
import { type Lie, TRUMPS } from '../../engine/shengji/trumps.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/*
 * What cards are worth keeping for, in points of the 400. The points printed on a card are not counted here: they go to whoever
 * wins the trick.
 */

const ACE = 12;

/** What one copy of each kind is worth keeping for, by itself. */
export function worthOf(card: Card, lie: Lie, w: Weights): number {
  const height = lie.heights[card]!;
  if (lie.suits[card] === TRUMPS)
    return w.trump + w.trumpRise * height + w.trumpHigh * Math.max(0, height - 11);
  const plain = [w.plain0, w.plain1, w.plain2, w.plain3, w.plain4, w.plain5];
  return plain[ACE - 1 - height] ?? w.plainLow;
}

/** What it costs to part with the first so many copies of those that this hand has. */
export function pricesOf(hand: Counts, lie: Lie): Price {
  const prices = priceList(lie);
  return (card, n) => prices[priceAt(card, hand[card]!, n)]!;
}

/** Where a price list has what it costs to part with `n` of the `held` copies of a kind. */
export const priceAt = (card: Card, held: number, n: number): number =>
  (card * (COPIES + 1) + held) * (COPIES + 1) + n;

const LISTS = new WeakMap<Weights, Map<Lie, Float64Array>>();

/** All prices under one choice of trumps, see `priceAt`. */
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

/** Cards left in every hand from which on a joker is led like other cards. */
const LAST = 8;

/** What it costs to lead so many copies of a card beyond their price, with so many cards left in every hand. */
export const priceOfLead = (card: Card, n: number, left: number, w: Weights = WEIGHTS): number =>
  n === 1 && isJoker(card) && left > LAST ? w.joker : 0;

/**
 * What it is worth to join the House by meeting a ticket, when it is so many points ahead, see `houseLead`. To join a House that is not ahead makes
 * its loss one's own; whoever holds the ticket back stays with the Players.
 */
export const joiningWorth = (lead: number, w: Weights = WEIGHTS): number => w.joining * (lead - w.joinFrom);
