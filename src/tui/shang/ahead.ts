import { EMPTY, isEmpty } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import type { View } from '../../engine/shang/state.ts';

/** The view of a seat as if it were its turn: to beat the play on the table, or to lead if that play is its own. */
export function ahead(view: View, seat: Seat): View | null {
  if (view.phase !== 'play' || view.turn === seat || isEmpty(view.hands[seat] ?? EMPTY)) return null;
  return { ...view, turn: seat, top: view.top?.seat === seat ? null : view.top };
}
