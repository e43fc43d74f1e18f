import type { Seat } from '../../engine/game.ts';
import type { Gongzhu, Move, View } from '../../engine/gongzhu/state.ts';
import type { Choice, Policy } from '../policy.ts';
import { choosePass } from './pass.ts';
import { choosePlay } from './play.ts';

/** The heuristic bot. It plays the card with the least expected points, and passes the most dangerous cards. It uses no luck. */
export const gongzhuPolicy: Policy<Gongzhu> = {
  revision: 8,
  choose(view: View, seat: Seat): Choice<Move> {
    if (view.phase === 'pass') return choosePass(view, seat);
    if (view.phase === 'play') return choosePlay(view);
    throw new RangeError(`nobody is to act in phase ${view.phase}`);
  },
};
