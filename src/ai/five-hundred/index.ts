import type { Card } from '../../engine/five-hundred/cards.ts';
import type { FiveHundred, Hidden, PlayPhase } from '../../engine/five-hundred/state.ts';
import type { Policy } from '../policy.ts';
import { calling, callReason, chooseCall } from './auction.ts';
import { burialReason, chooseBurial } from './bury.ts';
import { chooseFollow, followReason } from './follow.ts';
import { chooseLead, leadReason, playing } from './lead.ts';
import { chooseGift, chooseNello, giftReason, nelloReason } from './nello.ts';
import { type Reading, read } from './reading.ts';
import { type Reason, reasonText } from './reason.ts';

/** The normal bot of 500: bids by calibrated estimates, draws trumps, cashes winners, and defends second hand low. */
export const fiveHundredPolicy: Policy<FiveHundred, Reason> = {
  revision: 1,
  choose(view, seat) {
    switch (view.phase) {
      case 'bid': {
        const bid = chooseCall(view, seat);
        return { move: calling(bid), reason: () => callReason(view, seat, bid, bid) };
      }
      case 'give': {
        const card = chooseGift(view);
        return { move: { kind: 'give', card }, reason: () => giftReason(view, card) };
      }
      case 'bury': {
        const cards = chooseBurial(view);
        return { move: { kind: 'bury', cards }, reason: () => burialReason(view, cards) };
      }
      case 'play': {
        const reading = read(view, seat);
        const { choose, reasonFor } = styleOf(view, reading);
        const card = choose(reading);
        return { move: playing(reading, card), reason: () => reasonFor(reading, card) };
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
    const reading = read(view, seat);
    return styleOf(view, reading).reasonFor(reading, move.card);
  },
  reasonText,
  // A random bid, gift or burial spoils the deal for everybody.
  weighty: (view) => view.phase !== 'play',
};

/** How cards are chosen, and what speaks for one. */
interface Style {
  choose(reading: Reading): Card;
  reasonFor(reading: Reading, card: Card): Reason;
}

const NELLO: Style = { choose: chooseNello, reasonFor: nelloReason };
const LEADING: Style = { choose: chooseLead, reasonFor: leadReason };
const FOLLOWING: Style = { choose: chooseFollow, reasonFor: followReason };

const styleOf = ({ contract }: PlayPhase<Hidden>, { led }: Reading): Style =>
  contract.bid === 'nello' ? NELLO : led === null ? LEADING : FOLLOWING;
