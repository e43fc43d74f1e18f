import type { BySeat, Seat } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { ALWAYS, type Charge, chargeFor, costliest, lookAt, type MoveCost, type MoveLook } from './charge.ts';
import { type DealLine, lineOf } from './line.ts';
import { parOf } from './par.ts';
import type { Reviewer } from './plan.ts';
import { type PlayedDeal, type PlayedMove, playedDeal } from './played.ts';

/** The review of a seat's play of a deal, complete or in progress. Plain data. */
export interface Review {
  /** Number of the deal in the match, from 1. */
  readonly deal: number;
  readonly seat: Seat;
  /** The points of each seat if the policy had played every seat. */
  readonly par: BySeat<number>;
  /** Null until it is known. */
  readonly line: DealLine | null;
  /** The costliest decisions so far, the worst first; in the end three at least, if there were as many. */
  readonly charges: readonly Charge[];
  /** The estimated cost of each decision with a choice, in the order of the deal. Empty until all are known. */
  readonly costs: readonly MoveCost[];
  /** Number of the seat's decisions, and of those judged. */
  readonly decisions: number;
  readonly judged: number;
}

/** Is a review complete? */
export const isDone = ({ line, decisions, judged }: Review): boolean => line !== null && judged === decisions;

/**
 * Reviews a seat's play of a finished deal. Yields the review whenever it grows, with par at once. The same match gives the same review.
 * Yields nothing for a deal that is not over.
 */
export function* reviewDeal(reviewer: Reviewer, match: Match, number: number, seat: Seat): Generator<Review> {
  const deal = playedDeal(match, number);
  if (!deal) return;
  const own = deal.moves.filter((made) => made.seat === seat);
  const begun: Review = {
    deal: number,
    seat,
    par: parOf(reviewer, match, number)!,
    line: null,
    charges: [],
    costs: [],
    decisions: own.length,
    judged: 0,
  };
  yield begun;
  const known = { ...begun, line: lineOf(reviewer, deal, seat) };
  yield known;
  for (const judged of judgeDecisions(reviewer, deal, own)) yield { ...known, ...judged };
}

/**
 * Judges the decisions of a deal: all by a look, then in full those that may have earned a mark, and at least `ALWAYS`. Yields the review
 * after each step.
 */
export function* judgeDecisions(
  reviewer: Reviewer,
  deal: PlayedDeal,
  own: readonly PlayedMove[],
): Generator<Pick<Review, 'charges' | 'costs' | 'judged'>> {
  const looks: { readonly made: PlayedMove; readonly look: MoveLook; readonly isSuspect: boolean }[] = [];
  let harmless = 0;
  for (const [place, made] of own.entries()) {
    const look = lookAt(reviewer, deal, made);
    const isSuspect = look !== null && mayBeMarked(reviewer, look, made);
    if (look) looks.push({ made, look, isSuspect });
    if (!isSuspect) harmless++;
    if (place + 1 < own.length) yield { charges: [], costs: [], judged: Math.max(0, harmless - ALWAYS) };
  }
  const suspects = looks
    .toSorted((a, b) => b.look.atMost - a.look.atMost)
    .filter(({ isSuspect }, place) => place < ALWAYS || isSuspect);
  const costs = looks.map(({ look }) => costOf(look));
  yield { charges: [], costs, judged: own.length - suspects.length };
  const found: Charge[] = [];
  for (const [place, { made, look }] of suspects.entries()) {
    found.push(chargeFor(reviewer, deal, made, look)!);
    yield {
      charges: costliest(found),
      costs: costs.map((look) => found.find(({ move }) => move === look.move) ?? look).map(costOf),
      judged: own.length - suspects.length + place + 1,
    };
  }
}

const mayBeMarked = ({ game, plan }: Reviewer, { atMost }: MoveLook, { before, seat }: PlayedMove): boolean =>
  atMost >= plan.measure(game.view(before, seat)).matters;

const costOf = ({ move, kind, cost, error }: MoveCost): MoveCost => ({ move, kind, cost, error });
