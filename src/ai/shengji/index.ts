import type { Shengji } from '../../engine/shengji/state.ts';
import type { Policy } from '../policy.ts';
import { choosePlay } from './play.ts';
import { chooseSetup } from './setup.ts';

/** The heuristic bot. It weighs who is probably a friend, who will probably win the trick, and the worth of keeping cards. */
export const shengjiPolicy: Policy<Shengji> = {
  revision: 11,
  choose(view, seat) {
    switch (view.phase) {
      case 'draw':
      case 'bury':
      case 'tickets':
        return chooseSetup(view, seat);
      case 'play':
        return choosePlay(view);
      default:
        throw new Error('shengji: a bot is asked for a move while nobody is to act');
    }
  },
  /** Bad calls, burials and tickets spoil a deal for the whole House. */
  weighty: (view) => view.phase !== 'play',
};
