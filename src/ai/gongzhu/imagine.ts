import { type CardSet, minus, setOf, union } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { imagine } from '../../engine/gongzhu/imagine.ts';
import { PASS_SIZE } from '../../engine/gongzhu/rules.ts';
import {
  type Deal,
  type DealView,
  giverTo,
  receiverOf,
  type State,
  type View,
} from '../../engine/gongzhu/state.ts';
import type { Random } from '../../engine/random.ts';
import { chooseGift } from './pass.ts';

/** Imagines a deal that the view cannot rule out. The other seats have passed the cards that the policy would pass, if their receivers can have them. */
export function imagineSensibly(view: View, seat: Seat, random: Random): State {
  const world = imagine(view, random);
  if (world.phase !== 'pass' && world.phase !== 'play') return world;
  const seen = (view as DealView).deal.gifts;
  const deal = { ...world.deal, gifts: world.deal.gifts.slice() };
  // Steps to the next giver: what a seat received is settled before what it gave.
  const step = deal.to === 3 ? 3 : 1;
  for (let n = 1, giver = (seat + step) & 3; n < 4; n++, giver = (giver + step) & 3)
    if (seen[giver] === null && deal.gifts[giver] !== null)
      deal.gifts[giver] = world.phase === 'pass' ? giftOf(deal.hands[giver]!) : giftAmong(deal, giver);
  return { ...world, deal };
}

const giftOf = (hand: CardSet, among = hand): CardSet => setOf(chooseGift(hand, PASS_SIZE, undefined, among));

/** Returns the most likely gift of a seat, among the cards that its receiver holds. */
function giftAmong(deal: Deal, giver: Seat): CardSet {
  const theirs = deal.hands[receiverOf(deal, giver)]!;
  const kept = minus(deal.hands[giver]!, deal.gifts[giverTo(deal, giver)]!);
  return giftOf(union(kept, theirs), theirs);
}
