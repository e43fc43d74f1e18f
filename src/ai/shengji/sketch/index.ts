import type { Card } from '../../../engine/card.ts';
import type { Seat } from '../../../engine/game.ts';
import type { PlayPhase } from '../../../engine/shengji/state.ts';
import { quickPlay } from './choose.ts';
import { type Player, playerAt, sitDown } from './player.ts';
import { applyMove, copySim, type DealSim, playerPoints, playOf, simOf } from './sim.ts';

/** How a deal ends: the Player party's points, and who has joined the House. */
export interface End {
  readonly playerPoints: number;
  readonly house: readonly Seat[];
}

/** How a deal ends if everyone plays on much as the policy does. */
export function sketchEnd(state: PlayPhase): End {
  const player = playerAt(simOf(state));
  return playOn(player);
}

/** The deal as it was imagined, and the copy of it that is played on again and again. */
let sims: { readonly laid: DealSim; readonly player: Player } | null = null;

/**
 * Returns a function that plays some cards (in canonical order) for the seat to act, and sketches the rest of the deal. The
 * function is valid until the next call: all deals are played on one copy.
 */
export function sketchFrom(state: PlayPhase): (cards: readonly Card[]) => End {
  sims ??= { laid: simOf(state), player: playerAt(simOf(state)) };
  const { laid, player } = sims;
  const { sim } = player.reading;
  simOf(state, laid);
  return (cards) => {
    copySim(laid, sim);
    sitDown(player);
    applyMove(sim, playOf(sim, cards));
    return playOn(player);
  };
}

function playOn(player: Player): End {
  const { sim } = player.reading;
  while (sim.left > 0) applyMove(sim, quickPlay(player));
  return {
    playerPoints: playerPoints(sim),
    house: [...sim.house.keys()].filter((seat) => sim.house[seat] === 1),
  };
}
