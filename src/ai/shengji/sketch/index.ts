import type { Card } from '../../../engine/card.ts';
import type { Seat } from '../../../engine/game.ts';
import type { PlayPhase } from '../../../engine/shengji/state.ts';
import { quickPlay } from './choose.ts';
import { type Player, playerAt, sitDown } from './player.ts';
import { copyTable, playerPoints, playOf, putDown, type Table, tableOf } from './table.ts';

/** How a deal ends: the Player party's points, and who has joined the House. */
export interface End {
  readonly playerPoints: number;
  readonly house: readonly Seat[];
}

/** How a deal ends if everyone plays on much as the policy does. */
export function sketchEnd(state: PlayPhase): End {
  const player = playerAt(tableOf(state));
  return playOn(player);
}

/** A deal as it was imagined, and the table where it is played on again and again. */
let tables: { readonly laid: Table; readonly player: Player } | null = null;

/**
 * The same of deals in which the seat to act in this one plays some cards, in canonical order. An answer serves until another deal is asked
 * for: all are played on one table.
 */
export function sketchFrom(state: PlayPhase): (cards: readonly Card[]) => End {
  tables ??= { laid: tableOf(state), player: playerAt(tableOf(state)) };
  const { laid, player } = tables;
  const { table } = player.reading;
  tableOf(state, laid);
  return (cards) => {
    copyTable(laid, table);
    sitDown(player);
    putDown(table, playOf(table, cards));
    return playOn(player);
  };
}

function playOn(player: Player): End {
  const { table } = player.reading;
  while (table.left > 0) putDown(table, quickPlay(player));
  return {
    playerPoints: playerPoints(table),
    house: [...table.house.keys()].filter((seat) => table.house[seat] === 1),
  };
}
