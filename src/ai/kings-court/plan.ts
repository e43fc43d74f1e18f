import { type KingsCourt, scoresOf } from '../../engine/kings-court/state.ts';
import type { SearchPlan } from '../search.ts';
import { byPoints, openWorths } from './candidates.ts';

/** So many placements are searched, those that score most. */
const PLACEMENTS = 8;

export const kingsCourtPlan: SearchPlan<KingsCourt> = {
  candidates(view, seat) {
    if (view.phase !== 'play') return [];
    return byPoints(view.board, view.hands[seat]!, openWorths(view.board))
      .slice(0, PLACEMENTS)
      .map(({ place }) => place);
  },
  /** The lead over the others on average. */
  worth(state, seat) {
    const scores = scoresOf(state);
    const sum = scores.reduce((total, n) => total + n, 0);
    return scores[seat]! - (sum - scores[seat]!) / (scores.length - 1);
  },
  unit: 'point',
  /** A card that is better here says nothing of another card elsewhere. */
  comparable: (one, other) => one.kind === 'place' && other.kind === 'place' && one.card === other.card,
  horizon: () => 8,
  rollouts: () => 300,
};
