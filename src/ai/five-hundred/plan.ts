import { bidOf } from '../../engine/five-hundred/bids.ts';
import type { Cards } from '../../engine/five-hundred/cards.ts';
import { play, turnOf } from '../../engine/five-hundred/rules.ts';
import { dealPoints, winningTeam } from '../../engine/five-hundred/score.ts';
import {
  type BuryPhase,
  type FiveHundred,
  type GivePhase,
  type PlayPhase,
  type State,
  type Team,
  teamOf,
} from '../../engine/five-hundred/state.ts';
import type { Seat } from '../../engine/game.ts';
import type { SearchPlan } from '../search.ts';
import { MATCH } from './auction.ts';
import { candidates } from './candidates.ts';
import { likelihood } from './history.ts';
import { imagineSensibly } from './imagine.ts';
import { finish } from './play.ts';
import { chooseSetup } from './setup.ts';
import { simOf } from './sim.ts';

/** What to search in 500. */
export const fiveHundredPlan: SearchPlan<FiveHundred> = {
  candidates,
  playOut: (world, seat) => (move) => ({ value: worthOf(endOf(play(world, seat, move)), seat) }),
  worth: (end, seat) => worthOf(endOf(end), seat),
  // A bid must be better for sure: one that only seems better costs a contract.
  caution: (view) => (view.phase === 'bid' ? 1 : 0),
  measure: () => ({ counts: 'points', matters: 25 }),
  imagine: imagineSensibly,
  likelihood,
  rollouts: (view) => (view.phase === 'bid' ? 6000 : 2000),
};

/** How a deal ends if the policy plays on: the points that the even seats make more, and who has won the match with it. */
interface End {
  readonly lead: number;
  readonly winner: Team | null;
}

/** Points more than the opponents', the match counted as so many more. */
function worthOf({ lead, winner }: End, seat: Seat): number {
  const own = teamOf(seat);
  return (own === 0 ? lead : -lead) + (winner === null ? 0 : winner === own ? MATCH : -MATCH);
}

function endOf(from: State): End {
  let state = from;
  while (state.phase === 'bid') state = play(state, turnOf(state)!, chooseSetup(state, turnOf(state)!).move);
  if (state.phase === 'deal' || state.phase === 'over') {
    const { results, winners } = state.standing;
    const { points } = results.at(-1)!;
    return { lead: points[0]! - points[1]!, winner: winners === null ? null : teamOf(winners[0]!) };
  }
  const { standing, contract } = state;
  const tricks = state.phase === 'play' ? tricksOf(state) : tricksOfContract(state);
  const { contractors, defenders } = dealPoints(bidOf(contract.bid), tricks, standing.rules);
  const points = teamOf(contract.seat) === 0 ? [contractors, defenders] : [defenders, contractors];
  const scores = [standing.scores[0] + points[0]!, standing.scores[1] + points[1]!] as const;
  return { lead: points[0]! - points[1]!, winner: winningTeam(scores, standing.rules.target, contract.seat) };
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
    state = play(state, turnOf(state)!, chooseSetup(state, turnOf(state)!).move);
  const sim = simOf(state as PlayPhase);
  finish(sim);
  return sim.taken;
}
