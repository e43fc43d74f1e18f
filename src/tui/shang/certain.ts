import type { Seat } from '../../engine/game.ts';
import { moves } from '../../engine/shang/rules.ts';
import type { Move, View } from '../../engine/shang/state.ts';

/** The only move there is: a check where nothing held beats the table, or the last card on a fresh one. */
export function certain(view: View, seat: Seat): Move | null {
  let only: Move | null = null;
  for (const move of moves(view, seat)) {
    if (only) return null;
    only = move;
  }
  return only;
}
