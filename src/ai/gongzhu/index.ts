import type { Seat } from '../../engine/game.ts';
import type { Gongzhu, Move, View } from '../../engine/gongzhu/state.ts';
import type { ReasonedChoice, ReasoningPolicy } from '../policy.ts';
import { choosePass, passReason } from './pass.ts';
import { choosePlay, playReason } from './play.ts';
import { type Reason, reasonText } from './reason.ts';

/** The heuristic bot: plays the card with the least expected points, and passes what it fears most. Draws no luck. */
export const gongzhuPolicy: ReasoningPolicy<Gongzhu, Reason> = {
  revision: 7,
  choose(view: View, seat: Seat): ReasonedChoice<Move, Reason> {
    if (view.phase === 'pass') return choosePass(view, seat);
    if (view.phase === 'play') return choosePlay(view);
    throw new RangeError(`nobody is to act in phase ${view.phase}`);
  },
  reasonFor(view: View, seat: Seat, move: Move): Reason | null {
    if (view.phase === 'pass' && move.kind === 'pass') return passReason(view.deal.hands[seat]!, move.cards);
    return view.phase === 'play' && move.kind === 'play' ? playReason(view, move.card) : null;
  },
  reasonText,
};
