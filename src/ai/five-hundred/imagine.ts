import {
  type Card,
  type Cards,
  cardsOf,
  minus,
  setOf,
  size,
  union,
} from '../../engine/five-hundred/cards.ts';
import { imagine } from '../../engine/five-hundred/imagine.ts';
import type { PlayPhase, State, View } from '../../engine/five-hundred/state.ts';
import { suitIn } from '../../engine/five-hundred/trumps.ts';
import { shownVoids } from '../../engine/five-hundred/view.ts';
import type { Seat } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { leastWorth } from './bury.ts';
import { handsBefore } from './history.ts';
import { dangers } from './nello.ts';

/** Imagines a deal that the view cannot rule out. Another contractor has buried the cards that the policy would bury. */
export function imagineSensibly(view: View, seat: Seat, random: Random): State {
  const world = imagine(view, random);
  return world.phase === 'play' && world.contract.seat !== seat ? buriedSensibly(world) : world;
}

function buriedSensibly(world: PlayPhase): PlayPhase {
  const { contract, hands, aside } = world;
  const { seat, trump } = contract;
  const held = union(hands[seat]!, aside.buried);
  // Cards of a suit that the contractor has shown to be out of must be buried.
  const voids = shownVoids(world)[seat]!;
  const sure = setOf(cardsOf(held).filter((card) => ((voids >> suitIn(card, trump)) & 1) === 1));
  const among = minus(held, sure);
  const count = size(aside.buried) - size(sure);
  const had = union(handsBefore(world)[seat]!, among);
  const more =
    contract.bid === 'nello'
      ? mostDangerous(had, among, world.standing.seats).slice(0, count)
      : leastWorth(had, count, trump, among);
  const buried = union(sure, setOf(more));
  return { ...world, hands: hands.with(seat, minus(held, buried)), aside: { ...aside, buried } };
}

function mostDangerous(hand: Cards, among: Cards, seats: number): Card[] {
  const danger = dangers(hand, seats);
  return cardsOf(among).sort((a, b) => danger.get(b)! - danger.get(a)!);
}
