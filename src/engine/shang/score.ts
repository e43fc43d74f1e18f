import { type CardSet, size } from '../card-set.ts';
import type { BySeat, Seat, Status } from '../game.ts';
import type { MatchSoFar, Position } from './state.ts';

/** The match once `out` has emptied their hand: every player adds the cards left in hand to their total. */
export function scored(match: MatchSoFar, hands: BySeat<CardSet>, out: Seat): MatchSoFar {
  const points = hands.map(size);
  return {
    limit: match.limit,
    deal: match.deal,
    totals: match.totals.map((total, seat) => total + points[seat]!),
    results: [...match.results, { points, out }],
  };
}

/** Page: the player with the lowest total wins; equal lowest totals share the win. */
export function winners(totals: BySeat<number>): Seat[] {
  const lowest = Math.min(...totals);
  return totals.flatMap((total, seat) => (total === lowest ? [seat] : []));
}

export function status({ match, phase }: Position): Status {
  return {
    phase,
    deal: match.deal,
    scores: match.totals,
    results: match.results,
    winners: phase === 'over' ? winners(match.totals) : null,
  };
}
