import { type BidName, bidOf } from '../../engine/five-hundred/bids.ts';
import type { Cards } from '../../engine/five-hundred/cards.ts';
import { play, turnOf } from '../../engine/five-hundred/rules.ts';
import { dealPoints, winningTeam } from '../../engine/five-hundred/score.ts';
import {
  type BuryPhase,
  type Contract,
  type GivePhase,
  type PlayPhase,
  type Standing,
  type State,
  type Team,
  teamOf,
} from '../../engine/five-hundred/state.ts';
import type { Seat } from '../../engine/game.ts';
import { finish } from './play.ts';
import { chooseSetup } from './setup.ts';
import { simOf } from './sim.ts';

/** How a deal ends. */
export interface End {
  /** What was played and by whom; null where all passed. */
  readonly contract: { readonly bid: BidName; readonly seat: Seat } | null;
  /** Taken by the contractors. */
  readonly tricks: number;
  /** Points of either side. */
  readonly contractors: number;
  readonly defenders: number;
  /** Who has won the match with it. */
  readonly winner: Team | null;
}

/** How a deal ends if the policy plays on. */
export function endOf(from: State): End {
  let state = from;
  while (state.phase === 'bid') state = play(state, turnOf(state)!, chooseSetup(state, turnOf(state)!));
  if (state.phase === 'deal' || state.phase === 'over') return endIn(state.standing);
  const tricks = state.phase === 'play' ? tricksOf(state) : tricksOfContract(state);
  return endWith(state.standing, state.contract, tricks);
}

/** The end of a deal that is over and stands in the results. */
function endIn({ results, winners }: Standing): End {
  const { contract, contractor, tricks, points } = results.at(-1)!;
  if (contract === null || contractor === null) return PASSED;
  return {
    contract: { bid: contract, seat: contractor },
    tricks,
    contractors: points[contractor]!,
    defenders: points[(contractor + 1) % points.length]!,
    winner: winners === null ? null : teamOf(winners[0]!),
  };
}

/** All passed: no points, so nobody has won. */
const PASSED: End = { contract: null, tricks: 0, contractors: 0, defenders: 0, winner: null };

/** The end of a deal in which the contractors take so many tricks. */
export function endWith({ scores, rules }: Standing, { bid, seat }: Contract, tricks: number): End {
  const { contractors, defenders } = dealPoints(bidOf(bid), tricks, rules);
  const points = teamOf(seat) === 0 ? [contractors, defenders] : [defenders, contractors];
  const after = [scores[0] + points[0]!, scores[1] + points[1]!] as const;
  return {
    contract: { bid, seat },
    tricks,
    contractors,
    defenders,
    winner: winningTeam(after, rules.target, seat),
  };
}

type Contracted = GivePhase | BuryPhase;

/**
 * Cache of the contractors' tricks: one entry per imagined deal, keyed by its widow, which is one object through all its auctions; in it a
 * number for each contract.
 */
const PLAYED = new WeakMap<Cards, number[]>();

/** The contractors' tricks, found once for contracts that differ in what they promise and not in how they are played. */
function tricksOfContract(state: Contracted): number {
  const { widow, contract } = state;
  const played = PLAYED.get(widow) ?? [];
  if (played.length === 0) PLAYED.set(widow, played);
  const kind = 6 * contract.seat + (contract.bid === 'nello' ? 5 : contract.trump);
  played[kind] ??= tricksOf(state);
  return played[kind];
}

function tricksOf(from: Contracted | PlayPhase): number {
  let state: State = from;
  while (state.phase === 'give' || state.phase === 'bury')
    state = play(state, turnOf(state)!, chooseSetup(state, turnOf(state)!));
  const sim = simOf(state as PlayPhase);
  finish(sim);
  return sim.taken;
}
