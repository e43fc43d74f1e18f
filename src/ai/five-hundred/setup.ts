import type { BidPhase, BuryPhase, GivePhase, Hidden, Move } from '../../engine/five-hundred/state.ts';
import type { Seat } from '../../engine/game.ts';
import type { ReasonedChoice } from '../policy.ts';
import { calling, callReason, chooseCall } from './auction.ts';
import { burialReason, chooseBurial } from './bury.ts';
import { giftReason, gifts } from './nello.ts';
import type { Reason } from './reason.ts';

type SetupView = BidPhase<Hidden> | GivePhase<Hidden> | BuryPhase<Hidden>;

/** What to do before the first lead: call, give a card, bury. */
export function chooseSetup(view: SetupView, seat: Seat): ReasonedChoice<Move, Reason> {
  switch (view.phase) {
    case 'bid': {
      const bid = chooseCall(view, seat);
      return { move: calling(bid), reason: () => callReason(view, seat, bid, bid) };
    }
    case 'give': {
      const card = gifts(view)[0]!;
      return { move: { kind: 'give', card }, reason: () => giftReason(view, card) };
    }
    case 'bury': {
      const cards = chooseBurial(view);
      return { move: { kind: 'bury', cards }, reason: () => burialReason(view, cards) };
    }
  }
}
