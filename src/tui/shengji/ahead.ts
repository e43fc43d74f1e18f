import type { Seat } from '../../engine/game.ts';
import { NO_CARDS } from '../../engine/shengji/cards.ts';
import type { Shengji } from '../../engine/shengji/state.ts';

/** The view of a seat as if it were its turn: to play to the trick on the table, or to lead if it has played to that trick already. */
export function ahead(view: Shengji['view'], seat: Seat): Shengji['view'] | null {
  if (view.phase !== 'play' || view.turn === seat) return null;
  if ((view.hands[seat] ?? NO_CARDS).every((copies) => copies === 0)) return null;
  const hasPlayed = view.trick?.plays.some((play) => play.seat === seat) ?? false;
  return { ...view, turn: seat, trick: hasPlayed ? null : view.trick };
}
