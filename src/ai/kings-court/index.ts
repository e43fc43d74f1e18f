import type { KingsCourt, Move, View } from '../../engine/kings-court/state.ts';
import type { Policy } from '../policy.ts';
import { bestPlace, simOf } from './sim.ts';

function choose(view: View): Move {
  if (view.phase !== 'play') throw new RangeError(`nobody is to act in phase ${view.phase}`);
  return bestPlace(simOf(view))?.place ?? { kind: 'pass' };
}

/** Scores the most, less what the placement opens for the next player. Draws no luck. */
export const kingsCourtPolicy: Policy<KingsCourt> = {
  revision: 6,
  choose: (view) => ({ move: choose(view) }),
};
