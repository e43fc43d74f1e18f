import type { KingsCourt, Move, View } from '../../engine/kings-court/state.ts';
import type { Policy } from '../policy.ts';
import { bestPlace, simOf } from './sim.ts';

function choose(view: View): Move {
  if (view.phase !== 'play') throw new RangeError(`nobody is to act in phase ${view.phase}`);
  return bestPlace(simOf(view))?.place ?? { kind: 'pass' };
}

/** Plays the placement with the highest score less the best reply that it opens. It uses no luck. */
export const kingsCourtPolicy: Policy<KingsCourt> = {
  revision: 6,
  choose: (view) => ({ move: choose(view) }),
};
