import { NO_TRUMP } from '../../engine/five-hundred/bids.ts';
import { both, type Card, type Cards, cardsOf, NONE, SUIT_NUMBERS } from '../../engine/five-hundred/cards.ts';
import { moves } from '../../engine/five-hundred/moves.ts';
import type { Move, View } from '../../engine/five-hundred/state.ts';
import { strengthIn, suitCards, suitIn } from '../../engine/five-hundred/trumps.ts';
import { shownVoids, unseenBy } from '../../engine/five-hundred/view.ts';
import type { Seat } from '../../engine/game.ts';
import { takesAll } from '../match/sure.ts';

/** A card to lead where every trick left is the seat's; else null, and always with Nello, which has its own aim. */
export function claim(view: View, seat: Seat): Move | null {
  if (view.phase !== 'play' || view.turn !== seat || view.trick.plays.length > 0) return null;
  const { contract, standing } = view;
  if (contract.bid === 'nello') return null;
  const { trump } = contract;
  const hand = view.hands[seat] ?? NONE;
  const voids = shownVoids(view);
  const others = voids.filter((_, other) => other !== seat && other < standing.seats);
  const unseen = unseenBy(view, seat);
  const heights = (cards: Cards, suit: number) =>
    cardsOf(both(cards, suitCards(suit, trump))).map((card) => strengthIn(card, trump));
  const suit = (number: number) => ({
    own: heights(hand, number),
    unseen: others.every((shown) => shown & (1 << number)) ? [] : heights(unseen, number),
  });
  // Without trumps the Joker is a suit that trumps the others.
  const sides = SUIT_NUMBERS.filter((number) => number !== trump).map(suit);
  if (!takesAll(sides, suit(trump))) return null;
  const best = cardsOf(hand).reduce((a, b) => (before(b, a, trump) ? b : a));
  for (const move of moves(view, seat)) if (move.kind === 'play' && move.card === best) return move;
  return null;
}

/** Trumps are led before other suits, and in a suit the highest card. */
function before(card: Card, other: Card, trump: number): boolean {
  const [suit, than] = [suitIn(card, trump), suitIn(other, trump)];
  if (suit === than) return strengthIn(card, trump) > strengthIn(other, trump);
  return suit === trump || (suit === NO_TRUMP && than !== trump);
}
