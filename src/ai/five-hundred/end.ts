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
  /** The contract and its player; null if everybody passed. */
  readonly contract: { readonly bid: BidName; readonly seat: Seat } | null;
  /** Tricks of the contractors. */
  readonly tricks: number;
  /** Points of either side. */
  readonly contractors: number;
  readonly defenders: number;
  /** The team that wins the match with this deal; null if the match goes on. */
  readonly winner: Team | null;
}

/** Returns the end of a deal if the policy plays on. */
export function endOf(from: State): End {
  let state = from;
  while (state.phase === 'bid') state = play(state, turnOf(state)!, chooseSetup(state, turnOf(state)!));
  if (state.phase === 'deal' || state.phase === 'over') return endIn(state.standing);
  const tricks = state.phase === 'play' ? tricksOf(state) : tricksOfContract(state);
  return endWith(state.standing, state.contract, tricks);
}

/** Returns the end of a finished deal from its result. */
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

/** The end of a deal in which everybody passed: no points, so nobody wins the match. */
const PASSED: End = { contract: null, tricks: 0, contractors: 0, defenders: 0, winner: null };

/** Returns the end of a deal in which the contractors win this many tricks. */
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

/** The contractors' tricks in an imagined deal, by contract. The key is the deal's widow, one object in all auctions of the deal. */
const PLAYED = new WeakMap<Cards, number[]>();

/** Returns the contractors' tricks. Plays a deal only once for contracts that differ only in the tricks they promise. */
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
