import type { Seat } from '../../../engine/game.ts';
import type { PlayPhase } from '../../../engine/shengji/state.ts';
import { playerAt, quickPlay } from './choose.ts';
import { playerPoints, putDown, tableOf } from './table.ts';

/** How a deal ends if everyone plays on much as the policy does: the Player party's points, and who has joined the House. */
export function sketchEnd(state: PlayPhase): {
  readonly playerPoints: number;
  readonly house: readonly Seat[];
} {
  const table = tableOf(state);
  const player = playerAt(table);
  while (table.left > 0) putDown(table, quickPlay(player));
  return {
    playerPoints: playerPoints(table),
    house: [...table.house.keys()].filter((seat) => table.house[seat] === 1),
  };
}
