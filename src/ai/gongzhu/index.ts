import { nth, size } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { legalCards, PASS_SIZE } from '../../engine/gongzhu/rules.ts';
import { type Gongzhu, type Move, PLAYS, type View } from '../../engine/gongzhu/state.ts';
import type { Choice, Policy } from '../policy.ts';
import { chooseGift, passReason } from './pass.ts';
import { chooseCard, playReason } from './play.ts';
import { type PlayView, read } from './reading.ts';
import { type Reason, reasonText } from './reason.ts';

type PassView = View & { readonly phase: 'pass' };
type Decision = Choice<Move, Reason>;

/** The heuristic bot: plays the card with the least expected points, and passes what it fears most. Draws no luck. */
export const gongzhuPolicy: Policy<Gongzhu, Reason> = {
  revision: 1,
  choose(view: View, seat: Seat): Decision {
    if (view.phase === 'pass') return passThree(view, seat);
    if (view.phase === 'play') return playCard(view, seat);
    throw new RangeError(`nobody is to act in phase ${view.phase}`);
  },
  reasonFor(view: View, seat: Seat, move: Move): Reason | null {
    if (view.phase === 'pass' && move.kind === 'pass') return passReason(view.deal.hands[seat]!, move.cards);
    if (view.phase === 'play' && move.kind === 'play')
      return playReason(view, read(view, seat), legalCards(view, seat), move.card);
    return null;
  },
  reasonText,
};

function passThree(view: PassView, seat: Seat): Decision {
  const hand = view.deal.hands[seat]!;
  const cards = chooseGift(hand, PASS_SIZE).sort((a, b) => a - b);
  return { move: { kind: 'pass', cards }, reason: () => passReason(hand, cards) };
}

function playCard(view: PlayView, seat: Seat): Decision {
  const legal = legalCards(view, seat);
  const reading = read(view, seat);
  const card = size(legal) === 1 ? nth(legal, 0) : chooseCard(reading, view.taken, legal);
  return { move: PLAYS[card]!, reason: () => playReason(view, reading, legal, card) };
}
