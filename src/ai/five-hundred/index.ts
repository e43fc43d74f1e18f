import type { FiveHundred } from '../../engine/five-hundred/state.ts';
import type { ReasoningPolicy } from '../policy.ts';
import { callReason } from './auction.ts';
import { burialReason } from './bury.ts';
import { giftReason } from './nello.ts';
import { choosePlay, playReason } from './play.ts';
import { type Reason, reasonText } from './reason.ts';
import { chooseSetup } from './setup.ts';

/** The normal bot of 500: bids by calibrated estimates, draws trumps, cashes winners, and defends second hand low. */
export const fiveHundredPolicy: ReasoningPolicy<FiveHundred, Reason> = {
  revision: 6,
  choose(view, seat) {
    switch (view.phase) {
      case 'bid':
      case 'give':
      case 'bury':
        return chooseSetup(view, seat);
      case 'play':
        return choosePlay(view);
      default:
        throw new RangeError(`no move is due in phase ${view.phase}`);
    }
  },
  reasonFor(view, seat, move) {
    if (view.phase === 'bid' && move.kind === 'bid') return callReason(view, seat, move.bid);
    if (view.phase === 'bid' && move.kind === 'pass') return callReason(view, seat, null);
    if (view.phase === 'give' && move.kind === 'give') return giftReason(view, move.card);
    if (view.phase === 'bury' && move.kind === 'bury') return burialReason(view, move.cards);
    return view.phase === 'play' && move.kind === 'play' ? playReason(view, move.card) : null;
  },
  reasonText,
  // A random bid, gift or burial spoils the deal for everybody.
  weighty: (view) => view.phase !== 'play',
};
