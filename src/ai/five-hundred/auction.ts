import { BIDS, type Bid, bidOf, NELLO_POINTS } from '../../engine/five-hundred/bids.ts';
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
  const { match, calls } = view;
  const hand = view.hands[seat]!;
  const standing = standingBid(calls);
  const passWorth = worthOfPass(view, seat);
  const prospects: Prospect[] = [];
  for (const bid of BIDS) {
    if (bid.inkle || bid.name === 'nello') continue;
    // Without the Joker the opponents have a trick, so all ten are never promised.
    if (bid.tricks === tricksInDeal && !has(hand, JOKER)) continue;
    const estimate = declaring(hand, bid, calls, seat, match.seats);
    prospects.push({ bid, estimate, worth: worthOf(view, seat, bid, estimate) });
  }
  const best = prospects.reduce((a, b) => (b.worth > a.worth ? b : a));
  const allowed = prospects.filter(({ bid }) => check(view, seat, { kind: 'bid', bid: bid.name }) === null);
  const choice = allowed.length > 0 ? allowed.reduce((a, b) => (b.worth > a.worth ? b : a)) : null;

  const nello = worthOfNello(view, seat);
  if (nello !== null && nello.worth > passWorth && nello.worth > (choice?.worth ?? -Infinity)) {
    const score = match.scores[teamOf(seat)];
    return {
      move: { kind: 'bid', bid: 'nello' },
      reason: { because: 'nello', percent: Math.round(100 * nello.chance), score },
    };
  }
  if (choice !== null) {
    const tenths = tenthsOf(choice.estimate);
    const partner = partnerToCome(view, seat);
    const sixable = choice.bid.tricks === 6 && partner !== null;
    const inkle = sixable ? bidOf(`inkle ${choice.bid.strain!}`) : null;
    if (inkle !== null && choice.estimate.tricks < WEAK_SIX && choice.worth > passWorth - INKLE_GRACE) {
      return {
        move: { kind: 'bid', bid: inkle.name },
        reason: { because: 'inkle', bid: inkle.name, tenths, partner: partner! },
      };
    }
    if (choice.worth > passWorth) {
      const percent = Math.round(100 * chanceOf(choice.estimate, choice.bid.tricks));
      return {
        move: { kind: 'bid', bid: choice.bid.name },
        reason: { because: 'worth', bid: choice.bid.name, tenths, percent },
      };
    }
  }
  const tenths = tenthsOf(best.estimate);
  const reason: Reason500 =
    standing === null
      ? { because: 'weak', bid: best.bid.name, tenths }
      : teamOf(standing.seat) === teamOf(seat)
        ? { because: 'partner-bid', seat: standing.seat, bid: standing.bid }
        : { because: 'outbid', seat: standing.seat, bid: standing.bid, tenths };
  return { move: { kind: 'pass' }, reason };
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
