import { size } from '../../engine/card-set.ts';
import type { BySeat, Seat } from '../../engine/game.ts';
import { play } from '../../engine/shang/rules.ts';
import type { Shang, State } from '../../engine/shang/state.ts';
import type { SearchPlan } from '../search.ts';
import { weigh } from './candidates.ts';
import { likelihood } from './history.ts';
import type { Play } from './holding.ts';
import { bestPlay, judgeBy } from './judge.ts';
import { applyMove, type ShangSim, simOf } from './sim.ts';
import { WEIGHTS } from './weights.ts';

/** The number of plays that are searched besides the check: the policy's best. */
const PLAYS = 8;

const judge = judgeBy(WEIGHTS);

export const shangPlan: SearchPlan<Shang> = {
  candidates(view, seat) {
    return weigh(view, seat, judge)
      .sort((a, b) => b.value - a.value)
      .filter(({ move }, place) => place < PLAYS || move.kind === 'check')
      .map(({ move }) => move);
  },
  playOut: (world, seat) => (move) => ({ value: lead(cardsLeftAfter(play(world, seat, move)), seat) }),
  worth: (end, seat) => lead(cardsLeftAfter(end), seat),
  measure: () => ({ counts: 'cards', matters: 0.6 }),
  likelihood,
  rollouts: () => 2400,
};

/** Returns how many cards fewer a seat has than the others on average. */
function lead(cardsLeft: BySeat<number>, seat: Seat): number {
  const sum = cardsLeft.reduce((total, n) => total + n, 0);
  return (sum - cardsLeft[seat]!) / 3 - cardsLeft[seat]!;
}

/** Returns the cards left in each hand if the policy plays on, in a fast simulation. `hear` gets each play before it is made, null for a check. */
export function cardsLeftAfter(
  state: State,
  hear?: (sim: ShangSim, best: Play | null) => void,
): BySeat<number> {
  if (state.phase !== 'play') return state.standing.results.at(-1)!.points;
  const sim = simOf(state, state.hands.map(size));
  while (!sim.cardsLeft.includes(0)) {
    const best = bestPlay(judge, sim);
    hear?.(sim, best);
    applyMove(sim, best);
  }
  return sim.cardsLeft;
}
