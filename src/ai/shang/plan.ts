import { size } from '../../engine/card-set.ts';
import type { BySeat } from '../../engine/game.ts';
import type { Shang, State } from '../../engine/shang/state.ts';
import type { SearchPlan } from '../search.ts';
import { weigh } from './candidates.ts';
import { likelihood } from './history.ts';
import { bestPlay, judgeBy } from './judge.ts';
import { putDown, tableOf } from './table.ts';
import { WEIGHTS } from './weights.ts';

/** So many plays are searched, those that the policy likes best, and the check. */
const PLAYS = 8;

const judge = judgeBy(WEIGHTS);

export const shangPlan: SearchPlan<Shang> = {
  candidates(view, seat) {
    return weigh(view, seat, judge)
      .sort((a, b) => b.value - a.value)
      .filter(({ move }, place) => place < PLAYS || move.kind === 'check')
      .map(({ move }) => move);
  },
  /** Cards fewer than the others on average. */
  worth(state, seat) {
    const left = endOf(state);
    const sum = left.reduce((total, n) => total + n, 0);
    return (sum - left[seat]!) / 3 - left[seat]!;
  },
  unit: 'card',
  // The policy plays on to the end of the deal on a table of its own, where it takes a tenth of the time.
  horizon: () => 0,
  likelihood,
  rollouts: () => 800,
};

/** The cards left in each hand if the policy plays the deal to its end. */
function endOf(state: State): BySeat<number> {
  if (state.phase !== 'play') return state.standing.results.at(-1)!.points;
  const table = tableOf(state, state.hands.map(size));
  while (!table.cardsLeft.includes(0)) putDown(table, bestPlay(judge, table));
  return table.cardsLeft;
}
