import { placements } from '../../src/engine/kings-court/placing.ts';
import { scoreOf } from '../../src/engine/kings-court/score.ts';
import type { KingsCourt } from '../../src/engine/kings-court/state.ts';
import type { Opponent } from './opponent.ts';

/** Scores the most points possible, whatever that opens to others. */
export const kingsCourtSimple: Opponent<KingsCourt> = (view, seat) => {
  if (view.phase !== 'play') throw new RangeError(`nobody is to act in phase ${view.phase}`);
  const { board, standing } = view;
  const [most] = [...placements(board, view.hands[seat]!)]
    .map((place) => ({ place, points: scoreOf(board, place.space, place.card, standing.scoring).total }))
    .sort((a, b) => b.points - a.points);
  return most?.place ?? { kind: 'pass' };
};
