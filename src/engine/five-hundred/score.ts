import type { Seat } from '../game.ts';
import { type Bid, bidOf, NELLO_POINTS } from './bids.ts';
import type { HouseRules } from './house-rules.ts';
import {
  type ByTeam,
  type Contract,
  type DealResult,
  otherTeam,
  type Standing,
  type Team,
  teamOf,
  tricksInDeal,
} from './state.ts';

/** Points of a deal for the contractors and for the defenders. `tricks`: won by the contractors, 0 to 10. */
export function dealPoints(
  bid: Bid,
  tricks: number,
  rules: HouseRules,
): { contractors: number; defenders: number } {
  if (bid.name === 'nello') {
    return { contractors: tricks === 0 ? NELLO_POINTS : -NELLO_POINTS, defenders: 10 * tricks };
  }
  const defended = 10 * (tricksInDeal - tricks);
  if (tricks < bid.tricks) return { contractors: -bid.points, defenders: defended };
  return {
    // Page: "if the Contractor's team takes all 10 tricks, then they get a score of 250", unless the contract is worth more.
    contractors: tricks === tricksInDeal ? Math.max(bid.points, GRAND_SLAM) : bid.points,
    defenders: rules.defendersScore === 'always' ? defended : 0,
  };
}

export const GRAND_SLAM = 250;

/** Facts about a finished deal besides its points: the tricks of each seat, and the cards out of play. */
export type Takings = Pick<DealResult, 'took' | 'widow' | 'buried'>;

/** The result of a finished deal. `contract` is null if all passed; `tricks` are the contractors'. */
export function resultOf(
  standing: Standing,
  contract: Contract | null,
  tricks: number,
  played: Takings,
): DealResult {
  if (contract === null) {
    const points = Array<number>(standing.seats).fill(0);
    return { points, contract: null, contractor: null, tricks: 0, ...played };
  }
  const points = dealPoints(bidOf(contract.bid), tricks, standing.rules);
  const contractors = teamOf(contract.seat);
  return {
    points: Array.from({ length: standing.seats }, (_, seat) =>
      teamOf(seat) === contractors ? points.contractors : points.defenders,
    ),
    contract: contract.bid,
    contractor: contract.seat,
    tricks,
    ...played,
  };
}

/**
 * The team that has won, or null. Page: if both reach the target on one deal the contractors win. A team that reaches the target also wins
 * if the other falls to minus the target on the same deal.
 */
export function winningTeam(scores: ByTeam<number>, target: number, contractor: Seat | null): Team | null {
  const first = contractor === null ? 0 : teamOf(contractor);
  for (const team of [first, otherTeam(first)]) if (scores[team] >= target) return team;
  for (const team of [0, 1] as const) if (scores[team] <= -target) return otherTeam(team);
  return null;
}
