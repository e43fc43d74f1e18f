import { bitCount, highestBit, lowestBit } from '../../engine/card-set.ts';
import { NO_TRUMP } from '../../engine/five-hundred/bids.ts';
import {
  type Card,
  type Cards,
  cardsOf,
  JOKER,
  packFor,
  rankOf,
  remove,
  suitOf,
} from '../../engine/five-hundred/cards.ts';
import type { GivePhase, Hidden } from '../../engine/five-hundred/state.ts';
import {
  behind,
  below,
  higherUnseen,
  highest,
  isEmpty,
  isJoker,
  isOut,
  JOKER_HEIGHT,
  lowerUnseen,
  lowest,
  type Reading,
  strength,
  winnersOf,
} from './reading.ts';
import { type BySuit, heightAt, type Spot, SUITS, spotAt, suitAt } from './sim.ts';

const JOKER_DANGER = 12;

/**
 * Returns the danger of each card in Nello, from 0 (safe) to about 10 (an unguarded ace): the number of lower cards that others may hold, less those
 * that one's own lower cards of the suit can let pass.
 */
export function dangers(hand: Cards, seats: number): Map<Card, number> {
  const found = new Map<Card, number>();
  let held: Card[] = [];
  for (const card of cardsOf(hand)) {
    if (card === JOKER) {
      found.set(card, JOKER_DANGER);
      continue;
    }
    if (held.length > 0 && suitOf(held[0]!) !== suitOf(card)) held = [];
    const below = packFor(seats).filter((other) => suitOf(other) === suitOf(card) && other < card).length;
    found.set(card, Math.max(0, below - held.length - 2 * held.length));
    held.push(card);
  }
  return found;
}

export const totalDanger = (hand: Cards, seats: number): number =>
  [...dangers(hand, seats).values()].reduce((sum, danger) => sum + danger, 0);

/** Takes the `count` most dangerous cards out of a hand, one by one. */
export function withoutWorst(hand: Cards, count: number, seats: number): { kept: Cards; out: Card[] } {
  let kept = hand;
  const out: Card[] = [];
  for (let i = 0; i < count; i++) {
    const without = (card: Card): number =>
      totalDanger(remove(kept, card), seats) - (card === JOKER ? 1 : rankOf(card) / 16);
    const worst = cardsOf(kept).reduce((a, b) => (without(b) < without(a) ? b : a));
    out.push(worst);
    kept = remove(kept, worst);
  }
  return { kept, out };
}

/** Returns the cards that a Nello partner may give, the most useful first: the lowest, from the suit in which the contractor is probably shortest. */
export function gifts(view: GivePhase<Hidden>): Card[] {
  const hand = cardsOf(view.hands[view.contract.out[0]!]!);
  const length = (card: Card): number => hand.filter((other) => suitOf(other) === suitOf(card)).length;
  const worth = (card: Card): number => (card === JOKER ? -99 : length(card) / 16 - rankOf(card));
  return hand.toSorted((a, b) => worth(b) - worth(a));
}

export const chooseNello = (reading: Reading): Spot =>
  reading.seat === reading.sim.contractor ? avoid(reading) : attack(reading);

/** Returns the card with the highest `worth`, the first among equals. */
function bestOf(cards: BySuit, worth: (spot: Spot) => number): Spot {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let suit = 0; suit < SUITS; suit++) {
    for (let rest = cards[suit]!; rest !== 0; rest &= rest - 1) {
      const spot = spotAt(suit, lowestBit(rest));
      const found = worth(spot);
      if (found > most) {
        most = found;
        best = spot;
      }
    }
  }
  return best;
}

/** Returns the legal cards that do not beat the winning card. */
function losersOf(reading: Reading): BySuit {
  const winners = winnersOf(reading);
  return reading.legal.map((cards, suit) => cards & ~winners[suit]!);
}

/** Returns the cards of one suit. */
const only = (cards: BySuit, wanted: number): BySuit =>
  cards.map((bits, suit) => (suit === wanted ? bits : 0));

const _holdsIn = (cards: BySuit, spot: Spot): boolean => ((cards[suitAt(spot)]! >> heightAt(spot)) & 1) === 1;

/** Chooses for the contractor, who wants to lose every trick. */
function avoid(reading: Reading): Spot {
  const { legal, led } = reading;
  if (led === null) {
    // The best lead has many unseen cards above it, and few below.
    return bestOf(legal, (spot) =>
      isJoker(spot) ? -99 : higherUnseen(reading, spot) - 3 * lowerUnseen(reading, spot),
    );
  }
  const losing = losersOf(reading);
  if (isEmpty(losing)) return lowest(legal, NO_TRUMP);
  return losing[led] !== 0 ? spotAt(led, highestBit(losing[led]!)) : worstOf(reading, losing);
}

/** Returns the card that is most likely to win a trick some day. */
const worstOf = (reading: Reading, cards: BySuit): Spot =>
  bestOf(cards, (spot) => 4 * ownDanger(reading, spot) + strength(spot, NO_TRUMP));

/** Chooses for a defender, who wants the contractor to win a trick. */
function attack(reading: Reading): Spot {
  const { legal, led, sim } = reading;
  if (led === null) return bestOf(legal, (spot) => trapWorth(reading, spot));
  const { contractor, winner, best } = sim;
  // Stay under the contractor's winning card, above all with the Joker. Before the contractor plays, keep the trick low.
  const mayStillWin =
    behind(reading).includes(contractor) && !isOut(reading, contractor, led) && !isJoker(best);
  if (winner !== contractor && !mayStillWin) return discard(reading, legal);
  const losing = losersOf(reading);
  return isEmpty(losing) ? lowest(legal, NO_TRUMP) : discard(reading, losing);
}

/** Returns the card to be rid of. Low cards of the contractor's suits can set it; high ones are in the way, the Joker most. */
function discard({ led }: Reading, cards: BySuit): Spot {
  if (cards[NO_TRUMP] !== 0) return spotAt(NO_TRUMP, JOKER_HEIGHT);
  return highest(led !== null && cards[led] !== 0 ? only(cards, led) : cards, NO_TRUMP);
}

/** Rates a defender's lead: few cards below it, and a contractor who may have to follow. */
function trapWorth(reading: Reading, spot: Spot): number {
  if (isJoker(spot)) return -99;
  const suit = suitAt(spot);
  const gone = isOut(reading, reading.sim.contractor, suit);
  return (
    (gone ? -40 : 0) -
    3 * lowerUnseen(reading, spot) +
    Math.min(3, bitCount(reading.unseen[suit]!)) -
    bitCount(reading.hand[suit]!) / 4
  );
}

const ownDanger = (reading: Reading, spot: Spot): number => {
  const lower = bitCount(below(reading.hand[suitAt(spot)]!, heightAt(spot)));
  return Math.max(0, lowerUnseen(reading, spot) - 2 * lower);
};
