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

/** Chooses a card to follow another seat's lead in a contract for tricks. */
export function chooseFollow(reading: Reading): Spot {
  const { legal, trump, sim } = reading;
  const { best } = sim;
  const led = reading.led!;
  if (sizeOf(legal) === 1) return onlyOf(legal);
  const winners = winnersOf(reading);
  if (isEmpty(winners)) return cheapest(reading);
  const enemies = enemiesBehind(reading) !== 0;

  if (isAlly(reading, sim.winner)) {
    // A partner's winner is neither ruffed nor beaten, unless it will probably be beaten and our card will not.
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
    // Second hand saves high trumps if a partner may still win the trick more cheaply.
    const dear = led === trump && partnerBehind && strength(best, trump) < strength(sure, trump) - 8;
    if (!dear || later === 1) return sure;
  }
  const isRuff = suitAt(cheapWinner) === trump && led !== trump;
  if (isRuff && !isJoker(cheapWinner)) return cheapWinner;
  if (partnerBehind) {
    const low = lowest(legal, trump);
    return suitAt(low) === led ? low : cheapest(reading);
  }
  // Third hand plays a card high enough to cost the last player something, but neither the Joker nor a card that would win a later trick.
  const high = highest(winners, trump);
  return isJoker(high) ? high : equalsBelow(reading, high, winners);
}

/** Returns the lowest of these cards that will hold the trick; null if none will. */
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

/** May an opponent behind probably beat this card? That is: at least two unseen cards can. */
const likelyToFall = (reading: Reading, spot: Spot, led: number): boolean =>
  higherUnseen(reading, spot) >= 2 && !holds(reading, spot, led);

/** Returns the lowest of one's cards that beats the same unseen cards as `high`. `high` is one of `cards`. */
export function equalsBelow({ unseen }: Reading, high: Spot, cards: BySuit): Spot {
  const suit = suitAt(high);
  const between = below(unseen[suit]!, heightAt(high));
  const equal = between === 0 ? cards[suit]! : above(cards[suit]!, highestBit(between));
  return spotAt(suit, lowestBit(equal));
}

/** Returns the cheapest card: low, from a suit where it guards nothing, and no trump or Joker if possible. */
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
        // A high card with just enough guards loses its guard.
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
