import type { FiveHundred, Hidden, PlayPhase } from '../../../../src/engine/five-hundred/state.ts';
import type { Opponent } from '../../opponent.ts';
import { calling, chooseCall } from './auction.ts';
import { chooseBurial } from './bury.ts';
import { chooseFollow } from './follow.ts';
import { chooseLead, playing } from './lead.ts';
import { chooseGift, chooseNello } from './nello.ts';
import { type Reading, read } from './reading.ts';

/** Bids by calibrated estimates, draws trumps, cashes winners, and defends second hand low. */
export const fiveHundredNormal: Opponent<FiveHundred> = (view, seat) => {
  switch (view.phase) {
    case 'bid':
      return calling(chooseCall(view, seat));
    case 'give':
      return { kind: 'give', card: chooseGift(view) };
    case 'bury':
      return { kind: 'bury', cards: chooseBurial(view) };
    case 'play': {
      const reading = read(view, seat);
      return playing(reading, chooserFor(view, reading)(reading));
    }
    default:
      throw new RangeError(`no move is due in phase ${view.phase}`);
  }
};

const chooserFor = ({ contract }: PlayPhase<Hidden>, { led }: Reading) =>
  contract.bid === 'nello' ? chooseNello : led === null ? chooseLead : chooseFollow;
