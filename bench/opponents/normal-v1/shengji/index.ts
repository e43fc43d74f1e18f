import type { Shengji } from '../../../../src/engine/shengji/state.ts';
import type { Opponent } from '../../opponent.ts';
import { chooseBurial } from './bury.ts';
import { chooseCall } from './call.ts';
import { choosePlay } from './play.ts';
import { chooseTickets } from './tickets.ts';

/** Plays by expectation: the likely friends, the likely winner of the trick, the worth of keeping cards. */
export const shengjiNormal: Opponent<Shengji> = (view, seat) => {
  switch (view.phase) {
    case 'draw':
      return chooseCall(view, seat);
    case 'bury':
      return chooseBurial(view, seat);
    case 'tickets':
      return chooseTickets(view, seat);
    case 'play':
      return choosePlay(view, seat);
    default:
      throw new RangeError(`nobody is to act in phase ${view.phase}`);
  }
};
