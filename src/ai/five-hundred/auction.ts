import { BIDS, type Bid, bidOf, NELLO_POINTS, STRAINS } from '../../engine/five-hundred/bids.ts';
import { has, JOKER } from '../../engine/five-hundred/cards.ts';
import { check, standingBid } from '../../engine/five-hundred/rules.ts';
import { GRAND_SLAM } from '../../engine/five-hundred/score.ts';
import { type Bidding, type Move, otherTeam, teamOf, tricksInDeal } from '../../engine/five-hundred/state.ts';
import type { Seat } from '../../engine/game.ts';
import type { Choice } from '../bot.ts';
import { chanceOf, declaring, type Estimate, nelloChance, supporting } from './estimate.ts';
import type { Reason500 } from './reason.ts';

/** What an opponents' contract is thought to cost, as a share of its points. */
const ENEMY_SHARE = 0.25;
/** What a deal is thought to be worth that nobody of the team has bid for yet. */
const OPEN_WORTH = -10;
/** An Inkle may be this many points worse than a pass: it shows a partner the way. */
const INKLE_GRACE = 15;

/** With fewer tricks than this in sight a six is called an Inkle while a partner may still raise it. */
const WEAK_SIX = 7;

interface Prospect {
  readonly bid: Bid;
  readonly estimate: Estimate;
  /** Points to be expected, the opponents' taken off. */
  readonly worth: number;
}

export function chooseCall(view: Bidding<null>, seat: Seat): Choice<Move, Reason500> {
  const all = prospects(view, seat);
  const possible = all.filter(({ bid }) => check(view, seat, { kind: 'bid', bid: bid.name }) === null);
  const passWorth = worthOfPass(view, seat);
  const choice = possible.length > 0 ? bestOf(possible) : null;
  return (
    callNello(view, seat, Math.max(passWorth, choice?.worth ?? passWorth)) ??
    (choice && (callInkle(view, seat, choice, passWorth) ?? callBid(choice, passWorth))) ?? {
      move: { kind: 'pass' },
      reason: reasonToPass(view, seat, bestOf(all)),
    }
  );
}

/** Every bid of tricks this hand may think of, allowed or not. */
function prospects(view: Bidding<null>, seat: Seat): Prospect[] {
  const { match, calls } = view;
  const hand = view.hands[seat]!;
  // Without the Joker the opponents have a trick, so all ten are never promised.
  const most = has(hand, JOKER) ? tricksInDeal : tricksInDeal - 1;
  return STRAINS.flatMap((strain) => {
    const estimate = declaring(hand, bidOf(`6${strain}`), calls, seat, match.seats);
    return BIDS.filter((bid) => bid.strain === strain && !bid.inkle && bid.tricks <= most).map((bid) => ({
      bid,
      estimate,
      worth: worthOf(view, seat, bid, estimate),
    }));
  });
}

const bestOf = (found: readonly Prospect[]): Prospect => found.reduce((a, b) => (b.worth > a.worth ? b : a));

function callNello(view: Bidding<null>, seat: Seat, beat: number): Choice<Move, Reason500> | null {
  const nello = worthOfNello(view, seat);
  if (nello === null || nello.worth <= beat) return null;
  const score = view.match.scores[teamOf(seat)];
  return {
    move: { kind: 'bid', bid: 'nello' },
    reason: { because: 'nello', percent: Math.round(100 * nello.chance), score },
  };
}

/** A weak six while a partner is still to speak. */
function callInkle(
  view: Bidding<null>,
  seat: Seat,
  { bid, estimate, worth }: Prospect,
  passWorth: number,
): Choice<Move, Reason500> | null {
  const partner = partnerToCome(view, seat);
  if (partner === null || bid.tricks !== 6 || bid.strain === null) return null;
  if (estimate.tricks >= WEAK_SIX || worth <= passWorth - INKLE_GRACE) return null;
  const name = `inkle ${bid.strain}` as const;
  return {
    move: { kind: 'bid', bid: name },
    reason: { because: 'inkle', bid: name, tenths: tenthsOf(estimate), partner },
  };
}

function callBid({ bid, estimate, worth }: Prospect, passWorth: number): Choice<Move, Reason500> | null {
  if (worth <= passWorth) return null;
  const percent = Math.round(100 * chanceOf(estimate, bid.tricks));
  return {
    move: { kind: 'bid', bid: bid.name },
    reason: { because: 'worth', bid: bid.name, tenths: tenthsOf(estimate), percent },
  };
}

function reasonToPass({ calls }: Bidding<null>, seat: Seat, best: Prospect): Reason500 {
  const standing = standingBid(calls);
  const tenths = tenthsOf(best.estimate);
  if (standing === null) return { because: 'weak', bid: best.bid.name, tenths };
  return teamOf(standing.seat) === teamOf(seat)
    ? { because: 'partner-bid', seat: standing.seat, bid: standing.bid }
    : { because: 'outbid', seat: standing.seat, bid: standing.bid, tenths };
}

/** The allowed calls that promise most: so many bids, Nello, and the pass. */
export function likelyCalls(view: Bidding<null>, seat: Seat, count: number): Move[] {
  const mayBid = ({ name }: Bid): boolean => check(view, seat, { kind: 'bid', bid: name }) === null;
  const bids = prospects(view, seat)
    .filter(({ bid }) => mayBid(bid))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ bid }) => bid);
  const nello = bidOf('nello');
  if (mayBid(nello)) bids.push(nello);
  return [...bids.map(({ name }): Move => ({ kind: 'bid', bid: name })), { kind: 'pass' }];
}

const tenthsOf = ({ tricks }: Estimate): number => Math.round(10 * Math.min(10, Math.max(0, tricks)));

/** The next partner still to speak. */
function partnerToCome({ match, calls }: Bidding<null>, seat: Seat): Seat | null {
  return calls.length + 2 < match.seats ? (seat + 2) % match.seats : null;
}

function worthOfPass(view: Bidding<null>, seat: Seat): number {
  const standing = standingBid(view.calls);
  if (standing === null) return OPEN_WORTH;
  const bid = bidOf(standing.bid);
  if (teamOf(standing.seat) !== teamOf(seat)) return -ENEMY_SHARE * bid.points;
  if (bid.name === 'nello') return NELLO_POINTS / 2;
  return worthOf(view, seat, bid, supporting(view.hands[seat]!, bid, view.match.seats));
}

function worthOfNello(view: Bidding<null>, seat: Seat): { worth: number; chance: number } | null {
  if (check(view, seat, { kind: 'bid', bid: 'nello' }) !== null) return null;
  const chance = nelloChance(view.hands[seat]!, view.match.seats);
  return {
    chance,
    worth: chance * gain(view, seat, NELLO_POINTS) - (1 - chance) * loss(view, seat, NELLO_POINTS, 1),
  };
}

/** Chance times points, less what being set costs. */
function worthOf(view: Bidding<null>, seat: Seat, bid: Bid, estimate: Estimate): number {
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
function gain({ match }: Bidding<null>, seat: Seat, points: number): number {
  return Math.min(points, match.rules.target - match.scores[teamOf(seat)]);
}

/** What a set costs: the points, the defenders' tricks, and the match itself where it is lost with them. */
function loss({ match }: Bidding<null>, seat: Seat, points: number, defended: number): number {
  const team = teamOf(seat);
  const lost =
    match.scores[team] - points <= -match.rules.target ||
    match.scores[otherTeam(team)] + 10 * defended >= match.rules.target;
  return points + 10 * defended + (lost ? match.rules.target / 4 : 0);
}
