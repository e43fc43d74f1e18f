import { NO_TRUMP } from '../../../../src/engine/five-hundred/bids.ts';
import { type Card, cardsOf, JOKER } from '../../../../src/engine/five-hundred/cards.ts';
import { beats, strengthIn, suitIn } from '../../../../src/engine/five-hundred/trumps.ts';
import { heldOf, highest, holds, isAlly, lowest, type Reading, someMayHold, unseenOf } from './reading.ts';

/** Follows to a trick of a contract for tricks. */
export function chooseFollow(reading: Reading): Card {
  const { legal, trump, after } = reading;
  const led = reading.led!;
  const best = reading.best!;
  if (legal.length === 1) return legal[0]!;
  const cheap = cheapest(reading);
  const winners = winnersOf(reading);
  const enemiesBehind = after.some((seat) => !isAlly(reading, seat));
  const partnerBehind = after.some((seat) => isAlly(reading, seat));

  if (isAlly(reading, best.seat)) {
    if (!enemiesBehind || winners.length === 0) return cheap;
    // A partner's winner is neither ruffed nor overtaken, unless it is likely to fall and ours is not.
    const safe = winners.filter((card) => holds(reading, card, led) && card !== JOKER);
    if (safe.length === 0 || !likelyToFall(reading, best.card, led)) return cheap;
    const card = lowest(safe, trump);
    return strengthIn(card, trump) > strengthIn(best.card, trump) + 1 ? card : cheap;
  }

  if (winners.length === 0) return cheap;
  const cheapWinner = lowest(winners, trump);
  if (!enemiesBehind && (!partnerBehind || suitIn(cheapWinner, trump) !== led)) return cheapWinner;
  const sure = winners.filter((card) => holds(reading, card, led));
  const isRuff = suitIn(cheapWinner, trump) === trump && led !== trump;
  if (sure.length > 0) {
    const card = lowest(sure, trump);
    // Second hand keeps trumps' honours when a partner may still win the trick for less.
    const dear = led === trump && partnerBehind && strengthIn(best.card, trump) < strengthIn(card, trump) - 8;
    if (!dear || after.length === 1) return card;
  }
  if (isRuff && cheapWinner !== JOKER) return cheapWinner;
  if (partnerBehind) {
    const low = lowest(legal, trump);
    return suitIn(low, trump) === led ? low : cheap;
  }
  // Third hand: high enough to cost the last player something, but neither the Joker nor a card that wins a later trick alone.
  const high = highest(winners, trump);
  return high === JOKER ? JOKER : equalsBelow(reading, high, winners);
}

const winnersOf = ({ legal, best, led, trump }: Reading): Card[] =>
  legal.filter((card) => beats(card, best!.card, led!, trump));

/** Is there an unseen card that an opponent behind may beat this with? More than one makes it likely. */
function likelyToFall(reading: Reading, card: Card, led: number): boolean {
  if (holds(reading, card, led)) return false;
  const above = cardsOf(unseenOf(reading, suitIn(card, reading.trump))).filter((other) =>
    beats(other, card, led, reading.trump),
  );
  return above.length >= 2;
}

/** The lowest of the own winners that beats the same unseen cards as `high`. */
function equalsBelow(reading: Reading, high: Card, winners: readonly Card[]): Card {
  const { trump } = reading;
  const between = cardsOf(unseenOf(reading, suitIn(high, trump))).map((card) => strengthIn(card, trump));
  const top = strengthIn(high, trump);
  const equal = winners.filter((card) => {
    const strength = strengthIn(card, trump);
    return !between.some((other) => other > strength && other < top);
  });
  return lowest(equal, trump);
}

/** The card that costs least to play: low, from a suit where it guards nothing, and preferably no trump or Joker. */
export function cheapest(reading: Reading): Card {
  let best = reading.legal[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const card of reading.legal) {
    const price = cost(reading, card);
    if (price < least) {
      least = price;
      best = card;
    }
  }
  return best;
}

function cost(reading: Reading, card: Card): number {
  const { trump } = reading;
  if (card === JOKER) return 200;
  const suit = suitIn(card, trump);
  const strength = strengthIn(card, trump);
  if (suit === trump) return 60 + strength;
  const own = cardsOf(heldOf(reading, suit));
  const held = own.length;
  const unseen = cardsOf(unseenOf(reading, suit));
  const higher = (than: number): number =>
    unseen.reduce((n, other) => (strengthIn(other, trump) > than ? n + 1 : n), 0);
  const above = higher(strength);
  const aboveTop = higher(strengthIn(highest(own, trump), trump));
  if (above === 0)
    return someMayHold(reading, reading.enemies, suit) || trump === NO_TRUMP ? 50 + strength : 20;
  // Throwing one of just enough guards gives the guarded card away.
  const unguards = aboveTop > 0 && aboveTop < 3 && held === aboveTop + 1 && above > aboveTop ? 18 : 0;
  const guarded = above < held && above < 3 ? 16 : 0;
  const shortness = trump === NO_TRUMP ? -held : held;
  return strength + unguards + guarded + shortness;
}
