import type { Seat } from '../../engine/game.ts';
import type { BuryPhase, DrawPhase, Hidden, Move, TicketsPhase } from '../../engine/shengji/state.ts';
import type { Choice } from '../policy.ts';
import { chooseBurial } from './bury.ts';
import { chooseCall } from './call.ts';
import { chooseTickets } from './tickets.ts';

type SetupView = DrawPhase<Hidden> | BuryPhase<Hidden> | TicketsPhase<Hidden>;

/** Chooses a move before the first lead: call or stay, bury, announce. */
export function chooseSetup(view: SetupView, seat: Seat): Choice<Move> {
  switch (view.phase) {
    case 'draw':
      return chooseCall(view, seat);
    case 'bury':
      return chooseBurial(view, seat);
    case 'tickets':
      return chooseTickets(view, seat);
  }
}
