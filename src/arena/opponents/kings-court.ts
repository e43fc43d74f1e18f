import { rankedPlacements } from '../../engine/kings-court/placing.ts';
import type { KingsCourt } from '../../engine/kings-court/state.ts';
import type { Simple } from './simple.ts';

/** Takes the most points there are, whatever that opens to others. */
export const kingsCourtSimple: Simple<KingsCourt> = (view, seat) =>
  rankedPlacements(view.board, view.hands[seat]!)[0]?.place ?? { kind: 'pass' };
