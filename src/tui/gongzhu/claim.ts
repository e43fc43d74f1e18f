import { rankOf, suitOf } from '../../engine/card.ts';
import { cardsOf, EMPTY, FULL, intersection, minus, SUIT_SETS, union } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { legalCards } from '../../engine/gongzhu/rules.ts';
import { heldBy, type Move, type View } from '../../engine/gongzhu/state.ts';
import { ledCard } from '../../engine/trick.ts';
import { takesAll } from '../match/sure.ts';

/** A card to lead where every trick left is the seat's, and with it every card still out; else null. */
export function claim(view: View, seat: Seat): Move | null {
  if (view.phase !== 'play' || view.turn !== seat || ledCard(view.trick) !== null) return null;
  const own = heldBy(view, seat) ?? EMPTY;
  const unseen = minus(FULL, union(own, view.played));
  const suits = SUIT_SETS.map((suit) => ({
    own: cardsOf(intersection(own, suit)).map(rankOf),
    unseen: cardsOf(intersection(unseen, suit)).map(rankOf),
  }));
  if (!takesAll(suits, { own: [], unseen: [] })) return null;
  // The highest card of a suit is led first.
  const legal = cardsOf(legalCards(view, seat));
  const card = legal.findLast((each) => suitOf(each) === suitOf(legal[0]!));
  return card === undefined ? null : { kind: 'play', card };
}
