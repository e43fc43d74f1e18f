import { NONE, size } from '../../engine/five-hundred/cards.ts';
import type { View } from '../../engine/five-hundred/state.ts';
import type { Seat } from '../../engine/game.ts';

/** The view of a seat as if it were its turn: to play to the trick on the table, or to lead if it has played to that trick already. */
export function ahead(view: View, seat: Seat): View | null {
  if (view.phase !== 'play' || view.turn === seat || view.contract.out.includes(seat)) return null;
  if (size(view.hands[seat] ?? NONE) === 0) return null;
  const hasPlayed = view.trick.plays.some((play) => play.seat === seat);
  return { ...view, turn: seat, trick: hasPlayed ? { plays: [], named: null } : view.trick };
}
