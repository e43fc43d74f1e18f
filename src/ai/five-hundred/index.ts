import type { Card } from '../../engine/five-hundred/cards.ts';
import type { FiveHundred, Playing } from '../../engine/five-hundred/state.ts';
import type { Policy } from '../bot.ts';
import { calling, callReason, chooseCall } from './auction.ts';
import { burialReason, chooseBurial } from './bury.ts';
import { chooseFollow, followReason } from './follow.ts';
import { chooseLead, leadReason, playing } from './lead.ts';
import { chooseGift, chooseNello, giftReason, nelloReason } from './nello.ts';
import { type Reason500, reasonText } from './reason.ts';
import { lookAround, type Seen } from './seen.ts';

/** The normal bot of 500: bids by calibrated estimates, draws trumps, cashes winners, and defends second hand low. */
export const fiveHundredPolicy: Policy<FiveHundred, Reason500> = {
  choose(view, seat) {
    switch (view.phase) {
      case 'bid': {
        const bid = chooseCall(view, seat);
        return { move: calling(bid), reason: callReason(view, seat, bid, bid) };
      }
      case 'give': {
        const card = chooseGift(view);
        return { move: { kind: 'give', card }, reason: giftReason(view, card) };
      }
      case 'bury': {
        const cards = chooseBurial(view);
        return { move: { kind: 'bury', cards }, reason: burialReason(view, cards) };
      }
      case 'play': {
        const seen = lookAround(view, seat);
        const { choose, reasonFor } = styleOf(view, seen);
        const card = choose(seen);
        return { move: playing(seen, card), reason: reasonFor(seen, card) };
      }
      default:
        throw new RangeError(`no move is due in phase ${view.phase}`);
    }
  },
  reasonFor(view, seat, move) {
    if (view.phase === 'bid' && move.kind === 'bid') return callReason(view, seat, move.bid);
    if (view.phase === 'bid' && move.kind === 'pass') return callReason(view, seat, null);
    if (view.phase === 'give' && move.kind === 'give') return giftReason(view, move.card);
    if (view.phase === 'bury' && move.kind === 'bury') return burialReason(view, move.cards);
    if (view.phase !== 'play' || move.kind !== 'play') return null;
    const seen = lookAround(view, seat);
    return styleOf(view, seen).reasonFor(seen, move.card);
  },
  reasonText,
  // A random bid, gift or burial spoils the deal for everybody.
  weighty: (view) => view.phase !== 'play',
};

/** How cards are chosen, and what speaks for one. */
interface Style {
  choose(seen: Seen): Card;
  reasonFor(seen: Seen, card: Card): Reason500;
}

const NELLO: Style = { choose: chooseNello, reasonFor: nelloReason };
const LEADING: Style = { choose: chooseLead, reasonFor: leadReason };
const FOLLOWING: Style = { choose: chooseFollow, reasonFor: followReason };

const styleOf = ({ contract }: Playing<null>, { led }: Seen): Style =>
  contract.bid === 'nello' ? NELLO : led === null ? LEADING : FOLLOWING;
