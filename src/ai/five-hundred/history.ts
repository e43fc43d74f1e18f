import { fiveHundred } from '../../engine/five-hundred/index.ts';
import type { FiveHundred } from '../../engine/five-hundred/state.ts';
import { type History, likelihoodBy } from '../history.ts';
import { calling, shortfallOf } from './auction.ts';

/** A call that promises so many points less than the policy's own is made e times less often. */
const SCALE = 30;

/** The auction, as long as it lasts: who plays knows more from the tricks, and judging the calls as well gained nothing. */
const history: History<FiveHundred> = {
  past(world) {
    if (world.phase !== 'bid') return { from: world, moves: [] };
    return {
      from: { ...world, calls: [] },
      moves: world.calls.map(({ seat, bid }) => ({ seat, move: calling(bid) })),
    };
  },
  strangeness(view, seat, move) {
    if (view.phase !== 'bid') throw new RangeError(`no call is made in phase ${view.phase}`);
    return shortfallOf(view, seat, move.kind === 'bid' ? move.bid : null) / SCALE;
  },
};

export const likelihood = likelihoodBy(fiveHundred, history);
