import { highestBid } from '../../../../src/engine/five-hundred/auction.ts';
import {
  BIDS,
  type Bid,
  type BidName,
  bidOf,
  NELLO_POINTS,
  STRAINS,
  type Strain,
} from '../../../../src/engine/five-hundred/bids.ts';
import { has, JOKER } from '../../../../src/engine/five-hundred/cards.ts';
import { check } from '../../../../src/engine/five-hundred/rules.ts';
import { GRAND_SLAM } from '../../../../src/engine/five-hundred/score.ts';
import {
  type BidPhase,
  type Hidden,
  type Move,
  otherTeam,
  teamOf,
  tricksInDeal,
} from '../../../../src/engine/five-hundred/state.ts';
import type { Seat } from '../../../../src/engine/game.ts';
import { chanceOf, declaring, type Estimate, nelloChance, supporting } from './estimate.ts';

/** Expected cost of an opponents' contract, as a share of its points. */
const ENEMY_SHARE = 0.25;
/** Expected worth of a deal without a bid of the team so far, in points. */
const OPEN_WORTH = -10;
/** An Inkle may be this many points worse than a pass, since it informs a partner. */
const INKLE_GRACE = 15;

/** Fewest expected tricks for a six; with fewer it becomes an Inkle while a partner may still raise it. */
const WEAK_SIX = 7;

/** A bid that a hand may consider. */
interface ValuedBid {
  readonly bid: Bid;
  readonly estimate: Estimate;
  /** Expected points, less the opponents'. */
  readonly worth: number;
}

/** The move of a call; a pass is null. */
export const calling = (bid: BidName | null): Move =>
  bid === null ? { kind: 'pass' } : { kind: 'bid', bid };

export function chooseCall(view: BidPhase<Hidden>, seat: Seat): BidName | null {
  const passWorth = worthOfPass(view, seat);
  const choice = bestAllowed(view, seat);
  const nello = worthOfNello(view, seat);
  if (nello !== null && nello.worth > Math.max(passWorth, choice?.worth ?? passWorth)) return 'nello';
  if (choice === null) return null;
  if (isInkle(view, seat, choice, passWorth)) return `inkle ${choice.bid.strain!}` as BidName;
  return choice.worth > passWorth ? choice.bid.name : null;
}

const estimateOf = ({ hands, calls, standing }: BidPhase<Hidden>, seat: Seat, strain: Strain): Estimate =>
  declaring(hands[seat]!, bidOf(`6${strain}`), calls, seat, standing.seats);

/** The allowed bid of tricks with the best expectation. */
function bestAllowed(view: BidPhase<Hidden>, seat: Seat): ValuedBid | null {
  const allowed = valuedBids(view, seat).filter(
    ({ bid }) => check(view, seat, { kind: 'bid', bid: bid.name }) === null,
  );
  return allowed.length > 0 ? bestOf(allowed) : null;
}

/** Every bid of tricks for this hand, allowed or not. */
function valuedBids(view: BidPhase<Hidden>, seat: Seat): ValuedBid[] {
  const hand = view.hands[seat]!;
  // Without the Joker the opponents have a trick, so nobody promises all ten.
  const most = has(hand, JOKER) ? tricksInDeal : tricksInDeal - 1;
  return STRAINS.flatMap((strain) => {
    const estimate = estimateOf(view, seat, strain);
    return BIDS.filter((bid) => bid.strain === strain && !bid.inkle && bid.tricks <= most).map((bid) => ({
      bid,
      estimate,
      worth: worthOf(view, seat, bid, estimate),
    }));
  });
}

const bestOf = (found: readonly ValuedBid[]): ValuedBid =>
  found.reduce((a, b) => (b.worth > a.worth ? b : a));

/** Is this best bid a weak six while a partner is still to speak? */
function isInkle(
  view: BidPhase<Hidden>,
  seat: Seat,
  { bid, estimate, worth }: ValuedBid,
  passWorth: number,
): boolean {
  if (partnerToCome(view, seat) === null || bid.tricks !== 6) return false;
  return estimate.tricks < WEAK_SIX && worth > passWorth - INKLE_GRACE;
}

/** The next partner still to speak. */
function partnerToCome({ standing, calls }: BidPhase<Hidden>, seat: Seat): Seat | null {
  return calls.length + 2 < standing.seats ? (seat + 2) % standing.seats : null;
}

function worthOfPass(view: BidPhase<Hidden>, seat: Seat): number {
  const highest = highestBid(view.calls);
  if (highest === null) return OPEN_WORTH;
  const bid = bidOf(highest.bid);
  if (teamOf(highest.seat) !== teamOf(seat)) return -ENEMY_SHARE * bid.points;
  if (bid.name === 'nello') return NELLO_POINTS / 2;
  return worthOf(view, seat, bid, supporting(view.hands[seat]!, bid, view.standing.seats));
}

function worthOfNello(view: BidPhase<Hidden>, seat: Seat): { worth: number; chance: number } | null {
  if (check(view, seat, { kind: 'bid', bid: 'nello' }) !== null) return null;
  const chance = nelloChance(view.hands[seat]!, view.standing.seats);
  return {
    chance,
    worth: chance * gain(view, seat, NELLO_POINTS) - (1 - chance) * loss(view, seat, NELLO_POINTS, 1),
  };
}

/** Chance times points, less the cost of being set. */
function worthOf(view: BidPhase<Hidden>, seat: Seat, bid: Bid, estimate: Estimate): number {
  const made = chanceOf(estimate, bid.tricks);
  const slam = bid.points < GRAND_SLAM ? chanceOf(estimate, tricksInDeal) : 0;
  const defended = tricksInDeal - Math.min(estimate.tricks, bid.tricks - 1);
  return (
    (made - slam) * gain(view, seat, bid.points) +
    slam * gain(view, seat, Math.max(bid.points, GRAND_SLAM)) -
    (1 - made) * loss(view, seat, bid.points, defended)
  );
}

/** Points beyond the target win nothing more. */
function gain({ standing }: BidPhase<Hidden>, seat: Seat, points: number): number {
  return Math.min(points, standing.rules.target - standing.scores[teamOf(seat)]);
}

/** The cost of a set: the points, the defenders' tricks, and the match itself if it is lost with them. */
function loss({ standing }: BidPhase<Hidden>, seat: Seat, points: number, defended: number): number {
  const team = teamOf(seat);
  const lost =
    standing.scores[team] - points <= -standing.rules.target ||
    standing.scores[otherTeam(team)] + 10 * defended >= standing.rules.target;
  return points + 10 * defended + (lost ? standing.rules.target / 4 : 0);
}
