import type { KingsCourt } from '../../../../src/engine/kings-court/state.ts';
import type { Opponent } from '../../opponent.ts';
import type { Candidate } from './candidates.ts';
import { read } from './reading.ts';

/** Number of best-scoring placements compared by their consequences for the next player. */
const LOOKED_AT = 6;

/** Maximises its score less the chances that the placement opens for the next player. */
export const kingsCourtNormal: Opponent<KingsCourt> = (view, seat) => {
  if (view.phase !== 'play') throw new RangeError(`nobody is to act in phase ${view.phase}`);
  const { candidates, leaves } = read(view, seat);
  if (candidates.length === 0) return { kind: 'pass' };
  const value = (candidate: Candidate): number => candidate.points - leaves(candidate);
  return candidates.slice(0, LOOKED_AT).reduce((a, b) => (value(b) > value(a) ? b : a)).place;
};
