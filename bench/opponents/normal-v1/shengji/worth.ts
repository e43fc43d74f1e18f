import { type Card, rankOf } from '../../../../src/engine/card.ts';
import { COPIES, type Counts, KINDS } from '../../../../src/engine/shengji/cards.ts';
import type { Price } from '../../../../src/engine/shengji/selections.ts';
import { type Lie, TRUMPS } from '../../../../src/engine/shengji/trumps.ts';

/* Worth of keeping cards, in points of the 400. The points printed on a card are left out: they go to the winner of the trick. */

/** Worth of a plain card by the number of ranks missing above it. */
const PLAIN = [6, 3, 1.5, 1, 0.6, 0.4] as const;
const PLAIN_LOW = 0.2;
const ACE = 12;
/** Further worth of copies beyond the first, for cards of the highest worth. */
const GROUP = [0, 0, 2, 5, 9] as const;

const trumpWorth = (height: number): number => 1.5 + 0.2 * height + (height > 11 ? 2 * (height - 11) : 0);

/** Worth of keeping one copy of each kind, by itself. */
export function worthOf(card: Card, lie: Lie): number {
  const height = lie.heights[card]!;
  if (lie.suits[card] === TRUMPS) return trumpWorth(height);
  return PLAIN[ACE - 1 - height] ?? PLAIN_LOW;
}

/** Price of parting with the first `n` of this hand's copies of a card. */
export function pricesOf(hand: Counts, lie: Lie): Price {
  const prices = priceList(lie);
  return (card, n) => prices[priceAt(card, hand[card]!, n)]!;
}

/** Index in a price list of the price of parting with `n` of the `held` copies of a kind. */
export const priceAt = (card: Card, held: number, n: number): number =>
  (card * (COPIES + 1) + held) * (COPIES + 1) + n;

const LISTS = new Map<Lie, Float64Array>();

/** All prices under one choice of trumps, see `priceAt`. */
export function priceList(lie: Lie): Float64Array {
  const known = LISTS.get(lie);
  if (known) return known;
  const prices = new Float64Array(priceAt(KINDS, 0, 0));
  for (let card = 0; card < KINDS; card++) {
    const single = worthOf(card, lie);
    const strength = lie.suits[card] === TRUMPS ? 1.2 : 0.4 + rankOf(card) / 12;
    for (let held = 1; held <= COPIES; held++) {
      for (let n = 0; n <= held; n++) {
        prices[priceAt(card, held, n)] = n * single + strength * (GROUP[held]! - GROUP[held - n]!);
      }
    }
  }
  LISTS.set(lie, prices);
  return prices;
}

/** The price of a whole set of cards. */
export function priceOfAll(cards: readonly Card[], price: Price): number {
  let sum = 0;
  for (let i = 0; i < cards.length; ) {
    const card = cards[i]!;
    let n = 1;
    while (cards[i + n] === card) n++;
    sum += price(card, n);
    i += n;
  }
  return sum;
}
