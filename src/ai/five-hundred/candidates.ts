import { type Card, cardsOf, SUIT_NUMBERS } from '../../engine/five-hundred/cards.ts';
import type { Hidden, Move, PlayPhase, View } from '../../engine/five-hundred/state.ts';
import { legalCards, namesSuit } from '../../engine/five-hundred/trick.ts';
import { strengthIn, suitIn } from '../../engine/five-hundred/trumps.ts';
import { unseenBy } from '../../engine/five-hundred/view.ts';
import type { Seat } from '../../engine/game.ts';
import { likelyCalls } from './auction.ts';
import { likelyBurials } from './bury.ts';

const BIDS = 10;
/** How many cards beyond those to be buried are thought of. */
const SPARE = 3;

/** The moves worth searching: likely calls and burials, any gift, and every card that differs from the others. */
export function candidates(view: View, seat: Seat): Move[] {
  switch (view.phase) {
    case 'bid':
      return likelyCalls(view, seat, BIDS);
    case 'give':
      return cardsOf(view.hands[seat]!).map((card) => ({ kind: 'give', card }));
    case 'bury':
      return likelyBurials(view, SPARE);
    case 'play':
      return differentPlays(view, seat);
    default:
      return [];
  }
}

/** Legal cards, but of those that no unseen card lies between only the lowest. */
function differentPlays(view: PlayPhase<Hidden>, seat: Seat): Move[] {
  const { trump } = view.contract;
  const unseen = cardsOf(unseenBy(view, seat)).map((card) => ({
    suit: suitIn(card, trump),
    strength: strengthIn(card, trump),
  }));
  const legal = legalCards(view, seat).sort((a, b) => strengthIn(a, trump) - strengthIn(b, trump));
  const touches = (lower: Card, card: Card): boolean =>
    suitIn(lower, trump) === suitIn(card, trump) &&
    !unseen.some(
      ({ suit, strength }) =>
        suit === suitIn(card, trump) &&
        strength > strengthIn(lower, trump) &&
        strength < strengthIn(card, trump),
    );
  const kept = legal.filter((card, i) => !legal.some((lower, j) => j < i && touches(lower, card)));
  const names = (card: Card): boolean => view.trick.plays.length === 0 && namesSuit(card, trump);
  return kept.flatMap((card): Move[] =>
    names(card)
      ? SUIT_NUMBERS.map((suit) => ({ kind: 'play', card, suit }))
      : [{ kind: 'play', card, suit: null }],
  );
}
