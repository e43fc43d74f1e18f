import type { Card } from '../../engine/card.ts';
import type { Seat } from '../../engine/game.ts';
import { play, toAct } from '../../engine/shengji/rules.ts';
import type { Move, PlayPhase, State } from '../../engine/shengji/state.ts';
import { view } from '../../engine/shengji/view.ts';
import { bestPlay } from './play.ts';
import { type Player, playerAt, sitDown } from './player.ts';
import { chooseSetup } from './setup.ts';
import { applyMove, copySim, type Play, playerPoints, playOf, type ShengjiSim, simOf } from './sim.ts';

/** The end of a deal: the Player party's points, and the members of the House. */
export interface End {
  readonly playerPoints: number;
  readonly house: readonly Seat[];
}

/** Hears how a deal is played to its end. The arrays it gets change with the next play. */
export interface Listener {
  /** Called before each play of the policy, not for given cards. */
  played(sim: ShengjiSim, play: Play): void;
  /** Called after each trick: `winner` gets its `stake`. */
  taken(sim: ShengjiSim): void;
}

/** Returns the end of a deal if the policy plays on. */
export function endOf(from: State): End {
  const state = setUp(from);
  return state.phase === 'play' ? endOfPlay(state) : state.standing.results.at(-1)!;
}

/** Plays the policy's moves up to the first lead. `hear` gets each of them. */
export function setUp(from: State, hear?: (seat: Seat, move: Move) => void): State {
  let state = from;
  while (state.phase === 'draw' || state.phase === 'bury' || state.phase === 'tickets') {
    const seat = toAct(state)[0]!;
    const { move } = chooseSetup(view(state, seat) as Parameters<typeof chooseSetup>[0], seat);
    hear?.(seat, move);
    state = play(state, seat, move);
  }
  return state;
}

/** Returns the end of a deal in play if the policy plays on for everybody. */
export const endOfPlay = (state: PlayPhase, listener?: Listener): End =>
  playOn(playerAt(simOf(state)), listener);

/** The imagined deal, and the copy that is played to its end again and again. */
let sims: { readonly laid: ShengjiSim; readonly player: Player } | null = null;

/** Returns a function that plays cards (in canonical order) for the seat to act, and plays on by the policy. It is valid until the next call. */
export function endsFrom(state: PlayPhase): (cards: readonly Card[], listener?: Listener) => End {
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
    const chosen = bestPlay(player);
    listener?.played(sim, chosen);
    applyMove(sim, chosen);
    if (sim.played === 0) listener?.taken(sim);
  }
  return {
    playerPoints: playerPoints(sim),
    house: [...sim.house.keys()].filter((seat) => sim.house[seat] === 1),
  };
}
