import type { BidPhase, BuryPhase, GivePhase, Hidden, Move } from '../../engine/five-hundred/state.ts';
import type { Seat } from '../../engine/game.ts';
import { calling, chooseCall } from './auction.ts';
import { chooseBurial } from './bury.ts';
import { gifts } from './nello.ts';

type SetupView = BidPhase<Hidden> | GivePhase<Hidden> | BuryPhase<Hidden>;

/** Chooses a move before the first lead: a call, a gift, a burial. */
export function chooseSetup(view: SetupView, seat: Seat): Move {
  switch (view.phase) {
    case 'bid':
      return calling(chooseCall(view, seat));
    case 'give':
      return { kind: 'give', card: gifts(view)[0]! };
    case 'bury':
      return { kind: 'bury', cards: chooseBurial(view) };
  }
}
