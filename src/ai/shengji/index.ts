import type { Shengji } from '../../engine/shengji/state.ts';
import type { ReasoningPolicy } from '../policy.ts';
import { burialReason } from './bury.ts';
import { callReason } from './call.ts';
import { choosePlay, playReason } from './play.ts';
import { type Reason, reasonText } from './reason.ts';
import { chooseSetup } from './setup.ts';
import { ticketReason } from './tickets.ts';

/** Shengji by expectation: who is likely a friend, who is likely to win the trick, what the cards are worth keeping for. */
export const shengjiPolicy: ReasoningPolicy<Shengji, Reason> = {
  revision: 5,
  choose(view, seat) {
    switch (view.phase) {
      case 'draw':
      case 'bury':
      case 'tickets':
        return chooseSetup(view, seat);
      case 'play':
        return choosePlay(view, seat);
      default:
        throw new Error('shengji: a bot is asked for a move while nobody is to act');
    }
  },
  reasonFor(view, seat, move) {
    if (view.phase === 'draw' && move.kind === 'call') return callReason(view, seat, move.cards);
    if (view.phase === 'draw' && move.kind === 'stay') return callReason(view, seat, null);
    if (view.phase === 'bury' && move.kind === 'bury') return burialReason(view, seat, move.cards);
    if (view.phase === 'tickets' && move.kind === 'tickets') return ticketReason(view, seat, move.tickets);
    return view.phase === 'play' && move.kind === 'play' ? playReason(view, seat, move.cards) : null;
  },
  reasonText,
  /** Bad calls, burials and tickets spoil a deal for the whole House. */
  weighty: (view) => view.phase !== 'play',
};
