import { bitCount, highestBit, lowestBit } from '../../engine/card-set.ts';
import { NO_TRUMP } from '../../engine/five-hundred/bids.ts';
import {
  above,
  behind,
  below,
  enemiesBehind,
  enemiesOf,
  higherUnseen,
  highest,
  holds,
  isAlly,
  isEmpty,
  isJoker,
  JOKER_HEIGHT,
  lowest,
  onlyOf,
  type Reading,
  sizeOf,
  someMayHold,
  strength,
  winnersOf,
} from './reading.ts';
import { type BySuit, heightAt, type Spot, SUITS, spotAt, suitAt } from './sim.ts';

/** Plays to a trick of a contract for tricks that somebody else led. */
export function chooseFollow(reading: Reading): Spot {
  const { legal, trump, sim } = reading;
  const { best } = sim;
  const led = reading.led!;
  if (sizeOf(legal) === 1) return onlyOf(legal);
  const winners = winnersOf(reading);
  if (isEmpty(winners)) return cheapest(reading);
  const enemies = enemiesBehind(reading) !== 0;

  if (isAlly(reading, sim.winner)) {
    // A partner's winner is neither ruffed nor overtaken, unless it is likely to fall and ours is not.
    if (!enemies || !likelyToFall(reading, best, led)) return cheapest(reading);
    const card = lowestHolding(reading, winners, led);
    return card !== null && !isJoker(card) && strength(card, trump) > strength(best, trump) + 1
      ? card
      : cheapest(reading);
  }

  const later = sim.players - sim.count - 1;
  const partnerBehind = behind(reading).some((seat) => isAlly(reading, seat));
  const cheapWinner = lowest(winners, trump);
  if (!enemies && (!partnerBehind || suitAt(cheapWinner) !== led)) return cheapWinner;
  const sure = lowestHolding(reading, winners, led);
  if (sure !== null) {
    // Second hand keeps trumps' honours when a partner may still win the trick for less.
    const dear = led === trump && partnerBehind && strength(best, trump) < strength(sure, trump) - 8;
    if (!dear || later === 1) return sure;
  }
  const isRuff = suitAt(cheapWinner) === trump && led !== trump;
  if (isRuff && !isJoker(cheapWinner)) return cheapWinner;
  if (partnerBehind) {
    const low = lowest(legal, trump);
    return suitAt(low) === led ? low : cheapest(reading);
  }
  // Third hand: high enough to cost the last player something, but not the Joker and not a card that is worth a later trick alone.
  const high = highest(winners, trump);
  return isJoker(high) ? high : equalsBelow(reading, high, winners);
}

/** The lowest of these cards that will hold the trick, or null. */
function lowestHolding(reading: Reading, winners: BySuit, led: number): Spot | null {
  const { trump } = reading;
  const suits = [led, trump];
  for (const suit of led === trump ? [trump] : suits) {
    for (let rest = winners[suit]!; rest !== 0; rest &= rest - 1) {
      const spot = spotAt(suit, lowestBit(rest));
      if (holds(reading, spot, led)) return spot;
    }
  }
  return null;
}

/** Is there an unseen card that an opponent behind may beat this with? More than one makes it likely. */
const likelyToFall = (reading: Reading, spot: Spot, led: number): boolean =>
  higherUnseen(reading, spot) >= 2 && !holds(reading, spot, led);

/** The lowest of some of one's cards that beats the same unseen cards as `high`, which is one of them. */
export function equalsBelow({ unseen }: Reading, high: Spot, cards: BySuit): Spot {
  const suit = suitAt(high);
  const between = below(unseen[suit]!, heightAt(high));
  const equal = between === 0 ? cards[suit]! : above(cards[suit]!, highestBit(between));
  return spotAt(suit, lowestBit(equal));
}

/** The card that costs least to play: low, from a suit where it guards nothing, and no trump or Joker if it can be helped. */
function cheapest(reading: Reading): Spot {
  const { legal, trump } = reading;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let suit = 0; suit < SUITS; suit++) {
    if (legal[suit] === 0) continue;
    if (suit === trump) {
      const height = lowestBit(legal[suit]!);
      const price = height === JOKER_HEIGHT ? 200 : 92 + height;
      if (price < least) {
        least = price;
        best = spotAt(suit, height);
      }
      continue;
    }
    const own = reading.hand[suit]!;
    const unseen = reading.unseen[suit]!;
    const held = bitCount(own);
    const aboveTop = bitCount(above(unseen, highestBit(own)));
    const shortness = trump === NO_TRUMP ? -held : held;
    const kept = aboveTop > 0 && aboveTop < 3 && held === aboveTop + 1;
    for (let rest = legal[suit]!; rest !== 0; rest &= rest - 1) {
      const height = lowestBit(rest);
      const higher = bitCount(above(unseen, height));
      let price = height + shortness;
      if (higher === 0)
        price = trump === NO_TRUMP || someMayHold(reading, enemiesOf(reading), suit) ? 50 + height : 20;
      else {
        // Throwing one of just enough guards gives the guarded card away.
        if (kept && higher > aboveTop) price += 18;
        if (higher < held && higher < 3) price += 16;
      }
      if (price < least) {
        least = price;
        best = spotAt(suit, height);
      }
    }
  }
  return best;
}
