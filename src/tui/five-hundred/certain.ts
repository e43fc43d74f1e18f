import { cardsOf, NONE } from '../../engine/five-hundred/cards.ts';
import type { Move, View } from '../../engine/five-hundred/state.ts';
import { ledSuit, namesSuit } from '../../engine/five-hundred/trick.ts';
import type { Seat } from '../../engine/game.ts';

/** The last card of the seat to play, unless it is a Joker that still has to name a suit; null where there is a choice. */
export function certain(view: View, seat: Seat): Move | null {
  if (view.phase !== 'play' || view.turn !== seat) return null;
  const [card, another] = cardsOf(view.hands[seat] ?? NONE);
  if (card === undefined || another !== undefined) return null;
  const names = ledSuit(view.trick, view.contract.trump) === null && namesSuit(card, view.contract.trump);
  return names ? null : { kind: 'play', card, suit: null };
}
