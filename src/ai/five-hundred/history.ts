import {
  type Card,
  type Cards,
  has,
  minus,
  NONE,
  setOf,
  size,
  union,
} from '../../engine/five-hundred/cards.ts';
import type { BidPhase, PlayPhase, State } from '../../engine/five-hundred/state.ts';
import type { Seat } from '../../engine/game.ts';
import { STRANGEST } from '../history.ts';
import { shortfallOf } from './auction.ts';
import { leastWorth } from './bury.ts';
import { policyCard } from './play.ts';
import { below, read, sizeOf } from './reading.ts';
import { applyMove, type FiveHundredSim, heightAt, type Spot, simOf, spotOf, suitAt } from './sim.ts';

/** Points that a call promises less than the policy's own, for each factor of 1/e in its likelihood. */
const SCALE = 30;
/**
 * The weight of each kind of strange move: a call, a buried card that the policy would have kept, and a card that the policy would not have played.
 * Calls weigh less during play, as the play itself shows more.
 */
const CALL = 0.7;
const BURIAL = 0.7;
const PLAY = 1;

/** Returns how well an imagined deal explains the moves of the seats other than `me`, above 0, at most 1. */
export function likelihood(world: State, me: Seat): number {
  switch (world.phase) {
    case 'bid':
      return Math.exp(-strangeCalls(world, me));
    case 'play':
      return likelihoodOfPlay(world, me, handsBefore(world));
    default:
      return 1;
  }
}

const likelihoodOfPlay = (world: PlayPhase, me: Seat, before: readonly Cards[]): number =>
  Math.exp(
    -CALL * strangeCalls(auctionOf(world, before), me) -
      BURIAL * strangelyBuried(world, me, before) -
      PLAY * strangePlays(world, me, before),
  );

function strangeCalls(world: BidPhase, me: Seat): number {
  const { calls } = world;
  let strange = 0;
  for (let n = 0; n < calls.length; n++) {
    const { seat, bid } = calls[n]!;
    // A caller chooses by its own hand, so the world can serve as its view.
    if (seat !== me)
      strange += Math.min(STRANGEST, shortfallOf({ ...world, calls: calls.slice(0, n) }, seat, bid) / SCALE);
  }
  return strange;
}

/** Returns each seat's hand at the first lead. */
export function handsBefore({ hands, tricks, trick }: PlayPhase): Cards[] {
  const played = hands.map((): Card[] => []);
  for (const { plays } of tricks) for (const { seat, card } of plays) played[seat]!.push(card);
  for (const { seat, card } of trick.plays) played[seat]!.push(card);
  return hands.map((hand, seat) => union(hand, setOf(played[seat]!)));
}

/** Returns the auction that led to a deal in play. */
function auctionOf({ standing, contract, aside }: PlayPhase, before: readonly Cards[]): BidPhase {
  const { widow, given, buried } = aside;
  const gift = given === null ? NONE : setOf([given]);
  const hands = before.map((hand, seat) => {
    if (seat === contract.seat) return minus(union(hand, buried), widow);
    return seat === contract.out[0] ? union(hand, gift) : hand;
  });
  return { phase: 'bid', standing, hands, widow: minus(widow, gift), calls: contract.calls };
}

/** Counts the cards that the contractor buried and the policy would have kept. */
function strangelyBuried(world: PlayPhase, me: Seat, before: readonly Cards[]): number {
  const { contract, aside } = world;
  if (contract.seat === me || contract.bid === 'nello') return 0;
  const had = union(before[contract.seat]!, aside.buried);
  return leastWorth(had, size(aside.buried), contract.trump).filter((card) => !has(aside.buried, card))
    .length;
}

/** Counts the plays for which the policy would have chosen another card. Cards next to each other count as one. */
function strangePlays(world: PlayPhase, me: Seat, before: readonly Cards[]): number {
  const { contract, tricks, trick } = world;
  const sim = simOf({
    ...world,
    hands: before,
    turn: contract.seat,
    trick: { plays: [], named: null },
    tricks: [],
    taken: 0,
  });
  let strange = 0;
  for (const { plays, named } of [...tricks, trick]) {
    for (let n = 0; n < plays.length; n++) {
      const { seat, card } = plays[n]!;
      const spot = spotOf(card, contract.trump);
      if (seat !== me && isStrange(sim, spot)) strange++;
      applyMove(sim, spot, n === 0 ? named : null);
    }
  }
  return strange;
}

function isStrange(sim: FiveHundredSim, spot: Spot): boolean {
  const reading = read(sim);
  if (sizeOf(reading.legal) === 1) return false;
  const usual = policyCard(reading);
  if (suitAt(usual) !== suitAt(spot)) return true;
  const [low, high] = usual < spot ? [usual, spot] : [spot, usual];
  const unseen = reading.unseen[suitAt(spot)]!;
  return below(unseen, heightAt(high)) >> heightAt(low) !== 0;
}
