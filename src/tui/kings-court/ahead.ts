import type { Seat } from '../../engine/game.ts';
import type { View } from '../../engine/kings-court/state.ts';
import { ownHand } from '../../engine/kings-court/view.ts';

/** The view of a seat as if it were to place a card. */
export const ahead = (view: View, seat: Seat): View | null =>
  view.phase === 'play' && view.turn !== seat && (ownHand(view)?.length ?? 0) > 0
    ? { ...view, turn: seat }
    : null;
