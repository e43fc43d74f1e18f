import { EMPTY, isEmpty } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import type { View } from '../../engine/shang/state.ts';

/** The view of a seat as if it were to play: over what is to be beaten, or, if that is its own play, to lead. */
export function ahead(view: View, seat: Seat): View | null {
  if (view.phase !== 'play' || view.turn === seat || isEmpty(view.hands[seat] ?? EMPTY)) return null;
  return { ...view, turn: seat, top: view.top?.seat === seat ? null : view.top };
}
