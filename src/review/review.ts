import type { BySeat, Seat } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { type Charge, chargeFor, merged } from './charge.ts';
import { type DealLine, lineOf } from './line.ts';
import { parOf } from './par.ts';
import type { Reviewer } from './plan.ts';
import { playedDeal } from './played.ts';

/** What has been found out about a seat's play of a deal. Plain data. */
export interface Review {
  /** From 1. */
  readonly deal: number;
  readonly seat: Seat;
  /** The points of each seat if the policy had played every seat. */
  readonly par: BySeat<number>;
  readonly line: DealLine;
  /** Confirmed so far, the worst first. */
  readonly charges: readonly Charge[];
  /** The seat's decisions, and how many of them have been judged. */
  readonly decisions: number;
  readonly judged: number;
}

/**
 * Reviews a seat's play of a deal that is over: what is known, as soon as there is anything new. The same match gives the same review.
 * Yields nothing for a deal that is not over.
 */
export function* reviewDeal(reviewer: Reviewer, match: Match, number: number, seat: Seat): Generator<Review> {
  const deal = playedDeal(match, number);
  if (!deal) return;
  const par = parOf(reviewer, match, number)!;
  const { line, departures } = lineOf(reviewer, deal, seat);
  const gains = new Map(departures.map(({ move, gain }) => [move, gain]));
  const gainOf = (move: number) => gains.get(move) ?? 0;
  // What looks worst is judged first.
  const own = deal.moves
    .filter((made) => made.seat === seat)
    .toSorted((a, b) => gainOf(a.number) - gainOf(b.number));
  const found: Charge[] = [];
  const soFar = (judged: number): Review => ({
    deal: number,
    seat,
    par,
    line,
    charges: merged(found),
    decisions: own.length,
    judged,
  });
  yield soFar(0);
  let judged = 0;
  for (const made of own) {
    const charge = chargeFor(reviewer, deal, made);
    if (charge) found.push(charge);
    yield soFar(++judged);
  }
}
