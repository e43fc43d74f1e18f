import { trumpsHeld } from '../ai/five-hundred/estimate.ts';
import { bidNamed, fiveHundredTelling, OUTCOME } from '../ai/five-hundred/parts.ts';
import { fiveHundredPlan } from '../ai/five-hundred/plan.ts';
import { Sample } from '../ai/sample.ts';
import { worldsFor } from '../ai/worlds.ts';
import { type BidName, bidOf, NO_TRUMP, trumpOf } from '../engine/five-hundred/bids.ts';
import { ACE, cardOf, has, JOKER, SUIT_NUMBERS } from '../engine/five-hundred/cards.ts';
import { fiveHundred } from '../engine/five-hundred/index.ts';
import type { BidPhase, Hidden, Move, View } from '../engine/five-hundred/state.ts';
import type { Seat } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';

/** A call's results in imagined deals, in points and shares from 0 to 1. */
export interface Weighed {
  readonly call: Move;
  /** Points below the first of the calls weighed together, and the standard error. */
  readonly cost: number;
  readonly error: number;
  /** Share of the deals in which the call becomes the contract; 0 for a pass. */
  readonly stands: number;
  /** Share of those in which it is made; 0 if there are none. */
  readonly made: number;
  /** The most frequent contract after it, its share of the deals, and the share of those in which it is made; null if most often all pass. */
  readonly contract: {
    readonly bid: BidName;
    readonly isOurs: boolean;
    readonly share: number;
    readonly made: number;
  } | null;
  /** The partner's trumps on average, Joker and bowers included; without trumps, aces and the Joker. */
  readonly partner: number;
}

/** How often each contract came about and was made, by the fact `bid`. */
type Contracts = Map<number, { count: number; made: number }>;

/** Plays a deal out after each of these calls, in the same imagined deals. */
export function weigh(
  view: View & BidPhase<Hidden>,
  seat: Seat,
  calls: readonly Move[],
  deals: number,
  random: Random,
): Weighed[] {
  const next = worldsFor(fiveHundred, fiveHundredPlan, view, seat, 2 * deals, random);
  const heard = calls.map((call) => ({
    call,
    cost: new Sample(),
    partner: new Sample(),
    contracts: new Map() as Contracts,
  }));
  for (let n = 0; n < deals; n++) {
    const world = next();
    const tell = fiveHundredTelling.tell(world, seat, random.below(2 ** 21));
    const first = tell(calls[0]!);
    for (const { call, cost, partner, contracts } of heard) {
      const told = call === calls[0] ? first : tell(call);
      cost.add(first.value - told.value);
      if (world.phase === 'bid') partner.add(helpIn(world, (seat + 2) % world.hands.length, call));
      const [outcome, bid] = told.facts as [number, number];
      const contract = contracts.get(bid) ?? { count: 0, made: 0 };
      contract.count++;
      if (outcome === OUTCOME.oursMade || outcome === OUTCOME.theirsMade) contract.made++;
      contracts.set(bid, contract);
    }
  }
  return heard.map(({ call, cost, partner, contracts }) => ({
    call,
    cost: cost.mean,
    error: cost.error,
    ...standing(call, contracts, deals),
    contract: usual(contracts, deals),
    partner: partner.mean,
  }));
}

/** Trumps of a seat if this call is the contract; without trumps, its aces and Joker. */
function helpIn({ hands }: BidPhase, seat: Seat, call: Move): number {
  const trump = call.kind === 'bid' ? trumpOf(bidOf(call.bid)) : NO_TRUMP;
  const hand = hands[seat]!;
  if (trump !== NO_TRUMP) return trumpsHeld(hand, trump);
  return [JOKER, ...SUIT_NUMBERS.map((suit) => cardOf(suit, ACE))].filter((card) => has(hand, card)).length;
}

function standing(call: Move, contracts: Contracts, deals: number): Pick<Weighed, 'stands' | 'made'> {
  const own = [...contracts].find(
    ([bid]) => bid > 0 && call.kind === 'bid' && bidNamed(bid) === call.bid,
  )?.[1];
  return own ? { stands: own.count / deals, made: own.made / own.count } : { stands: 0, made: 0 };
}

function usual(contracts: Contracts, deals: number): Weighed['contract'] {
  const [bid, { count, made }] = [...contracts].reduce((a, b) => (b[1].count > a[1].count ? b : a));
  return bid === 0 ? null : { bid: bidNamed(bid), isOurs: bid > 0, share: count / deals, made: made / count };
}
