import type { Seat } from '../../engine/game.ts';
import { NO_PLAY } from '../../engine/shang/combination.ts';
import { CHECK, type Move, type View } from '../../engine/shang/state.ts';
import type { Play } from './holding.ts';
import type { Judge } from './judge.ts';
import { playsFor, type ShangSim, simOf } from './sim.ts';

/** A legal move with its value for a bot, in turns. */
interface Candidate {
  readonly move: Move;
  readonly value: number;
}

export const moveOf = (play: Play | null): Move => (play ? { kind: 'play', cards: play.cards } : CHECK);

/** Reads a deal from the view of the seat to act. */
export function read(view: View, seat: Seat): ShangSim {
  if (view.phase !== 'play' || view.turn !== seat) throw new RangeError(`seat ${seat} is not to act`);
  return simOf(view, view.cardsLeft);
}

/** Returns all legal moves of the seat to act with their values. */
export function weigh(view: View, seat: Seat, judge: Judge): Candidate[] {
  const sim = read(view, seat);
  const moves: (Play | null)[] = playsFor(sim);
  if (sim.top !== NO_PLAY) moves.push(null);
  judge.readDecision(sim);
  return moves.map((play) => ({ move: moveOf(play), value: judge.verdictOn(play).value }));
}
