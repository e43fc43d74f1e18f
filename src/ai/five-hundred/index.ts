import type { FiveHundred } from '../../engine/five-hundred/state.ts';
import type { Policy } from '../policy.ts';
import { choosePlay } from './play.ts';
import { chooseSetup } from './setup.ts';

/** The normal bot of 500: bids by calibrated estimates, draws trumps, cashes winners, and defends second hand low. */
export const fiveHundredPolicy: Policy<FiveHundred> = {
  revision: 6,
  choose(view, seat) {
    switch (view.phase) {
      case 'bid':
      case 'give':
      case 'bury':
        return { move: chooseSetup(view, seat) };
      case 'play':
        return { move: choosePlay(view) };
      default:
        throw new RangeError(`no move is due in phase ${view.phase}`);
    }
  },
  // A random bid, gift or burial spoils the deal for everybody.
  weighty: (view) => view.phase !== 'play',
};
