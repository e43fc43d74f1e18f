import { equals } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { NO_PLAY, type Rating } from '../../engine/shang/combination.ts';
import { CHECK, type Move, type View } from '../../engine/shang/state.ts';
import type { Play } from './holding.ts';
import type { Judge, Verdict } from './judge.ts';
import { type DealSim, playsFor, simOf } from './sim.ts';

/** A legal move and what a bot thinks of it. */
export interface Candidate extends Readonly<Verdict> {
  readonly move: Move;
  /** Below 0 for a check. */
  readonly rating: Rating;
}

export const moveOf = (play: Play | null): Move => (play ? { kind: 'play', cards: play.cards } : CHECK);

/** Reads a deal from the view of the seat to act. */
export function read(view: View, seat: Seat): DealSim {
  if (view.phase !== 'play' || view.turn !== seat) throw new RangeError(`seat ${seat} is not to act`);
  return simOf(view, view.cardsLeft);
}

/** All legal moves of the seat that is to act, weighed. */
export function weigh(view: View, seat: Seat, judge: Judge): Candidate[] {
  const sim = read(view, seat);
  const moves: (Play | null)[] = playsFor(sim);
  if (sim.top !== NO_PLAY) moves.push(null);
  judge.readDecision(sim);
  return moves.map((play) => ({
    move: moveOf(play),
    rating: play?.rating ?? NO_PLAY,
    ...judge.verdictOn(play),
  }));
}

/** The candidate of a legal move: every legal move is among those weighed. */
export const candidateFor = (candidates: readonly Candidate[], made: Move): Candidate | undefined =>
  candidates.find(({ move }) =>
    move.kind === 'play' ? made.kind === 'play' && equals(move.cards, made.cards) : made.kind === 'check',
  );

/** The candidate for which `worth` is highest, the first of equal ones. */
export function highest(
  candidates: readonly Candidate[],
  worth: (candidate: Candidate) => number = ({ value }) => value,
): Candidate {
  let best = candidates[0]!;
  for (const candidate of candidates) if (worth(candidate) > worth(best)) best = candidate;
  return best;
}
