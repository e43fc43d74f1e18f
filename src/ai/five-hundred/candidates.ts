import { SUIT_NUMBERS } from '../../engine/five-hundred/cards.ts';
import type { Hidden, Move, PlayPhase, View } from '../../engine/five-hundred/state.ts';
import { namesSuit } from '../../engine/five-hundred/trick.ts';
import type { Seat } from '../../engine/game.ts';
import { likelyCalls } from './auction.ts';
import { likelyBurials } from './bury.ts';
import { equalsBelow } from './follow.ts';
import { naming } from './lead.ts';
import { gifts } from './nello.ts';
import { policyCard } from './play.ts';
import { isEmpty, type Reading, read } from './reading.ts';
import { type BySuit, cardAt, heightAt, type Spot, simOf, suitAt } from './sim.ts';

const BIDS = 10;
/** The number of cards, beyond those to bury, that a burial chooses from. */
const SPARE = 3;

/** Returns the moves worth searching in the policy's order: likely calls and burials, any gift, and one of each run of equal cards. */
export function candidates(view: View, seat: Seat): Move[] {
  switch (view.phase) {
    case 'bid':
      return likelyCalls(view, seat, BIDS);
    case 'give':
      return gifts(view).map((card) => ({ kind: 'give', card }));
    case 'bury':
      return likelyBurials(view, SPARE);
    case 'play':
      return differentPlays(view);
    default:
      return [];
  }
}

/** Returns legal cards in the policy's order, the best first. Of cards with no unseen card between them it has only the lowest. */
function differentPlays(view: PlayPhase<Hidden>): Move[] {
  const reading = read(simOf(view));
  const { trump, led, legal } = reading;
  const lowest = ranked(reading).map((spot) => equalsBelow(reading, spot, legal));
  return [...new Set(lowest)].flatMap((spot): Move[] => {
    const card = cardAt(spot, trump);
    if (led !== null || !namesSuit(card, trump)) return [{ kind: 'play', card, suit: null }];
    const liked = naming(reading, spot)!;
    const others = SUIT_NUMBERS.filter((suit) => suit !== liked);
    return [liked, ...others].map((suit) => ({ kind: 'play', card, suit }));
  });
}

/** Returns the legal cards in the policy's order: each is its choice without those before. */
function ranked(reading: Reading): Spot[] {
  const spots: Spot[] = [];
  let { hand, legal } = reading;
  while (!isEmpty(legal)) {
    const spot = policyCard({ ...reading, hand, legal });
    spots.push(spot);
    hand = without(hand, spot);
    legal = without(legal, spot);
  }
  return spots;
}

const without = (cards: BySuit, spot: Spot): BySuit =>
  cards.map((bits, suit) => (suit === suitAt(spot) ? bits & ~(1 << heightAt(spot)) : bits));
