import { placements } from '../../engine/kings-court/placing.ts';
import { scoreOf } from '../../engine/kings-court/score.ts';
import type { KingsCourt } from '../../engine/kings-court/state.ts';
import type { Simple } from './simple.ts';

/** Takes the most points there are, whatever that opens to others. */
export const kingsCourtSimple: Simple<KingsCourt> = (view, seat) => {
  if (view.phase !== 'play') throw new RangeError(`nobody is to act in phase ${view.phase}`);
  const { board } = view;
  const [most] = [...placements(board, view.hands[seat]!)]
    .map((place) => ({ place, points: scoreOf(board, place.space, place.card).total }))
    .sort((a, b) => b.points - a.points);
  return most?.place ?? { kind: 'pass' };
};
