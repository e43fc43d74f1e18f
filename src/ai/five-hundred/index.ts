import type { FiveHundred } from '../../engine/five-hundred/state.ts';
import type { Policy } from '../bot.ts';
import { chooseCall } from './auction.ts';
import { chooseBurial } from './bury.ts';
import { chooseFollow } from './follow.ts';
import { chooseLead } from './lead.ts';
import { chooseGift, chooseNello } from './nello.ts';
import { type Reason500, reasonText } from './reason.ts';
import { lookAround } from './seen.ts';

/** The normal bot of 500: bids by calibrated estimates, draws trumps, cashes winners, and defends second hand low. */
export const fiveHundredPolicy: Policy<FiveHundred, Reason500> = {
  choose(view, seat) {
    switch (view.phase) {
      case 'bid':
        return chooseCall(view, seat);
      case 'give':
        return chooseGift(view);
      case 'bury':
        return chooseBurial(view);
      case 'play': {
        const seen = lookAround(view, seat);
        if (view.contract.bid === 'nello') return chooseNello(seen);
        return seen.led === null ? chooseLead(seen) : chooseFollow(seen);
      }
      default:
        throw new RangeError(`no move is due in phase ${view.phase}`);
    }
  },
  reasonText,
  // A random bid, gift or burial spoils the deal for everybody.
  weighty: (view) => view.phase !== 'play',
};
