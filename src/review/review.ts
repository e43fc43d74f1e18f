import type { BySeat, Seat } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { type Charge, chargeFor, merged } from './charge.ts';
import { type DealLine, lineOf } from './line.ts';
import { parOf } from './par.ts';
import type { Reviewer } from './plan.ts';
import { type PlayedMove, playedDeal } from './played.ts';

/** What has been found out about a seat's play of a deal. Plain data. */
export interface Review {
  /** Its number among the deals of the match. */
  readonly deal: number;
  readonly seat: Seat;
  /** The points of each seat if the policy had played every seat. */
  readonly par: BySeat<number>;
  /** Null while it is being worked out. */
  readonly line: DealLine | null;
  /** The mistakes confirmed so far, the worst first. */
  readonly charges: readonly Charge[];
  /** The seat's decisions, and how many of them have been judged. */
  readonly decisions: number;
  readonly judged: number;
}

/** Everything has been judged. */
export const isDone = ({ line, decisions, judged }: Review): boolean => line !== null && judged === decisions;

/**
 * Reviews a seat's play of a deal that is over. Yields what is known whenever there is anything new, par at once. The same match
 * gives the same review. Yields nothing for a deal that is not over.
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
    decisions: own.length,
    judged: 0,
  };
  yield begun;
  const { line, departures } = lineOf(reviewer, deal, seat);
  yield { ...begun, line };
  const found: Charge[] = [];
  // What looks worst is judged first.
  const gains = new Map(departures.map(({ move, gain }) => [move, gain]));
  const gainOf = ({ number: move }: PlayedMove): number => gains.get(move) ?? 0;
  for (const [place, made] of own.toSorted((a, b) => gainOf(a) - gainOf(b)).entries()) {
    const charge = chargeFor(reviewer, deal, made);
    if (charge) found.push(charge);
    yield { ...begun, line, charges: merged(found), judged: place + 1 };
  }
}
