import type { Card } from '../../../engine/card.ts';
import type { Seat } from '../../../engine/game.ts';
import type { PlayPhase } from '../../../engine/shengji/state.ts';
import { bestPlay } from './choose.ts';
import { type Player, playerAt, sitDown } from './player.ts';
import { applyMove, copySim, type DealSim, type Play, playerPoints, playOf, simOf } from './sim.ts';

/** How a deal ends: the Player party's points, and who has joined the House. */
export interface End {
  readonly playerPoints: number;
  readonly house: readonly Seat[];
}

/** Hears how a deal is played to its end. The arrays that it is handed change with the next play. */
export interface Listener {
  /** The seat to act is about to play; not told of cards that were given. */
  played(sim: DealSim, play: Play): void;
  /** A trick is complete: `winner` takes its `stake`. */
  taken(sim: DealSim): void;
}

/** How a deal in play ends if the policy plays on for everybody. */
export function sketchEnd(state: PlayPhase, listener?: Listener): End {
  const player = playerAt(simOf(state));
  return playOn(player, listener);
}

/** The deal as it was imagined, and the copy of it that is played on again and again. */
let sims: { readonly laid: DealSim; readonly player: Player } | null = null;

/**
 * Returns a function that plays some cards (in canonical order) for the seat to act, and then has the policy play on. The
 * function is valid until the next call: all deals are played on one copy.
 */
export function sketchFrom(state: PlayPhase): (cards: readonly Card[], listener?: Listener) => End {
  sims ??= { laid: simOf(state), player: playerAt(simOf(state)) };
  const { laid, player } = sims;
  const { sim } = player.reading;
  simOf(state, laid);
  return (cards, listener) => {
    copySim(laid, sim);
    sitDown(player);
    applyMove(sim, playOf(sim, cards));
    if (sim.played === 0) listener?.taken(sim);
    return playOn(player, listener);
  };
}

function playOn(player: Player, listener?: Listener): End {
  const { sim } = player.reading;
  while (sim.left > 0) {
    const play = bestPlay(player);
    listener?.played(sim, play);
    applyMove(sim, play);
    if (sim.played === 0) listener?.taken(sim);
  }
  return {
    playerPoints: playerPoints(sim),
    house: [...sim.house.keys()].filter((seat) => sim.house[seat] === 1),
  };
}
