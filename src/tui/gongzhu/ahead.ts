import { isEmpty } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { heldBy, type View } from '../../engine/gongzhu/state.ts';
import { newTrick } from '../../engine/trick.ts';

/** The view of a seat as if it were its turn: to play to the trick on the table, or to lead if it has played to that trick already. */
export function ahead(view: View, seat: Seat): View | null {
  if (view.phase !== 'play' || view.turn === seat || isEmpty(heldBy(view, seat)!)) return null;
  const trick = view.trick.cards[seat] === null ? view.trick : newTrick(seat);
  return { ...view, turn: seat, trick };
}
