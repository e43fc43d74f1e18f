import { type KingsCourt, type State, scoresOf } from '../../engine/kings-court/state.ts';
import type { SearchPlan } from '../search.ts';
import { read } from './reading.ts';
import { bestPlace, putDown, tableOf } from './table.ts';

/** So many placements are searched, those that score most. */
const PLACEMENTS = 8;

/** So many moves are looked ahead. */
const AHEAD = 8;

export const kingsCourtPlan: SearchPlan<KingsCourt> = {
  candidates(view, seat) {
    if (view.phase !== 'play') return [];
    return read(view, seat)
      .candidates.slice(0, PLACEMENTS)
      .map(({ place }) => place);
  },
  /** The lead over the others on average. */
  worth(state, seat) {
    const scores = playOn(state);
    const sum = scores.reduce((total, n) => total + n, 0);
    return scores[seat]! - (sum - scores[seat]!) / (scores.length - 1);
  },
  unit: 'point',
  /** A card that is better here says nothing of another card elsewhere. */
  comparable: (one, other) => one.kind === 'place' && other.kind === 'place' && one.card === other.card,
  // The policy plays on for some moves on a table of its own, where it takes a sixth of the time.
  horizon: () => 0,
  rollouts: () => 1000,
};

/** What everyone has scored after some more moves by the policy. */
function playOn(state: State): readonly number[] {
  if (state.phase !== 'play') return scoresOf(state);
  const table = tableOf(state);
  for (let move = 0; move < AHEAD && table.turn !== null; move++) putDown(table, bestPlace(table));
  return table.scores;
}
