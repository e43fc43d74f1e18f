import { highestBid } from '../../engine/five-hundred/auction.ts';
import {
  BIDS,
  type Bid,
  type BidName,
  bidOf,
  NELLO_POINTS,
  type Strain,
} from '../../engine/five-hundred/bids.ts';
import { has, JOKER } from '../../engine/five-hundred/cards.ts';
import { check } from '../../engine/five-hundred/rules.ts';
import { GRAND_SLAM } from '../../engine/five-hundred/score.ts';
import {
  type BidPhase,
  type Hidden,
  type Move,
  otherTeam,
  teamOf,
  tricksInDeal,
} from '../../engine/five-hundred/state.ts';
import type { Seat } from '../../engine/game.ts';
import { chanceOf, type Estimate, nelloChance, opposing, supporting } from './estimate.ts';
import { estimateOf, honestStrains } from './honest.ts';

/** The worth of winning the match, in points beyond those that win it. */
export const MATCH = 100;
/** The expected points of a deal that nobody of the team has bid for yet. */
const OPEN_WORTH = -10;
/** Points that an Inkle may be worse than a pass. It shows a partner the way. */
const INKLE_GRACE = 15;

/** The share of an estimate's spread over dealt hands that counts when bids are weighed. Matches showed it. */
const TRUST = 0.57;
/** A six with fewer expected tricks than this is called as an Inkle while a partner may still raise it. */
const WEAK_SIX = 7;

/** A bid of tricks with its estimate. */
interface ValuedBid {
  readonly bid: Bid;
  readonly estimate: Estimate;
  /** Expected points less those of the opponents. */
  readonly worth: number;
}

/** Returns the move of a call; null for a pass. */
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

/** Returns the allowed bid of tricks that promises most; null if none is allowed. */
function bestAllowed(view: BidPhase<Hidden>, seat: Seat): ValuedBid | null {
  const allowed = valuedBids(view, seat, rankToBeat(view));
  return allowed.length > 0 ? bestOf(allowed) : null;
}

/** Returns the rank that a bid must be above. */
function rankToBeat({ calls }: BidPhase<Hidden>): number {
  const highest = highestBid(calls);
  return highest === null ? -1 : bidOf(highest.bid).rank;
}

/** Returns every honest bid of tricks above a rank. */
function valuedBids(view: BidPhase<Hidden>, seat: Seat, over = -1): ValuedBid[] {
  // Without the Joker a hand never promises all ten tricks: the opponents have a trick.
  const most = has(view.hands[seat]!, JOKER) ? tricksInDeal : tricksInDeal - 1;
  const found: ValuedBid[] = [];
  for (const { strain, estimate } of honestStrains(view, seat)) {
    const trusted = trust(estimate);
    const all = chanceOf(trusted, tricksInDeal);
    for (const bid of BIDS_IN[strain])
      if (bid.tricks <= most && bid.rank > over)
        found.push({ bid, estimate, worth: promise(view, seat, bid, trusted, all) });
  }
  return found;
}

const bidsIn = (strain: Strain): Bid[] => BIDS.filter((bid) => bid.strain === strain && !bid.inkle);
const BIDS_IN: { readonly [strain in Strain]: readonly Bid[] } = {
  S: bidsIn('S'),
  C: bidsIn('C'),
  D: bidsIn('D'),
  H: bidsIn('H'),
  NT: bidsIn('NT'),
};

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

/** Returns the allowed calls that promise most, the best first: `count` bids, Nello, and the pass. */
export function likelyCalls(view: BidPhase<Hidden>, seat: Seat, count: number): Move[] {
  const mayBid = ({ name }: Bid): boolean => check(view, seat, { kind: 'bid', bid: name }) === null;
  const bids = valuedBids(view, seat)
    .filter(({ bid }) => mayBid(bid))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ bid }) => bid);
  const nello = bidOf('nello');
  if (mayBid(nello)) bids.push(nello);
  return [...bids.map(({ name }) => name), null]
    .toSorted((a, b) => worthOfCall(view, seat, b) - worthOfCall(view, seat, a))
    .map(calling);
}

/** Returns by how many points a call (null: a pass) promises less than the policy's own. */
export function shortfallOf(view: BidPhase<Hidden>, seat: Seat, name: BidName | null): number {
  const usual = chooseCall(view, seat);
  return name === usual ? 0 : Math.max(0, worthOfCall(view, seat, usual) - worthOfCall(view, seat, name));
}

function worthOfCall(view: BidPhase<Hidden>, seat: Seat, name: BidName | null): number {
  if (name === null) return worthOfPass(view, seat);
  if (name === 'nello') return worthOfNello(view, seat)!.worth;
  const bid = bidOf(name);
  return worthOf(view, seat, bid, estimateOf(view, seat, bid.strain!)) + (bid.inkle ? INKLE_GRACE : 0);
}

/** Returns the next partner still to call; null if none is. */
function partnerToCome({ standing, calls }: BidPhase<Hidden>, seat: Seat): Seat | null {
  return calls.length + 2 < standing.seats ? (seat + 2) % standing.seats : null;
}

function worthOfPass(view: BidPhase<Hidden>, seat: Seat): number {
  const highest = highestBid(view.calls);
  if (highest === null) return OPEN_WORTH;
  const bid = bidOf(highest.bid);
  const isEnemy = teamOf(highest.seat) !== teamOf(seat);
  if (bid.name === 'nello') return isEnemy ? -NELLO_POINTS / 3 : NELLO_POINTS / 2;
  if (isEnemy) {
    const estimate = opposing(view.hands[seat]!, bid, view.standing.seats);
    return -promise(view, highest.seat, bid, estimate, chanceOf(estimate, tricksInDeal));
  }
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

const trust = ({ tricks, spread }: Estimate): Estimate => ({ tricks, spread: TRUST * spread });

function worthOf(view: BidPhase<Hidden>, seat: Seat, bid: Bid, estimate: Estimate): number {
  const trusted = trust(estimate);
  return promise(view, seat, bid, trusted, chanceOf(trusted, tricksInDeal));
}

/** Returns the expected points of a bid: chance times points, less the cost of being set. `all`: the chance of all ten tricks. */
function promise(view: BidPhase<Hidden>, seat: Seat, bid: Bid, trusted: Estimate, all: number): number {
  const made = chanceOf(trusted, bid.tricks);
  const slam = bid.points < GRAND_SLAM ? all : 0;
  const defended = tricksInDeal - Math.min(trusted.tricks, bid.tricks - 1);
  return (
    (made - slam) * gain(view, seat, bid.points) +
    slam * gain(view, seat, Math.max(bid.points, GRAND_SLAM)) -
    (1 - made) * loss(view, seat, bid.points, defended)
  );
}

/** Returns the worth of winning points. Points beyond the target count nothing; points that reach it win the match. */
function gain({ standing }: BidPhase<Hidden>, seat: Seat, points: number): number {
  const missing = standing.rules.target - standing.scores[teamOf(seat)];
  return points < missing ? points : missing + MATCH;
}

/** Returns the cost of being set: the points, the defenders' tricks, and `MATCH` if the match is lost with them. */
function loss({ standing }: BidPhase<Hidden>, seat: Seat, points: number, defended: number): number {
  const team = teamOf(seat);
  const lost =
    standing.scores[team] - points <= -standing.rules.target ||
    standing.scores[otherTeam(team)] + 10 * defended >= standing.rules.target;
  return points + 10 * defended + (lost ? standing.rules.target / 4 : 0);
}
